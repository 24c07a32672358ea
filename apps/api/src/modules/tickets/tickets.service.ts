import type { Language, LiveEvent, TicketKind, TicketTopic } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import type { Inbox } from '../inbox/index.ts';
import { readUploadedPicture } from '../media/index.ts';
import { isOpen, lettersOf, movesOf, type Ticket } from './domain/ticket.ts';
import * as messages from './messages.repo.ts';
import * as repo from './tickets.repo.ts';
import type { TicketRules } from './tickets.settings.ts';

export type TicketsNeeds = {
  pool: Pool;
  clock: Clock;
  rules: () => Promise<TicketRules>;
  tell: Inbox['tell'];
  /** Tells a member's open screens, after the commit. */
  publish: (memberId: string, event: LiveEvent) => void;
  /** The name of the outside body in the brand's own language. */
  brandLanguage: () => Promise<Language>;
};

/** Who writes: a member, or a visitor by the address that they can be answered at. */
export type Sender = { memberId: string; contact: null } | { memberId: null; contact: string };

export type Sent = {
  kind: TicketKind;
  topic: TicketTopic;
  content: string;
  pictures: readonly string[];
  language: Language;
  idempotencyKey: string;
};

/** A screenshot must stay readable; more pixels are of no use. */
const LONGEST_SIDE = 2000;
/** As many as a message takes, and those of one that was given up. */
const MOST_LOOSE = 6;
const LOOSE_HOURS = 24;
const LATE_AT_ONCE = 100;
const DROPPED_AT_ONCE = 1000;

const SYSTEM = 'system';
const MEMBER = 'member';

/** What an inbox message calls a ticket: by its number, in every language. */
export function numberOf({ id }: Pick<Ticket, 'id'>) {
  const name = String(id);
  return { name: { lo: name, en: name, cn: name } };
}

export type TicketsService = ReturnType<typeof createTicketsService>;

/** Feedback and complaints of members and visitors. */
export function createTicketsService(needs: TicketsNeeds) {
  const { pool, clock, rules, tell, publish, brandLanguage } = needs;

  const announce = ({ memberId, id }: Ticket, state: Ticket['state']): void => {
    if (memberId !== null) publish(memberId, { name: 'ticket', data: { id: String(id), state } });
  };

  /** @throws ApiError VALIDATION where the text is shorter or longer than the brand takes */
  async function requireLength(text: string, field: string): Promise<void> {
    const { min, max } = (await rules()).length;
    const letters = lettersOf(text);
    if (letters < min) throw new ApiError('VALIDATION', { fields: { [field]: 'too_short' }, min });
    if (letters > max) throw new ApiError('VALIDATION', { fields: { [field]: 'too_long' }, max });
  }

  type Words = { text: string; key: string; pictures: readonly string[]; owner: string };

  /** @returns `false` where the key has said it before */
  async function say(tx: WriteHandle, ticketId: bigint, { text, key, pictures, owner }: Words): Promise<boolean> {
    const at = clock.now();
    const messageId = await messages.insertMessage(tx, { ticketId, side: 'member', author: null, text, key, at });
    if (messageId === null) return false;
    const ids = [...new Set(pictures)];
    if ((await messages.attachPictures(tx, { messageId, owner, ids })) !== ids.length) {
      throw new ApiError('VALIDATION', { fields: { pictures: 'unknown' } });
    }
    await messages.deleteLoosePictures(tx, { owner });
    return true;
  }

  /** A complaint is acknowledged as it arrives, where the brand wants it so. */
  async function acknowledgeAtOnce(tx: WriteHandle, one: Ticket, at: Temporal.Instant): Promise<void> {
    await repo.updateTicket(tx, one.id, { acknowledgedAt: at }, at);
    await repo.insertStep(tx, one.id, { step: 'acknowledge', state: 'received', by: SYSTEM, reason: '', at });
    if (one.memberId === null) return;
    const cause = `complaint_acknowledged:${one.id}`;
    await tell(tx, { memberId: one.memberId, kind: 'complaint_acknowledged', details: numberOf(one), cause });
  }

  /** @throws ApiError NOT_FOUND for another's, too */
  async function requireOwn<T extends Ticket>(found: T | null, memberId: string): Promise<T> {
    if (found?.memberId !== memberId) throw new ApiError('NOT_FOUND');
    return found;
  }

  async function outsideOf(language: Language): Promise<{ name: string; url: string } | null> {
    const { outside } = (await rules()).complaint;
    if (!outside) return null;
    const { name, url } = outside;
    return { name: name[language] ?? name[await brandLanguage()] ?? Object.values(name)[0] ?? url, url };
  }

  /** Refers a complaint that may be referred: by the member, or by staff. */
  async function refer(tx: WriteHandle, one: Ticket, by: { by: string; reason: string }): Promise<void> {
    const at = clock.now();
    const body = await outsideOf(await brandLanguage());
    if (!body || !movesOf(one, at, true).includes('refer')) throw new ApiError('TICKET_CLOSED');
    const change = { state: 'referred', referredAt: at, referredTo: body.name, endedAt: one.endedAt ?? at } as const;
    await repo.updateTicket(tx, one.id, { ...change, claimedBy: null }, at);
    await repo.insertStep(tx, one.id, { step: 'refer', state: 'referred', ...by, at });
  }

  return {
    announce,
    refer,
    outsideOf,
    rules,

    /** Stores a picture for a message that follows. */
    async addPicture(owner: string, file: Uint8Array): Promise<{ id: string }> {
      const bytes = await readUploadedPicture(file, (picture) =>
        picture
          .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 82 }),
      );
      return inTransaction(pool, async (tx) => {
        await messages.lockOwner(tx, owner);
        if ((await messages.countLoosePictures(tx, owner)) >= MOST_LOOSE) {
          throw new ApiError('TOO_MANY_PICTURES', { most: MOST_LOOSE });
        }
        return { id: await messages.insertPicture(tx, { owner, bytes }, clock.now()) };
      });
    },

    /** Sends feedback or a complaint; once for each key. @returns its number */
    async send(sender: Sender, owner: string, sent: Sent): Promise<{ id: string }> {
      await requireLength(sent.content, 'content');
      const { answerHours, complaint } = await rules();
      const id = await inTransaction(pool, async (tx) => {
        const at = clock.now();
        const isComplaint = sent.kind === 'complaint';
        const one = await repo.insertTicket(tx, {
          ...sender,
          language: sent.language,
          kind: sent.kind,
          topic: sent.topic,
          key: sent.idempotencyKey,
          at,
          acknowledgeDueAt: isComplaint ? at.add({ hours: complaint.acknowledgeHours }) : null,
          answerDueAt: at.add({ hours: isComplaint ? complaint.finalDays * 24 : answerHours }),
        });
        if (!one) return repo.selectByKey(tx, sent.idempotencyKey, sender);
        const words = { text: sent.content, key: sent.idempotencyKey, pictures: sent.pictures, owner };
        await say(tx, one.id, words);
        await repo.insertStep(tx, one.id, { step: 'send', state: 'received', by: MEMBER, reason: '', at });
        if (isComplaint && complaint.acknowledgeAtOnce) await acknowledgeAtOnce(tx, one, at);
        return one.id;
      });
      // The key is another sender's.
      if (id === null) throw new ApiError('IDEMPOTENCY_CONFLICT');
      return { id: String(id) };
    },

    list: (memberId: string, { before, pageSize }: PageWish): Promise<Page<repo.ListedTicket>> =>
      readPage(pageSize, (limit) => repo.selectOwn(pool, memberId, { before, limit }), byId),

    async open(memberId: string, id: string) {
      const one = await requireOwn(await repo.selectTicket(pool, id), memberId);
      const said = await messages.selectMessages(pool, one.id);
      const { complaint } = await rules();
      const moves = movesOf(one, clock.now(), complaint.outside !== null);
      return { one, said: said.filter(({ side }) => side !== 'note'), moves };
    },

    async pictures(memberId: string, id: string): Promise<{ message: bigint; bytes: Buffer }[]> {
      const one = await requireOwn(await repo.selectTicket(pool, id), memberId);
      return messages.selectPictures(pool, one.id);
    },

    /** What the member adds returns the ticket to whoever claimed it. */
    async reply(
      memberId: string,
      owner: string,
      id: string,
      { text, pictures, idempotencyKey: key }: { text: string; pictures: readonly string[]; idempotencyKey: string },
    ): Promise<void> {
      const { max } = (await rules()).length;
      if (lettersOf(text) > max) throw new ApiError('VALIDATION', { fields: { text: 'too_long' }, max });
      await inTransaction(pool, async (tx) => {
        const one = await requireOwn(isId(id) ? await repo.lockTicket(tx, id) : null, memberId);
        if (!isOpen(one)) throw new ApiError('TICKET_CLOSED');
        if (!(await say(tx, one.id, { text, key, pictures, owner }))) return;
        const at = clock.now();
        const state = one.state === 'answered' ? 'working' : one.state;
        await repo.updateTicket(tx, one.id, { state }, at);
        await repo.insertStep(tx, one.id, { step: 'reply', state, by: MEMBER, reason: '', at });
      });
    },

    async move(memberId: string, id: string, move: 'close' | 'refer'): Promise<void> {
      const moved = await inTransaction(pool, async (tx) => {
        const one = await requireOwn(isId(id) ? await repo.lockTicket(tx, id) : null, memberId);
        if (move === 'refer') {
          await refer(tx, one, { by: MEMBER, reason: '' });
          return { one, state: 'referred' as const };
        }
        if (!isOpen(one)) throw new ApiError('TICKET_CLOSED');
        const at = clock.now();
        await repo.updateTicket(tx, one.id, { state: 'closed', endedAt: at, claimedBy: null }, at);
        await repo.insertStep(tx, one.id, { step: 'close', state: 'closed', by: MEMBER, reason: '', at });
        return { one, state: 'closed' as const };
      });
      announce(moved.one, moved.state);
    },

    /** The job that escalates what is late, so that it does not wait unseen. */
    async escalateLate(): Promise<void> {
      let found: number;
      do {
        found = await inTransaction(pool, async (tx) => {
          const at = clock.now();
          const late = await repo.lockLate(tx, at, LATE_AT_ONCE);
          for (const { id, state } of late) {
            await repo.updateTicket(tx, id, { escalatedAt: at, escalatedBy: SYSTEM }, at);
            await repo.insertStep(tx, id, { step: 'escalate', state, by: SYSTEM, reason: '', at });
          }
          return late.length;
        });
      } while (found === LATE_AT_ONCE);
    },

    async dropOld(): Promise<void> {
      const now = clock.now();
      await inTransaction(pool, (tx) =>
        messages.deleteLoosePictures(tx, { before: now.subtract({ hours: LOOSE_HOURS }) }),
      );
      const before = now.subtract({ hours: 24 * (await rules()).keepDays });
      let dropped: number;
      do dropped = await inTransaction(pool, (tx) => repo.deleteEndedBefore(tx, before, DROPPED_AT_ONCE));
      while (dropped === DROPPED_AT_ONCE);
    },
  };
}
