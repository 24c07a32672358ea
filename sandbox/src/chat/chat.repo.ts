import type { Client } from '../database.ts';

export type Message = { author: 'visitor' | 'house'; text: string; at: Temporal.Instant };

/** Maximum number of displayed messages: the newest. */
const MOST_MESSAGES = 200;

export async function selectMessages(client: Client, conversation: string): Promise<Message[]> {
  const { rows } = await client.query<Message>(
    `SELECT author, text, at FROM
       (SELECT * FROM chat.messages WHERE conversation = $1 ORDER BY id DESC LIMIT $2) AS newest
     ORDER BY id`,
    [conversation, MOST_MESSAGES],
  );
  return rows;
}

export async function insertMessage(client: Client, conversation: string, message: Message): Promise<void> {
  const { author, text, at } = message;
  await client.query('INSERT INTO chat.messages (conversation, author, text, at) VALUES ($1, $2, $3, $4)', [
    conversation,
    author,
    text,
    at.toString(),
  ]);
}
