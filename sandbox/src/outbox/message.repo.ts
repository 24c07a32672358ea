import type { Client } from '../database.ts';

export type Channel = 'sms' | 'email';
export type Message = {
  id: bigint;
  channel: Channel;
  recipient: string;
  sender: string;
  subject: string;
  text: string;
  sent_at: Temporal.Instant;
};
export type NewMessage = Omit<Message, 'id'>;

export async function insertMessage(client: Client, message: NewMessage): Promise<string> {
  const { rows } = await client.query<{ id: bigint }>(
    `INSERT INTO outbox.messages (channel, recipient, sender, subject, text, sent_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING id`,
    [message.channel, message.recipient, message.sender, message.subject, message.text, message.sent_at.toString()],
  );
  return String(rows[0]!.id);
}

/** Newest first; for one recipient, or for all. */
export async function selectMessages(client: Client, recipient: string | null, limit: number): Promise<Message[]> {
  const { rows } = await client.query<Message>(
    `SELECT id, channel, recipient, sender, subject, text, sent_at
       FROM outbox.messages
      WHERE $1::text IS NULL OR recipient = $1
      ORDER BY id DESC
      LIMIT $2`,
    [recipient, limit],
  );
  return rows;
}
