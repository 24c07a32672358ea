import {
  type AdminTemplate,
  type Language,
  languages,
  type TemplateChannel,
  templateChannels,
  type TemplateName,
  templateNames,
} from '@champa/contract';
import { translate } from '@champa/i18n/server';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { masked } from '../../platform/mask.ts';
import type { Allowances } from '../throttle/index.ts';
import { MessageRefused, type Messengers } from './domain/messages.ts';
import type { OutgoingTexts } from './domain/templates.ts';
import { type Outgoing, outgoing } from './outgoing.service.ts';
import type { VerificationRules } from './verification.settings.ts';

type Needs = {
  pool: Pool;
  messengers: Messengers;
  settings: () => Promise<VerificationRules>;
  allowances: Pick<Allowances, 'spend'>;
  record: RecordByHand;
};

type Which = { name: TemplateName; channel: TemplateChannel; language: Language };

const TESTS_AN_HOUR = { uses: 10, minutes: 60 };

export type TemplatesAdmin = ReturnType<typeof createTemplatesAdmin>;

/** What members get by SMS and e-mail, as employees look at it and try it out. */
export function createTemplatesAdmin({ pool, messengers, settings, allowances, record }: Needs) {
  /** @param typed the brand's own texts, in place of those that are saved */
  async function shown(which: Which, typed?: OutgoingTexts): Promise<Outgoing> {
    const { brand, outgoingTexts, codes } = await settings();
    const values = {
      brand: brand.name,
      code: '123456',
      minutes: codes.expiredMinutes,
      text: translate('inbox.text_password_changed', which.language),
    };
    return outgoing(typed ?? outgoingTexts, which, values);
  }

  return {
    /** All of them, filled with examples: as they are saved, or as they are typed. */
    async list(typed?: OutgoingTexts): Promise<AdminTemplate[]> {
      const every = templateNames.flatMap((name) =>
        templateChannels.flatMap((channel) => languages.map((language) => ({ name, channel, language }))),
      );
      return Promise.all(
        every.map(async (which) => {
          const { name: id, channel, language } = which;
          const { subject, ...rest } = await shown(which, typed);
          const isMail = channel === 'email';
          return {
            id,
            channel,
            language,
            subject: isMail ? subject : '',
            ...rest,
            canSend: messengers[channel] !== null,
          };
        }),
      );
    },

    /** Sends one to where the employee wants it. @throws ApiError TOO_MANY_REQUESTS, or NOT_POSSIBLE where nobody takes it */
    async test(by: ByStaff, { to, ...which }: Which & { to: string }): Promise<void> {
      const send = messengers[which.channel];
      if (!send)
        throw new ApiError(
          'NOT_POSSIBLE',
          because('no_channel', `no provider of ${which.channel} is set up`, { channel: which.channel }),
        );
      await allowances.spend(`template-test:${by.staffId}`, TESTS_AN_HOUR);
      const { text, subject } = await shown(which);
      const detail = { ...which, to: masked(which.channel === 'sms' ? 'phone' : 'email', to) };
      await inTransaction(pool, (tx) => record(tx, by, 'template_tested', detail, 'no change'));
      await send({ to, text, subject }).catch((error: unknown) => {
        if (!(error instanceof MessageRefused)) throw error;
        throw new ApiError('NOT_POSSIBLE', because('message_refused', error.message, { answer: error.message }));
      });
    },
  };
}
