import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Logger } from 'pino';
import { SMTPServer } from 'smtp-server';
import type { Pool } from '../database.ts';
import { insertMessage } from './message.repo.ts';

const LARGEST_MAIL_BYTES = 1024 * 1024;
/** A mailbox that does not exist. */
const REFUSED_MAILBOX = /^nobody@/i;

export type MailServer = {
  listen: (port: number, host: string) => Promise<void>;
  /** The port on which it listens. */
  port: () => number;
  close: () => Promise<void>;
};

/** A mail server that stores all mail. It parses a message as received, so the outbox shows what was really sent. */
export function createMailServer({
  pool,
  now,
  log,
}: {
  pool: Pool;
  now: () => Temporal.Instant;
  log: Logger;
}): MailServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_MAIL_BYTES,
    logger: false,
    onRcptTo: ({ address }, _session, answer) =>
      REFUSED_MAILBOX.test(address)
        ? answer(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
        : answer(),
    onData: (stream, { envelope }, answer) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => keep(raw, recipients))
        .then(() => answer(), answer);
    },
  });
  server.on('error', (error: Error) => log.warn({ err: error }, 'mail server'));

  async function keep(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const { from, subject = '', text = '' } = await new PostalMime().parse(raw);
    const sender = from?.address ?? '';
    for (const recipient of recipients) {
      await insertMessage(pool, {
        channel: 'email',
        recipient,
        sender,
        subject,
        text: text.trim(),
        sent_at: now(),
      });
    }
  }

  return {
    listen: (port, host) => new Promise((resolve) => server.listen(port, host, () => resolve())),
    port: () => (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
