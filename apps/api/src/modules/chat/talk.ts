import { randomUUID } from 'node:crypto';
import type { ChatEvent, ChatSide } from '@champa/contract';
import type { Sharp } from 'sharp';
import type { WriteHandle } from '../../platform/database.ts';
import { readUploadedPicture } from '../media/index.ts';
import * as repo from './chat.repo.ts';
import type { Conversation } from './domain/chat.ts';

/** A screenshot must stay readable; more pixels are of no use. */
const LONGEST_SIDE = 1600;

type By = { side: Exclude<ChatSide, 'system'>; author: string | null };
export type Said = By & { kind: 'text' | 'picture'; text: string; bytes: Buffer | null; key: string };

/** Adds a message to a locked conversation; once for each key. @returns its number, and whether it is new */
export async function say(
  tx: WriteHandle,
  { id }: Conversation,
  said: Said,
  at: Temporal.Instant,
): Promise<{ seq: number; isNew: boolean }> {
  const known = await repo.selectSeqOfKey(tx, id, said.key);
  if (known !== null) return { seq: known, isNew: false };
  return { seq: await repo.insertMessage(tx, id, { ...said, at }), isNew: true };
}

/** Adds what happened, for both sides to read. */
export function note(
  tx: WriteHandle,
  { id }: Pick<Conversation, 'id'>,
  { event, author }: { event: ChatEvent; author: string | null },
  at: Temporal.Instant,
): Promise<number> {
  const message = { key: randomUUID(), side: 'system', kind: 'event', author, text: event, bytes: null, at } as const;
  return repo.insertMessage(tx, id, message);
}

/** Ends a locked conversation, and says so in it. */
export async function end(
  tx: WriteHandle,
  one: Conversation,
  { by, event }: { by: string; event: 'ended' | 'ended_quiet' },
  at: Temporal.Instant,
): Promise<number> {
  const seq = await note(tx, one, { event, author: null }, at);
  await repo.updateConversation(tx, one.id, { state: 'ended', endedAt: at, endedBy: by });
  return seq;
}

/** What is kept of a picture. @throws ApiError PICTURE_UNREADABLE */
export function readChatPicture(file: Uint8Array): Promise<Buffer> {
  const draw = (picture: Sharp): Sharp =>
    picture
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 });
  return readUploadedPicture(file, draw);
}
