import type { InboxMessage, Language } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { LiveHub } from '../../platform/live.ts';
import { byId, type Page, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import type { NewMessage, Texts } from './domain/message.ts';
import { type Brand, presentMessage } from './inbox.present.ts';
import * as repo from './inbox.repo.ts';

export type InboxNeeds = {
  pool: Pool;
  clock: Clock;
  live: Pick<LiveHub, 'publish'>;
  brand: () => Promise<Brand>;
  /** For how many days messages are kept. */
  keepDays: () => Promise<number>;
};

export type ListWish = PageWish & { unreadOnly: boolean };

export const ANNOUNCE = 'inbox_announce';
const Announcement = z.object({ memberId: z.string() });

const DROPPED_AT_ONCE = 5000;
const MOST_ANNOUNCED = 200;

export type InboxService = ReturnType<typeof createInboxService>;

/** The messages of members. Every change of unread messages sends the new number to the member's open screens. */
export function createInboxService({ pool, clock, live, brand, keepDays }: InboxNeeds) {
  const unread = (memberId: string): Promise<number> => repo.countUnread(pool, memberId);

  async function announce(memberId: string): Promise<number> {
    const count = await unread(memberId);
    live.publish(memberId, { name: 'unread', data: { count } });
    return count;
  }

  /** Once the transaction has committed, the open screens are told. */
  const announceLater = (tx: WriteHandle, memberId: string): Promise<void> =>
    enqueue(tx, ANNOUNCE, { memberId }, { key: `${ANNOUNCE}:${memberId}` });

  return {
    unread,

    /** Sends a member a message, in the transaction that causes it; once for each cause. */
    async tell(tx: WriteHandle, message: NewMessage): Promise<void> {
      if (await repo.insertMessage(tx, message, clock.now())) await announceLater(tx, message.memberId);
    },

    /** Sends many members a message at once. For very many, open screens see it at their next query. */
    async tellAll(tx: WriteHandle, messages: readonly NewMessage[]): Promise<void> {
      if (messages.length === 0) return;
      const told = await repo.insertMessages(tx, messages, clock.now());
      if (told.length <= MOST_ANNOUNCED) for (const memberId of told) await announceLater(tx, memberId);
    },

    /** The job that sends a member's open screens the number of unread messages. */
    announce: async (payload: unknown): Promise<void> => void (await announce(Announcement.parse(payload).memberId)),

    /** A page, newest first, and the cursor of the next one. */
    async list(
      memberId: string,
      { before, unreadOnly, pageSize }: ListWish,
      language: Language,
    ): Promise<Page<InboxMessage>> {
      const [house, page] = await Promise.all([
        brand(),
        readPage(pageSize, (limit) => repo.selectMessages(pool, memberId, { before, unreadOnly, limit }), byId),
      ]);
      return presentPage(page, (message) => presentMessage(message, language, house));
    },

    async byId(memberId: string, id: string, language: Language): Promise<InboxMessage> {
      const [house, found] = await Promise.all([brand(), repo.selectMessage(pool, memberId, id)]);
      if (!found) throw new ApiError('NOT_FOUND');
      return presentMessage(found, language, house);
    },

    async read(memberId: string, id: string): Promise<number> {
      if (!(await inTransaction(pool, (tx) => repo.markRead(tx, memberId, id, clock.now())))) {
        throw new ApiError('NOT_FOUND');
      }
      return announce(memberId);
    },

    async readAll(memberId: string): Promise<number> {
      await inTransaction(pool, (tx) => repo.markAllRead(tx, memberId, clock.now()));
      return announce(memberId);
    },

    async remove(memberId: string, id: string): Promise<number> {
      if (!(await inTransaction(pool, (tx) => repo.markDeleted(tx, memberId, id, clock.now())))) {
        throw new ApiError('NOT_FOUND');
      }
      return announce(memberId);
    },

    async removeSome(memberId: string, ids: readonly string[]): Promise<number> {
      await inTransaction(pool, (tx) => repo.markAllDeleted(tx, memberId, ids, clock.now()));
      return announce(memberId);
    },

    /** Sends the operator's own text to one member, once for a key. @returns `false` where the key has sent before */
    async send(
      tx: WriteHandle,
      message: { memberId: string; texts: Texts; sentBy: string; key: string },
    ): Promise<boolean> {
      const isNew = await repo.insertOperatorMessage(tx, message, clock.now());
      if (isNew) await announceLater(tx, message.memberId);
      return isNew;
    },

    /** Sends the operator's own text to every registered member; screens show it at their next query. */
    sendToAll: (texts: Texts, sentBy: string): Promise<void> =>
      inTransaction(pool, (tx) => repo.insertBroadcast(tx, texts, sentBy, clock.now())),

    /** Deletes messages older than the brand keeps them, in transactions of a bearable size. */
    async dropOld(): Promise<void> {
      const before = clock.now().subtract({ hours: 24 * (await keepDays()) });
      for (const drop of [repo.deleteMessagesBefore, repo.deleteMarksBefore]) {
        let dropped: number;
        do dropped = await inTransaction(pool, (tx) => drop(tx, before, DROPPED_AT_ONCE));
        while (dropped === DROPPED_AT_ONCE);
      }
      await inTransaction(pool, (tx) => repo.deleteBroadcastsBefore(tx, before));
    },
  };
}
