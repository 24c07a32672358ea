import { randomUUID } from 'node:crypto';
import type { Language, LocalText } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, readPage } from '../../platform/paging.ts';
import * as repo from './chat.repo.ts';
import { PRESENT_SECONDS } from './chat.service.ts';
import * as desk from './desk.repo.ts';
import { actsOf, type Conversation } from './domain/chat.ts';
import type { Translator } from './domain/translator.ts';
import type { TellNews } from './news.ts';
import { end, note, readChatPicture, say } from './talk.ts';

export type { ListedChat } from './chat.repo.ts';

export type ChatAdminNeeds = {
  pool: Pool;
  clock: Clock;
  tellNews: TellNews;
  record: RecordByHand;
  timeZone: () => Promise<string>;
  translator: Translator;
};

const MOST_LIVE = 200;
const MOST_MESSAGES = 500;

type StepAct = 'claim' | 'release' | 'hand_over' | 'end';
type Answer = { name: string; texts: LocalText };

export type ChatAdmin = ReturnType<typeof createChatAdmin>;

/** The chat as employees have it. */
export function createChatAdmin({ pool, clock, tellNews, record, timeZone, translator }: ChatAdminNeeds) {
  const present = () => desk.selectPresent(pool, clock.now().subtract({ seconds: PRESENT_SECONDS }));

  /** Locks a chat that an act is possible in. @throws ApiError NOT_FOUND, CHAT_ENDED, or NOT_POSSIBLE, which says why */
  async function lockFor(tx: WriteHandle, id: string, act: StepAct | 'say', actor: string): Promise<Conversation> {
    const one = isId(id) ? await repo.lockConversation(tx, id) : null;
    if (!one) throw new ApiError('NOT_FOUND', { chat: id });
    if (actsOf(one, actor).includes(act)) return one;
    if (one.state === 'ended') throw new ApiError('CHAT_ENDED');
    if (one.claimedBy === null) throw new ApiError('NOT_POSSIBLE', because('claim_it_first', 'claim it first'));
    throw new ApiError('NOT_POSSIBLE', because('claimed_by_other', `${one.claimedBy} has claimed it`));
  }

  type Stepped = { seq: number };
  type Steps = Record<StepAct, (tx: WriteHandle, by: Actor, one: Conversation, to: string | null) => Promise<Stepped>>;

  const steps: Steps = {
    async claim(tx, by, one) {
      await repo.updateConversation(tx, one.id, { state: 'open', claimedBy: by.actor });
      return { seq: await note(tx, one, { event: 'joined', author: by.actor }, clock.now()) };
    },
    async release(tx, by, one) {
      const at = clock.now();
      // It keeps the place that it had: the customer has waited long enough.
      await repo.updateConversation(tx, one.id, { state: 'waiting', claimedBy: null });
      return { seq: await note(tx, one, { event: 'released', author: by.actor }, at) };
    },
    async hand_over(tx, by, one, to) {
      const others = (await present()).filter(({ actor }) => actor !== by.actor);
      if (!others.some(({ actor }) => actor === to)) throw new ApiError('VALIDATION', { fields: { to: 'not_there' } });
      await repo.updateConversation(tx, one.id, { claimedBy: to });
      return { seq: await note(tx, one, { event: 'handed_over', author: to }, clock.now()) };
    },
    end: async (tx, by, one) => ({ seq: await end(tx, one, { by: by.actor, event: 'ended' }, clock.now()) }),
  };

  async function open(id: string, after: number) {
    const one = isId(id) ? await repo.selectConversation(pool, id) : null;
    if (!one) throw new ApiError('NOT_FOUND', { chat: id });
    const [messages, notes] = await Promise.all([
      repo.selectMessages(pool, one.id, { after, limit: MOST_MESSAGES }),
      desk.selectNotes(pool, one.id),
    ]);
    return { one, messages, notes };
  }

  async function speak(
    by: Actor,
    id: string,
    said: { kind: 'text' | 'picture'; text: string; bytes: Buffer | null; key: string },
  ): Promise<{ seq: number }> {
    const { one, seq, isNew } = await inTransaction(pool, async (tx) => {
      const locked = await lockFor(tx, id, 'say', by.actor);
      const answer = { side: 'staff', author: by.actor, ...said } as const;
      return { one: locked, ...(await say(tx, locked, answer, clock.now())) };
    });
    if (isNew) tellNews(one, 'message', 'staff', seq);
    return { seq };
  }

  /** @throws ApiError VALIDATION without a text in any language */
  function requireTexts({ texts }: Answer): void {
    if (Object.keys(texts).length === 0) throw new ApiError('VALIDATION', { fields: { texts: 'required' } });
  }

  return {
    open,
    translator: translator.name,

    async desk(actor: string) {
      const [waiting, running, there] = await Promise.all([
        repo.selectLive(pool, 'waiting', MOST_LIVE),
        repo.selectLive(pool, 'open', MOST_LIVE),
        present(),
      ]);
      return {
        waiting,
        mine: running.filter(({ claimedBy }) => claimedBy === actor),
        others: running.filter(({ claimedBy }) => claimedBy !== actor),
        colleagues: there.filter((one) => one.actor !== actor),
        isTaking: there.find((one) => one.actor === actor)?.isTaking === true,
      };
    },

    presence: ({ actor }: Pick<Actor, 'actor'>, isTaking: boolean): Promise<void> =>
      inTransaction(pool, (tx) => desk.upsertPresence(tx, { actor, isTaking }, clock.now())),

    /** Ended chats, or all of a member's; the newest first. */
    past: (
      memberId: string | null,
      { before, pageSize }: { before: string | null; pageSize: number },
    ): Promise<Page<repo.ListedChat>> =>
      readPage(pageSize, (limit) => repo.selectPast(pool, memberId, { before, limit }), byId),

    say: (by: Actor, id: string, { text, key }: { text: string; key: string }): Promise<{ seq: number }> =>
      speak(by, id, { kind: 'text', text, bytes: null, key }),

    sendPicture: async (by: Actor, id: string, file: Uint8Array): Promise<{ seq: number }> =>
      speak(by, id, { kind: 'picture', text: '', bytes: await readChatPicture(file), key: randomUUID() }),

    async picture(id: string, seq: number): Promise<{ picture: string }> {
      const bytes = await repo.selectPicture(pool, BigInt(id), seq);
      if (!bytes) throw new ApiError('NOT_FOUND');
      return { picture: bytes.toString('base64') };
    },

    /** Only whoever answers marks as read: others look on without the customer's seeing it. */
    async read({ actor }: Actor, id: string, seq: number): Promise<void> {
      const one = await repo.selectConversation(pool, id);
      if (one?.claimedBy !== actor) return;
      const moved = await inTransaction(pool, (tx) => repo.markRead(tx, one.id, { side: 'staff', seq }));
      if (moved) tellNews(one, 'read', 'staff', seq);
    },

    async typing({ actor }: Actor, id: string): Promise<void> {
      const one = await repo.selectConversation(pool, id);
      if (one?.state === 'open' && one.claimedBy === actor) tellNews(one, 'typing', 'staff', one.lastSeq);
    },

    async step(by: Actor, id: string, { act, to }: { act: StepAct; to: string | null }): Promise<void> {
      const { one, seq } = await inTransaction(pool, async (tx) => {
        const locked = await lockFor(tx, id, act, by.actor);
        const done = await steps[act](tx, by, locked, to);
        const about = { chat: id, ...(locked.memberId !== null && { memberId: locked.memberId }), ...(to && { to }) };
        await record(tx, { ...by, reason: '' }, `chat_${act}`, about, 'not kept');
        return { one: locked, ...done };
      });
      tellNews(one, 'state', 'system', seq);
    },

    async note({ actor }: Actor, id: string, text: string): Promise<void> {
      const { one } = await open(id, Number.MAX_SAFE_INTEGER);
      await inTransaction(pool, (tx) => desk.insertNote(tx, one.id, { author: actor, text, at: clock.now() }));
      tellNews({ id: one.id, memberId: null }, 'state', 'staff', one.lastSeq);
    },

    /** @throws ApiError NOT_FOUND */
    async translate(id: string, seq: number, to: Language): Promise<string | null> {
      const { one, messages } = await open(id, seq - 1);
      const message = messages.find((each) => each.seq === seq && each.kind === 'text');
      if (!message) throw new ApiError('NOT_FOUND');
      return translator.translate(message.text, one.language, to);
    },

    answers: () => desk.selectCanned(pool),

    addAnswer: (by: ByStaff, answer: Answer): Promise<desk.Canned> =>
      inTransaction(pool, async (tx) => {
        requireTexts(answer);
        const kept = await desk.insertCanned(tx, { ...answer, changedBy: by.actor, changedAt: clock.now() });
        if (!kept) throw new ApiError('VALIDATION', { fields: { name: 'taken' } });
        await record(tx, by, 'canned_answer_added', { answer: answer.name }, { before: null, after: answer });
        return kept;
      }),

    changeAnswer: (by: ByStaff, id: string, answer: Answer): Promise<desk.Canned> =>
      inTransaction(pool, async (tx) => {
        requireTexts(answer);
        const before = await desk.lockCanned(tx, id);
        if (!before) throw new ApiError('NOT_FOUND', { answer: id });
        if (await desk.isNameTaken(tx, answer.name, id))
          throw new ApiError('VALIDATION', { fields: { name: 'taken' } });
        const { name, texts } = before;
        await record(tx, by, 'canned_answer_changed', { answer: name }, { before: { name, texts }, after: answer });
        return desk.updateCanned(tx, id, { ...answer, changedBy: by.actor, changedAt: clock.now() });
      }),

    removeAnswer: (by: ByStaff, id: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const before = await desk.lockCanned(tx, id);
        if (!before) throw new ApiError('NOT_FOUND', { answer: id });
        const { name, texts } = before;
        await record(tx, by, 'canned_answer_removed', { answer: name }, { before: { name, texts }, after: null });
        await desk.deleteCanned(tx, id);
      }),

    /** Chats that began from the first of two days of the brand's to the end of the last. */
    async report({ from, to, by }: { from: string; to: string; by: 'topic' | 'employee' }): Promise<desk.ReportRow[]> {
      const zone = await timeZone();
      const begin = Temporal.PlainDate.from(from).toZonedDateTime(zone).toInstant();
      const until = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(zone).toInstant();
      if (Temporal.Instant.compare(begin, until) >= 0) throw new ApiError('VALIDATION', { fields: { to: 'order' } });
      return desk.selectReport(pool, { begin, end: until, by });
    },
  };
}
