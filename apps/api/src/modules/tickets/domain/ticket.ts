import type { Language, TicketAct, TicketKind, TicketMove, TicketCaseState, TicketTopic } from '@champa/contract';

export type Ticket = {
  id: bigint;
  /** Null: a visitor, who is answered at `contact`. */
  memberId: string | null;
  contact: string | null;
  language: Language;
  kind: TicketKind;
  topic: TicketTopic;
  state: TicketCaseState;
  claimedBy: string | null;
  createdAt: Temporal.Instant;
  changedAt: Temporal.Instant;
  acknowledgeDueAt: Temporal.Instant | null;
  acknowledgedAt: Temporal.Instant | null;
  answerDueAt: Temporal.Instant;
  extendedAt: Temporal.Instant | null;
  answeredAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  referredAt: Temporal.Instant | null;
  referredTo: string | null;
  escalatedAt: Temporal.Instant | null;
};

const open: readonly TicketCaseState[] = ['received', 'working', 'answered'];

export const isOpen = ({ state }: Pick<Ticket, 'state'>): boolean => open.includes(state);

/** Whether the house has missed a date: a complaint until its last answer, feedback until its first. */
export function isLate(one: Ticket, now: Temporal.Instant): boolean {
  const isAnswered = one.kind === 'complaint' ? one.endedAt : (one.answeredAt ?? one.endedAt);
  return Temporal.Instant.compare(isAnswered ?? now, one.answerDueAt) > 0;
}

/**
 * Whether a complaint may go to the outside body: after the house's final answer, or once that is late. The member need not wait for a
 * house that does not answer.
 */
function mayBeReferred(one: Ticket, now: Temporal.Instant, hasOutside: boolean): boolean {
  if (!hasOutside || one.kind !== 'complaint') return false;
  return one.state === 'final' || (isOpen(one) && isLate(one, now));
}

/** What the member can do now. */
export function movesOf(one: Ticket, now: Temporal.Instant, hasOutside: boolean): TicketMove[] {
  const may: Record<TicketMove, boolean> = {
    reply: isOpen(one),
    close: isOpen(one),
    refer: mayBeReferred(one, now, hasOutside),
  };
  return (Object.keys(may) as TicketMove[]).filter((move) => may[move]);
}

type Standing = { now: Temporal.Instant; actor: string; hasOutside: boolean };

/** What an employee can do now. Only whoever claimed a ticket answers and ends it. */
export function actsOf(one: Ticket, { now, actor, hasOutside }: Standing): TicketAct[] {
  const isMine = isOpen(one) && one.claimedBy === actor;
  const isComplaint = one.kind === 'complaint';
  const may: Record<TicketAct, boolean> = {
    claim: isOpen(one) && one.claimedBy === null,
    release: isMine,
    answer: isMine,
    final: isMine && isComplaint,
    close: isMine && !isComplaint,
    extend: isMine && isComplaint && one.extendedAt === null,
    escalate: isOpen(one) && one.escalatedAt === null,
    refer: mayBeReferred(one, now, hasOutside),
    note: true,
  };
  return (Object.keys(may) as TicketAct[]).filter((act) => may[act]);
}

/** Letters as the writer counts them: an emoji is one, however it is encoded. */
export function lettersOf(text: string): number {
  return Array.from(text).length;
}
