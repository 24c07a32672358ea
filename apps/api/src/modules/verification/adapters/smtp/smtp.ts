import { createTransport } from 'nodemailer';
import { type Email, MessageRefused } from '../../domain/messages.ts';

const ANSWER_WITHIN_MS = 10_000;

/** E-mail by any SMTP server (RFC 5321). A server that refuses for good (5yz) is distinguished from one that is busy. */
export function createSmtp({ url, from }: { url: string; from: string }): (message: Email) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500) throw new MessageRefused(`the mail server refused the message (${code})`);
      throw new Error(`the mail server did not take the message (${code || 'no answer'})`, { cause: error });
    }
  };
}
