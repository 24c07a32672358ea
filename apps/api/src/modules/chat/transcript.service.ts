import { translate } from '@champa/i18n/server';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database.ts';
import type { Messengers } from '../verification/index.ts';
import { nameOf } from './chat.present.ts';
import { selectConversation, selectMessages } from './chat.repo.ts';
import type { Message } from './domain/chat.ts';

export const TRANSCRIPT = 'chat_transcript';
const TranscriptJob = z.object({ conversationId: z.string(), email: z.string() });
export type TranscriptJob = z.infer<typeof TranscriptJob>;

type Needs = {
  pool: Pool;
  email: Messengers['email'];
  brand: () => Promise<{ name: string; timeZone: string }>;
};

const MOST_LINES = 1000;

/** Sends a customer what was said in a chat. */
export function createTranscripts({ pool, email, brand }: Needs) {
  return async (payload: unknown): Promise<void> => {
    const { conversationId, email: to } = TranscriptJob.parse(payload);
    const one = await selectConversation(pool, conversationId);
    if (!one || !email) return;
    const { name, timeZone } = await brand();
    const { language } = one;
    const said = await selectMessages(pool, one.id, { after: 0, limit: MOST_LINES });
    const customer = translate('chat.transcript_customer', language);
    const picture = translate('chat.transcript_picture', language);
    const lineOf = ({ side, kind, author, text, at }: Message): string => {
      const when = at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
      const who = side === 'staff' ? `${nameOf(author)} (${name})` : customer;
      return `${when.replace('T', ' ')}  ${who}: ${kind === 'picture' ? picture : text}`;
    };
    const lines = said.filter(({ kind }) => kind !== 'event').map(lineOf);
    await email({
      to,
      subject: translate('chat.transcript_subject', language, { brand: name }),
      text: `${translate('chat.transcript_text', language, { brand: name })}\n\n${lines.join('\n')}`,
    });
  };
}
