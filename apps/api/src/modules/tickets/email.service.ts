import type { Language } from '@champa/contract';
import { translate } from '@champa/i18n/server';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Messengers } from '../verification/index.ts';
import { selectTicket } from './tickets.repo.ts';

export const EMAIL = 'tickets_email';
const EmailJob = z.object({ ticketId: z.string(), text: z.string() });
export type EmailJob = z.infer<typeof EmailJob>;

type Needs = {
  pool: Pool;
  log: Log;
  email: Messengers['email'];
  brand: () => Promise<{ name: string; defaultLanguage: Language }>;
};

/** Sends a visitor what staff answered. */
export function createAnswerByEmail({ pool, log, email, brand }: Needs) {
  return async (payload: unknown): Promise<void> => {
    const { ticketId, text } = EmailJob.parse(payload);
    const one = await selectTicket(pool, ticketId);
    if (!one?.contact) return;
    if (!email) return log.warn({ ticketId }, 'an answer to a visitor was not sent: no e-mail provider is set up');
    const { name, defaultLanguage } = await brand();
    const language = one.language ?? defaultLanguage;
    const values = { brand: name, number: ticketId };
    const subject = translate('ticket.email_subject', language, values);
    await email({
      to: one.contact,
      subject,
      text: `${translate('ticket.email_text', language, values)}\n\n${text}\n\n${name}`,
    });
  };
}
