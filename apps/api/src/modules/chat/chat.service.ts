import { randomUUID } from 'node:crypto';
import type { ChatEntered, ChatStanding, Language } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs.ts';
import { presentChat, presentMessage } from './chat.present.ts';
import * as repo from './chat.repo.ts';
import type { ChatRules } from './chat.settings.ts';
import * as desk from './desk.repo.ts';
import type { Conversation } from './domain/chat.ts';
import { isWorking, opensNext } from './domain/hours.ts';
import type { TellNews } from './news.ts';
import { end, note, readChatPicture, say, type Said } from './talk.ts';
import { TRANSCRIPT, type TranscriptJob } from './transcript.service.ts';

export type ChatNeeds = {
  pool: Pool;
  clock: Clock;
  rules: () => Promise<ChatRules>;
  tellNews: TellNews;
  brand: () => Promise<{ timeZone: string; defaultLanguage: Language }>;
  canSendEmail: boolean;
};

type Entering = { topic: string; language: Language; key: string | null; memberId: string | null };

const AT_ONCE = 200;
const TICKET_SECONDS = 30;
/** An employee whose screen has said nothing for longer is not there. */
export const PRESENT_SECONDS = 75;
const QUIET_AT_ONCE = 100;
const DROPPED_AT_ONCE = 500;

const CUSTOMER = { side: 'customer', author: null } as const;

export type ChatService = ReturnType<typeof createChatService>;

/** The chat as members and visitors have it. */
export function createChatService({ pool, clock, rules, tellNews, brand, canSendEmail }: ChatNeeds) {
  async function standingNow(): Promise<{ standing: ChatStanding; opensAt: Temporal.Instant | null }> {
    const { hours } = await rules();
    const now = clock.now().toZonedDateTimeISO((await brand()).timeZone);
    if (!isWorking(hours, now)) return { standing: 'closed', opensAt: opensNext(hours, now) };
    const present = await desk.selectPresent(pool, clock.now().subtract({ seconds: PRESENT_SECONDS }));
    return { standing: present.some(({ isTaking }) => isTaking) ? 'open' : 'away', opensAt: null };
  }

  /** @throws ApiError CHAT_KEY_INVALID */
  async function ofKey(db: ReadHandle, key: string): Promise<Conversation> {
    const found = await repo.selectByKey(db, tokenHash(key));
    if (!found) throw new ApiError('CHAT_KEY_INVALID');
    return found;
  }

  /** Locks the conversation of a key. @throws ApiError CHAT_KEY_INVALID */
  async function lockOfKey(tx: WriteHandle, key: string): Promise<Conversation> {
    const { id } = await ofKey(tx, key);
    return (await repo.lockConversation(tx, id))!;
  }

  const placeOf = async (db: ReadHandle, one: Conversation): Promise<number> =>
    one.state === 'waiting' ? repo.selectPlace(db, one) : 0;

  /** The conversation that somebody returns to: a member's own, or that of the browser's key. */
  async function findRunning(tx: WriteHandle, { key, memberId }: Entering): Promise<Conversation | null> {
    const own = memberId === null ? null : await repo.selectOpenOf(tx, memberId);
    if (own) return repo.lockConversation(tx, own.id);
    const known = key === null ? null : await repo.selectByKey(tx, tokenHash(key));
    const found = known && (await repo.lockConversation(tx, known.id));
    if (!found || found.state === 'ended') return null;
    // A key that a member left in a browser lets nobody else into the member's chat without their sign-in.
    if (found.memberId !== null) return null;
    if (memberId === null) return found;
    await repo.updateConversation(tx, found.id, { memberId });
    await note(tx, found, { event: 'signed_in', author: null }, clock.now());
    return repo.lockConversation(tx, found.id);
  }

  async function speak(key: string, said: Omit<Said, 'side' | 'author'>): Promise<{ seq: number }> {
    const { one, seq, isNew } = await inTransaction(pool, async (tx) => {
      const locked = await lockOfKey(tx, key);
      if (locked.state === 'ended') throw new ApiError('CHAT_ENDED');
      return { one: locked, ...(await say(tx, locked, { ...CUSTOMER, ...said }, clock.now())) };
    });
    if (isNew) tellNews(one, 'message', 'customer', seq);
    return { seq };
  }

  /** @throws ApiError CHAT_KEY_INVALID for a ticket that is used, expired or forged */
  async function redeem(ticket: string): Promise<{ conversationId: bigint | null }> {
    const found = await inTransaction(pool, (tx) => desk.takeTicket(tx, tokenHash(ticket), clock.now()));
    if (!found) throw new ApiError('CHAT_KEY_INVALID');
    return found;
  }

  return {
    redeem,

    /** A new conversation, or the one that runs. Outside the working hours none begins. */
    async enter(entering: Entering): Promise<ChatEntered> {
      const { isOffered, topics, greeting } = await rules();
      const { topic, language, memberId } = entering;
      if (!isOffered || topics.every(({ id }) => id !== topic)) throw new ApiError('NOT_FOUND');
      const { standing, opensAt } = await standingNow();
      const hello = greeting[language] ?? greeting[(await brand()).defaultLanguage] ?? '';
      const answer = { standing, opensAt: opensAt?.toString() ?? null, greeting: hello };
      const entered = await inTransaction(pool, async (tx) => {
        const running = await findRunning(tx, entering);
        if (!running && standing === 'closed') return null;
        const at = clock.now();
        const one =
          running ??
          (await repo.insertConversation(tx, { topic, language, memberId, at })) ??
          // Another of the member's screens was quicker.
          (await repo.selectOpenOf(tx, memberId!))!;
        const key = randomToken();
        await repo.insertKey(tx, tokenHash(key), one.id, at);
        return { one, key, place: await placeOf(tx, one) };
      });
      if (!entered) return { ...answer, chat: null, key: null };
      tellNews(entered.one, 'state', 'system', entered.one.lastSeq);
      return { ...answer, chat: presentChat(entered.one, entered.place), key: entered.key };
    },

    async since(key: string, { after, read }: { after: number; read: number | undefined }) {
      const found = await ofKey(pool, key);
      if (read !== undefined && read > found.customerRead) {
        const moved = await inTransaction(pool, (tx) => repo.markRead(tx, found.id, { side: 'customer', seq: read }));
        if (moved) tellNews(found, 'read', 'customer', read);
      }
      const list = await repo.selectMessages(pool, found.id, { after, limit: AT_ONCE });
      const place = await placeOf(pool, found);
      return {
        chat: presentChat(found, place),
        list: list.map(presentMessage),
        isWhole: list.length < AT_ONCE,
      };
    },

    say: (key: string, { text, messageKey }: { text: string; messageKey: string }): Promise<{ seq: number }> =>
      speak(key, { kind: 'text', text, bytes: null, key: messageKey }),

    async typing(key: string): Promise<void> {
      const one = await ofKey(pool, key);
      if (one.state === 'open') tellNews(one, 'typing', 'customer', one.lastSeq);
    },

    async issueTicket(key: string | null): Promise<{ ticket: string }> {
      const ticket = randomToken();
      const conversationId = key === null ? null : (await ofKey(pool, key)).id;
      const expiresAt = clock.now().add({ seconds: TICKET_SECONDS });
      await inTransaction(pool, (tx) => desk.insertTicket(tx, { hash: tokenHash(ticket), conversationId, expiresAt }));
      return { ticket };
    },

    async sendPicture(ticket: string, file: Uint8Array): Promise<{ seq: number }> {
      const { conversationId } = await redeem(ticket);
      if (conversationId === null) throw new ApiError('CHAT_KEY_INVALID');
      const bytes = await readChatPicture(file);
      const { one, seq } = await inTransaction(pool, async (tx) => {
        const locked = (await repo.lockConversation(tx, conversationId))!;
        if (locked.state === 'ended') throw new ApiError('CHAT_ENDED');
        const picture = { ...CUSTOMER, kind: 'picture', text: '', bytes, key: randomUUID() } as const;
        return { one: locked, ...(await say(tx, locked, picture, clock.now())) };
      });
      tellNews(one, 'message', 'customer', seq);
      return { seq };
    },

    async picture(key: string, seq: number): Promise<{ picture: string }> {
      const bytes = await repo.selectPicture(pool, (await ofKey(pool, key)).id, seq);
      if (!bytes) throw new ApiError('NOT_FOUND');
      return { picture: bytes.toString('base64') };
    },

    async end(key: string): Promise<void> {
      const ended = await inTransaction(pool, async (tx) => {
        const one = await lockOfKey(tx, key);
        if (one.state === 'ended') return null;
        return { one, seq: await end(tx, one, { by: 'customer', event: 'ended' }, clock.now()) };
      });
      if (ended) tellNews(ended.one, 'state', 'system', ended.seq);
    },

    async rate(key: string, { stars, comment }: { stars: number; comment: string }): Promise<void> {
      const one = await inTransaction(pool, async (tx) => {
        const locked = await lockOfKey(tx, key);
        if (locked.firstAnswerAt === null) throw new ApiError('NOT_POSSIBLE', { why: 'nobody has answered yet' });
        await repo.updateConversation(tx, locked.id, { stars, ratingComment: comment });
        return locked;
      });
      tellNews(one, 'state', 'customer', one.lastSeq);
    },

    /** Sends what was said by e-mail, in the background. */
    async sendTranscript(key: string, email: string): Promise<void> {
      if (!canSendEmail) throw new ApiError('NOT_POSSIBLE', { why: 'no e-mail provider is set up' });
      const { id } = await ofKey(pool, key);
      const job: TranscriptJob = { conversationId: String(id), email };
      await inTransaction(pool, (tx) => enqueue(tx, TRANSCRIPT, job, { key: `${TRANSCRIPT}:${id}:${email}` }));
    },

    /** The job that ends chats in which nobody writes any more. */
    async endQuiet(): Promise<void> {
      const before = clock.now().subtract({ minutes: (await rules()).quietMinutes });
      let found: number;
      do {
        const ended = await inTransaction(pool, async (tx) => {
          const quiet = await repo.lockQuiet(tx, before, QUIET_AT_ONCE);
          const seqs: number[] = [];
          for (const one of quiet) {
            seqs.push(await end(tx, one, { by: 'system', event: 'ended_quiet' }, clock.now()));
          }
          return quiet.map((one, index) => ({ one, seq: seqs[index]! }));
        });
        for (const { one, seq } of ended) tellNews(one, 'state', 'system', seq);
        found = ended.length;
      } while (found === QUIET_AT_ONCE);
    },

    async tidy(): Promise<void> {
      const now = clock.now();
      await inTransaction(pool, (tx) => desk.deleteExpired(tx, now));
      const before = now.subtract({ hours: 24 * (await rules()).keepDays });
      let dropped: number;
      do dropped = await inTransaction(pool, (tx) => repo.deleteEndedBefore(tx, before, DROPPED_AT_ONCE));
      while (dropped === DROPPED_AT_ONCE);
    },
  };
}
