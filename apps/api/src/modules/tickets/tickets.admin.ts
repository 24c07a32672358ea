import type { TicketAct, TicketKind, TicketQueue } from '@champa/contract';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import { createCursor, cutPage, instantPart, numberPart, type Page } from '../../platform/paging.ts';
import { actsOf, isOpen, type Ticket } from './domain/ticket.ts';
import { EMAIL, type EmailJob } from './email.service.ts';
import { enqueue } from '../../platform/jobs.ts';
import * as messages from './messages.repo.ts';
import * as report from './report.repo.ts';
import * as repo from './tickets.repo.ts';
import { numberOf, type TicketsNeeds, type TicketsService } from './tickets.service.ts';

export type TicketsAdminNeeds = Pick<TicketsNeeds, 'pool' | 'clock' | 'tell'> & {
  service: Pick<TicketsService, 'announce' | 'refer' | 'rules'>;
  record: RecordByHand;
  timeZone: () => Promise<string>;
};

type StepAct = Exclude<TicketAct, 'answer' | 'final' | 'note'>;
type Said = { act: 'answer' | 'final' | 'note'; text: string; key: string };

const cursor = createCursor({ at: instantPart, id: numberPart });

export type TicketsAdmin = ReturnType<typeof createTicketsAdmin>;

/** What employees do with feedback and complaints. */
export function createTicketsAdmin({ pool, clock, tell, service, record, timeZone }: TicketsAdminNeeds) {
  /** Locks a ticket that an act is possible with. @throws ApiError NOT_FOUND, TICKET_CLOSED, or NOT_POSSIBLE, which says why */
  async function lockFor(tx: WriteHandle, id: string, act: TicketAct, actor: string): Promise<Ticket> {
    const one = isId(id) ? await repo.lockTicket(tx, id) : null;
    if (!one) throw new ApiError('NOT_FOUND', { ticket: id });
    const { complaint } = await service.rules();
    if (actsOf(one, { now: clock.now(), actor, hasOutside: complaint.outside !== null }).includes(act)) return one;
    if (!isOpen(one)) throw new ApiError('TICKET_CLOSED');
    if (one.claimedBy !== null && one.claimedBy !== actor) {
      throw new ApiError('NOT_POSSIBLE', because('claimed_by_other', `${one.claimedBy} has claimed it`));
    }
    if (one.claimedBy === null) throw new ApiError('NOT_POSSIBLE', because('claim_it_first', 'claim it first'));
    throw new ApiError('TICKET_CLOSED');
  }

  /** Tells whoever wrote it: a member in the inbox, a visitor by e-mail. */
  async function tellSender(
    tx: WriteHandle,
    one: Ticket,
    kind: 'ticket_answered' | 'ticket_closed' | 'complaint_extended' | 'complaint_final' | 'complaint_referred',
    cause: string,
  ): Promise<void> {
    if (one.memberId === null) return;
    await tell(tx, { memberId: one.memberId, kind, details: numberOf(one), cause: `${kind}:${cause}` });
  }

  async function keepStep(
    tx: WriteHandle,
    by: ByStaff,
    { one, step, change }: { one: Ticket; step: string; change: repo.Change },
  ): Promise<void> {
    const at = clock.now();
    const state = change.state ?? one.state;
    await repo.updateTicket(tx, one.id, change, at);
    await repo.insertStep(tx, one.id, { step, state, by: by.actor, reason: by.reason, at });
    const about = { ticket: String(one.id), ...(one.memberId !== null && { memberId: one.memberId }) };
    const name = one.kind === 'complaint' ? `complaint_${step}` : `ticket_${step}`;
    await record(tx, by, name, about, { before: { state: one.state }, after: { state } });
  }

  /** An employee who works on a complaint acknowledges it by that. */
  const acknowledging = (one: Ticket, at: Temporal.Instant): repo.Change =>
    one.kind === 'complaint' && one.acknowledgedAt === null ? { acknowledgedAt: at } : {};

  type Made = Record<StepAct, (tx: WriteHandle, by: ByStaff, one: Ticket, at: Temporal.Instant) => Promise<void>>;

  const steps: Made = {
    async claim(tx, by, one, at) {
      const state = one.state === 'received' ? 'working' : one.state;
      const change = { claimedBy: by.actor, state, ...acknowledging(one, at) };
      await keepStep(tx, by, { one, step: 'claim', change });
      if (!change.acknowledgedAt || one.memberId === null) return;
      const cause = `complaint_acknowledged:${one.id}`;
      await tell(tx, { memberId: one.memberId, kind: 'complaint_acknowledged', details: numberOf(one), cause });
    },
    release: (tx, by, one) => keepStep(tx, by, { one, step: 'release', change: { claimedBy: null } }),
    async close(tx, by, one, at) {
      const change = { state: 'closed', endedAt: at, claimedBy: null } as const;
      await keepStep(tx, by, { one, step: 'close', change });
      await tellSender(tx, one, 'ticket_closed', String(one.id));
    },
    async extend(tx, by, one, at) {
      const { extensionDays } = (await service.rules()).complaint;
      const answerDueAt = one.answerDueAt.add({ hours: 24 * extensionDays });
      await keepStep(tx, by, { one, step: 'extend', change: { answerDueAt, extendedAt: at } });
      await tellSender(tx, one, 'complaint_extended', String(one.id));
    },
    escalate: (tx, by, one, at) =>
      keepStep(tx, by, { one, step: 'escalate', change: { escalatedAt: at, escalatedBy: by.actor, claimedBy: null } }),
    async refer(tx, by, one) {
      await service.refer(tx, one, { by: by.actor, reason: by.reason });
      const about = { ticket: String(one.id), ...(one.memberId !== null && { memberId: one.memberId }) };
      await record(tx, by, 'complaint_refer', about, { before: { state: one.state }, after: { state: 'referred' } });
      await tellSender(tx, one, 'complaint_referred', String(one.id));
    },
  };

  async function open(id: string) {
    const one = isId(id) ? await repo.selectTicket(pool, id) : null;
    if (!one) throw new ApiError('NOT_FOUND', { ticket: id });
    const [said, done] = await Promise.all([messages.selectMessages(pool, one.id), repo.selectSteps(pool, one.id)]);
    return { one, said, steps: done };
  }

  return {
    open,
    acts: async (one: Ticket, actor: string): Promise<TicketAct[]> => {
      const { complaint } = await service.rules();
      return actsOf(one, { now: clock.now(), actor, hasOutside: complaint.outside !== null });
    },

    /** Those that wait come by the date that they are due, the others the newest first. */
    async queue(
      actor: string,
      wish: { queue: TicketQueue; kind: TicketKind | null; after: string | undefined; pageSize: number },
    ): Promise<Page<repo.ListedTicket>> {
      const { queue, kind, pageSize } = wish;
      const found = await repo.selectQueue(pool, {
        queue,
        kind,
        actor,
        after: cursor.require(wish.after),
        limit: pageSize + 1,
      });
      return cutPage(found, pageSize, ({ answerDueAt: at, id }) => cursor.write({ at, id }));
    },

    async ofMember(
      memberId: string,
      { after, pageSize }: { after: string | undefined; pageSize: number },
    ): Promise<Page<repo.ListedTicket>> {
      const before = cursor.require(after)?.id.toString() ?? null;
      const found = await repo.selectOwn(pool, memberId, { before, limit: pageSize + 1 });
      return cutPage(found, pageSize, ({ answerDueAt: at, id }) => cursor.write({ at, id }));
    },

    async pictures(id: string): Promise<Buffer[]> {
      const { one } = await open(id);
      return (await messages.selectPictures(pool, one.id)).map(({ bytes }) => bytes);
    },

    /** Says something: to whoever wrote, or a note to colleagues. Once for a key. */
    async say(by: Actor, id: string, { act, text, key }: Said): Promise<void> {
      const answered = await inTransaction(pool, async (tx) => {
        const one = await lockFor(tx, id, act, by.actor);
        const at = clock.now();
        const side = act === 'note' ? 'note' : 'staff';
        const said = { ticketId: one.id, side, author: by.actor, text, key, at } as const;
        const messageId = await messages.insertMessage(tx, said);
        if (messageId === null || act === 'note') return null;
        const isFinal = act === 'final';
        const change: repo.Change = {
          state: isFinal ? 'final' : 'answered',
          ...acknowledging(one, at),
          ...(one.answeredAt === null && { answeredAt: at }),
          ...(isFinal && { endedAt: at, claimedBy: null }),
        };
        await keepStep(tx, { ...by, reason: '' }, { one, step: act, change });
        await tellSender(tx, one, isFinal ? 'complaint_final' : 'ticket_answered', `${one.id}:${messageId}`);
        const email: EmailJob = { ticketId: String(one.id), text };
        if (one.contact !== null) await enqueue(tx, EMAIL, email, { key: `${EMAIL}:${messageId}` });
        return { one, state: change.state! };
      });
      if (answered) service.announce(answered.one, answered.state);
    },

    async step(by: ByStaff, id: string, act: StepAct): Promise<void> {
      const one = await inTransaction(pool, async (tx) => {
        const locked = await lockFor(tx, id, act, by.actor);
        await steps[act](tx, by, locked, clock.now());
        return locked;
      });
      const { one: now } = await open(String(one.id));
      service.announce(now, now.state);
    },

    /** What came in from the first of two days of the brand's to the end of the last. */
    async report({ from, to }: { from: string; to: string }): Promise<report.ReportRow[]> {
      const zone = await timeZone();
      const begin = Temporal.PlainDate.from(from).toZonedDateTime(zone).toInstant();
      const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(zone).toInstant();
      if (Temporal.Instant.compare(begin, end) >= 0)
        throw new ApiError('VALIDATION', { fields: { to: 'before_from' } });
      return report.selectReport(pool, { begin, end, now: clock.now() });
    },
  };
}
