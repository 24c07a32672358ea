import { isLanguage, translate } from '@champa/i18n/server';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { enqueue, type Job } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Members, Profile } from '../member/index.ts';
import { MessageRefused, type Messengers } from './domain/messages.ts';
import { noticeRecipients, type Reach, type Recipient } from './domain/notice-recipients.ts';
import { outgoing } from './outgoing.service.ts';
import type { VerificationRules } from './verification.settings.ts';

/** Named after the module that it was in once: jobs that wait in a queue keep their name. */
const JOB = 'identity_notice';
const SEAL = 'notice';

/** Changes that members are told of: the kind of the inbox message, and the text that is sent as well. */
const notices = {
  password: { kind: 'password_changed', text: 'inbox.text_password_changed' },
  paymentPassword: { kind: 'payment_password_changed', text: 'inbox.text_payment_password_changed' },
  mobile: { kind: 'mobile_changed', text: 'inbox.text_mobile_changed' },
  email: { kind: 'email_changed', text: 'inbox.text_email_changed' },
  personal: { kind: 'personal_changed', text: 'inbox.text_personal_changed' },
  payeeAdded: { kind: 'payee_added', text: 'inbox.text_payee_added' },
  payeeRemoved: { kind: 'payee_removed', text: 'inbox.text_payee_removed' },
  authenticator: { kind: 'authenticator_changed', text: 'inbox.text_authenticator_changed' },
  passkey: { kind: 'passkey_changed', text: 'inbox.text_passkey_changed' },
  link: { kind: 'link_changed', text: 'inbox.text_link_changed' },
} as const;

export type Notice = keyof typeof notices;

const Payload = z.object({ sealed: z.string() });
const Sealed = z.object({
  memberId: z.string(),
  notice: z.enum(Object.keys(notices) as [Notice, ...Notice[]]),
  formerly: z.nullable(z.object({ mobile: z.nullable(z.string()), email: z.string() })),
});

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  secrets: SecretBox;
  members: Members;
  messengers: Messengers;
  settings: () => Promise<VerificationRules>;
  /** Puts a message in a member's inbox. */
  tell: Inbox['tell'];
};

/**
 * Tells a member of a change to their account's security: in the inbox, and by e-mail, else by SMS. After a change of number
 * or mailbox both the old and the new one get the message: somebody who took an account over cannot keep it quiet.
 */
export function createNotices({ pool, clock, log, secrets, members, messengers, settings, tell: tellInbox }: Needs) {
  async function tell({ memberId, notice, formerly }: z.infer<typeof Sealed>): Promise<void> {
    const member = await members.byId(pool, memberId);
    if (!member) return;
    const { brand, outgoingTexts } = await settings();
    const language =
      brand.languages.filter(isLanguage).find((offered) => offered === member.language) ?? brand.defaultLanguage;
    const change = translate(notices[notice].text, language);
    const values = { brand: brand.name, text: change };
    const canSend = { sms: messengers.sms !== null, email: messengers.email !== null };
    for (const recipient of noticeRecipients(await members.profile(pool, memberId), formerly, canSend)) {
      const { channel } = recipient;
      await deliver(recipient, outgoing(outgoingTexts, { name: 'notice', channel, language }, values));
    }
  }

  /** A message that the provider refuses for good must not keep the others from arriving. */
  async function deliver({ channel, to }: Recipient, message: { text: string; subject: string }): Promise<void> {
    try {
      await messengers[channel]?.({ to, text: message.text, subject: message.subject });
    } catch (error) {
      if (!(error instanceof MessageRefused)) throw error;
      log.warn({ channel, reason: error.message }, 'a notice could not be delivered');
    }
  }

  const job: Job = {
    name: JOB,
    run: async (payload) => tell(Sealed.parse(JSON.parse(secrets.open(SEAL, Payload.parse(payload).sealed)))),
  };

  return {
    jobs: [job],
    /** @param formerly what was bound before the change */
    async send(
      tx: WriteHandle,
      memberId: string,
      notice: Notice,
      formerly: Pick<Profile, keyof Reach> | null = null,
    ): Promise<void> {
      const reach = formerly && { mobile: formerly.mobile, email: formerly.email };
      const content: z.infer<typeof Sealed> = { memberId, notice, formerly: reach };
      await enqueue(tx, JOB, { sealed: secrets.seal(SEAL, JSON.stringify(content)) });
      await tellInbox(tx, { memberId, kind: notices[notice].kind, details: {}, cause: `${notice}:${clock.now()}` });
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
