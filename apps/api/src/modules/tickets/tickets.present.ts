import type { AdminTicket, AdminTicketCase, Ticket as Shown, TicketAct, TicketCase } from '@champa/contract';
import { isLate, type Ticket } from './domain/ticket.ts';
import type { Message } from './messages.repo.ts';
import type { ListedTicket, Step } from './tickets.repo.ts';

export function presentTicket({ id, kind, topic, state, content, createdAt, changedAt }: ListedTicket): Shown {
  return {
    id: String(id),
    kind,
    topic,
    state,
    content,
    createdAt: createdAt.toString(),
    changedAt: changedAt.toString(),
  };
}

type Opened = { one: ListedTicket; said: readonly Message[]; moves: TicketCase['can'] };

/** A ticket as its member sees it: without notes, and without the employees' names. */
export function presentOwn({ one, said, moves }: Opened, outside: TicketCase['outside']): TicketCase {
  return {
    ...presentTicket(one),
    messages: said.map(({ id, side, text, pictures, at }) => ({
      id: String(id),
      side: side === 'staff' ? 'staff' : 'member',
      text,
      pictures,
      at: at.toString(),
    })),
    acknowledgedAt: one.acknowledgedAt?.toString() ?? null,
    answerDueAt: one.answerDueAt.toString(),
    extendedAt: one.extendedAt?.toString() ?? null,
    endedAt: one.endedAt?.toString() ?? null,
    referredAt: one.referredAt?.toString() ?? null,
    outside: one.kind === 'complaint' ? outside : null,
    can: moves,
  };
}

export function presentForStaff(one: ListedTicket, username: string | null, now: Temporal.Instant): AdminTicket {
  return {
    id: String(one.id),
    kind: one.kind,
    topic: one.topic,
    state: one.state,
    memberId: one.memberId,
    username,
    contact: one.contact,
    language: one.language,
    content: one.content,
    claimedBy: one.claimedBy,
    createdAt: one.createdAt.toString(),
    answerDueAt: one.answerDueAt.toString(),
    isLate: isLate(one as Ticket, now),
    escalatedAt: one.escalatedAt?.toString() ?? null,
  };
}

type OpenedForStaff = { one: ListedTicket; said: readonly Message[]; steps: readonly Step[] };

export function presentCase(
  { one, said, steps }: OpenedForStaff,
  { username, now, can }: { username: string | null; now: Temporal.Instant; can: TicketAct[] },
): AdminTicketCase {
  return {
    ...presentForStaff(one, username, now),
    acknowledgeDueAt: one.acknowledgeDueAt?.toString() ?? null,
    acknowledgedAt: one.acknowledgedAt?.toString() ?? null,
    extendedAt: one.extendedAt?.toString() ?? null,
    answeredAt: one.answeredAt?.toString() ?? null,
    endedAt: one.endedAt?.toString() ?? null,
    referredAt: one.referredAt?.toString() ?? null,
    referredTo: one.referredTo,
    messages: said.map(({ id, at, ...message }) => ({ ...message, id: String(id), at: at.toString() })),
    steps: steps.map(({ id, step, by, reason, at }) => ({ id: String(id), step, by, reason, at: at.toString() })),
    can,
  };
}
