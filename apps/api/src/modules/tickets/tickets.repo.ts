import type { Language, TicketKind, TicketQueue, TicketCaseState, TicketTopic } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Ticket } from './domain/ticket.ts';

const COLUMNS = `
  t.id, t.member_id::text AS "memberId", t.contact, t.language, t.kind, t.topic, t.state, t.claimed_by AS "claimedBy",
  t.created_at AS "createdAt", t.changed_at AS "changedAt", t.acknowledge_due_at AS "acknowledgeDueAt",
  t.acknowledged_at AS "acknowledgedAt", t.answer_due_at AS "answerDueAt", t.extended_at AS "extendedAt",
  t.answered_at AS "answeredAt", t.ended_at AS "endedAt", t.referred_at AS "referredAt", t.referred_to AS "referredTo",
  t.escalated_at AS "escalatedAt"`;

/** With how it begins. */
const BEGINNING = `
  (SELECT m.text FROM tickets.message AS m WHERE m.ticket_id = t.id ORDER BY m.id LIMIT 1) AS content`;

export type ListedTicket = Ticket & { content: string };

export type NewTicket = {
  memberId: string | null;
  contact: string | null;
  language: Language;
  kind: TicketKind;
  topic: TicketTopic;
  key: string;
  at: Temporal.Instant;
  acknowledgeDueAt: Temporal.Instant | null;
  answerDueAt: Temporal.Instant;
};

/** @returns null where the key has sent one before */
export async function insertTicket(tx: WriteHandle, one: NewTicket): Promise<Ticket | null> {
  const { rows } = await tx.query<Ticket>(
    `INSERT INTO tickets.ticket AS t
       (member_id, contact, language, kind, topic, state, idempotency_key, created_at, changed_at, acknowledge_due_at, answer_due_at)
     VALUES ($1, $2, $3, $4, $5, 'received', $6, $7, $7, $8, $9)
     ON CONFLICT (idempotency_key) DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      one.memberId,
      one.contact,
      one.language,
      one.kind,
      one.topic,
      one.key,
      one.at.toString(),
      one.acknowledgeDueAt?.toString() ?? null,
      one.answerDueAt.toString(),
    ],
  );
  return rows[0] ?? null;
}

/** The ticket that a key has sent, of the same sender. */
export async function selectByKey(
  db: ReadHandle,
  key: string,
  { memberId, contact }: Pick<NewTicket, 'memberId' | 'contact'>,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM tickets.ticket
     WHERE idempotency_key = $1 AND member_id IS NOT DISTINCT FROM $2 AND contact IS NOT DISTINCT FROM $3`,
    [key, memberId, contact],
  );
  return rows[0]?.id ?? null;
}

export async function selectTicket(db: ReadHandle, id: string): Promise<ListedTicket | null> {
  const { rows } = await db.query<ListedTicket>(
    `SELECT ${COLUMNS}, ${BEGINNING} FROM tickets.ticket AS t WHERE t.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Locks a ticket: its steps follow one another. */
export async function lockTicket(tx: WriteHandle, id: string): Promise<Ticket | null> {
  const { rows } = await tx.query<Ticket>(`SELECT ${COLUMNS} FROM tickets.ticket AS t WHERE t.id = $1 FOR UPDATE`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** A member's tickets, latest first. */
export async function selectOwn(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<ListedTicket[]> {
  const { rows } = await db.query<ListedTicket>(
    `SELECT ${COLUMNS}, ${BEGINNING} FROM tickets.ticket AS t
     WHERE t.member_id = $1 AND ($2::bigint IS NULL OR t.id < $2) ORDER BY t.id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

export type QueueWish = {
  queue: TicketQueue;
  kind: TicketKind | null;
  actor: string;
  after: { at: Temporal.Instant; id: bigint } | null;
  limit: number;
};

/** What waits by the date that it is due, the rest the newest first. */
export async function selectQueue(
  db: ReadHandle,
  { queue, kind, actor, after, limit }: QueueWish,
): Promise<ListedTicket[]> {
  const of = {
    waiting: `t.state IN ('received', 'working') AND $5::text IS NOT NULL`,
    mine: `t.state IN ('received', 'working') AND t.claimed_by = $5`,
    answered: `t.state = 'answered' AND $5::text IS NOT NULL`,
    ended: `t.ended_at IS NOT NULL AND $5::text IS NOT NULL`,
  }[queue];
  const isByDate = queue === 'waiting' || queue === 'mine';
  const place = isByDate ? '(t.answer_due_at, t.id) > ($2, $3::bigint)' : 't.id < $3::bigint';
  const order = isByDate ? 't.answer_due_at, t.id' : 't.id DESC';
  const { rows } = await db.query<ListedTicket>(
    `SELECT ${COLUMNS}, ${BEGINNING} FROM tickets.ticket AS t
     WHERE ${of} AND ($1::text IS NULL OR t.kind = $1) AND ($2::timestamptz IS NULL OR ${place})
     ORDER BY ${order} LIMIT $4`,
    [kind, after?.at.toString() ?? null, after?.id ?? null, limit, actor],
  );
  return rows;
}

/** What of a ticket a step changes; a field that is missing stays. */
export type Change = {
  state?: TicketCaseState;
  claimedBy?: string | null;
  acknowledgedAt?: Temporal.Instant;
  answerDueAt?: Temporal.Instant;
  extendedAt?: Temporal.Instant;
  answeredAt?: Temporal.Instant;
  endedAt?: Temporal.Instant;
  referredAt?: Temporal.Instant;
  referredTo?: string;
  escalatedAt?: Temporal.Instant;
  escalatedBy?: string;
};

const columnOf: Record<keyof Change, string> = {
  state: 'state',
  claimedBy: 'claimed_by',
  acknowledgedAt: 'acknowledged_at',
  answerDueAt: 'answer_due_at',
  extendedAt: 'extended_at',
  answeredAt: 'answered_at',
  endedAt: 'ended_at',
  referredAt: 'referred_at',
  referredTo: 'referred_to',
  escalatedAt: 'escalated_at',
  escalatedBy: 'escalated_by',
};

/** Of a ticket that the transaction has locked. */
export async function updateTicket(tx: WriteHandle, id: bigint, change: Change, now: Temporal.Instant): Promise<void> {
  const given = (Object.keys(change) as (keyof Change)[]).filter((name) => change[name] !== undefined);
  const set = given.map((name, index) => `${columnOf[name]} = $${index + 3}`);
  const values = given.map((name) => change[name]?.toString() ?? null);
  await tx.query(`UPDATE tickets.ticket SET ${['changed_at = $2', ...set].join(', ')} WHERE id = $1`, [
    id,
    now.toString(),
    ...values,
  ]);
}

export type Step = {
  id: bigint;
  step: string;
  state: TicketCaseState;
  by: string;
  reason: string;
  at: Temporal.Instant;
};

export async function insertStep(tx: WriteHandle, ticketId: bigint, one: Omit<Step, 'id'>): Promise<void> {
  await tx.query('INSERT INTO tickets.step (ticket_id, step, state, by, reason, at) VALUES ($1, $2, $3, $4, $5, $6)', [
    ticketId,
    one.step,
    one.state,
    one.by,
    one.reason,
    one.at.toString(),
  ]);
}

export async function selectSteps(db: ReadHandle, ticketId: bigint): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    'SELECT id, step, state, by, reason, at FROM tickets.step WHERE ticket_id = $1 ORDER BY id',
    [ticketId],
  );
  return rows;
}

/** Tickets whose date has passed and that nobody has escalated; those that others hold are left for the next time. */
export async function lockLate(tx: WriteHandle, now: Temporal.Instant, limit: number): Promise<Ticket[]> {
  const { rows } = await tx.query<Ticket>(
    `SELECT ${COLUMNS} FROM tickets.ticket AS t
     WHERE t.escalated_at IS NULL AND t.state IN ('received', 'working')
       AND (t.answer_due_at < $1 OR (t.acknowledged_at IS NULL AND t.acknowledge_due_at < $1))
     ORDER BY t.id LIMIT $2
     FOR UPDATE SKIP LOCKED`,
    [now.toString(), limit],
  );
  return rows;
}

export async function hasOpenComplaint(db: ReadHandle, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `SELECT EXISTS (
       SELECT FROM tickets.ticket WHERE member_id = $1 AND kind = 'complaint' AND ended_at IS NULL
     ) AS open`,
    [memberId],
  );
  return rows[0]!.open;
}

/** @returns how many */
export async function deleteEndedBefore(tx: WriteHandle, before: Temporal.Instant, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    `DELETE FROM tickets.ticket
     WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM tickets.ticket WHERE created_at < $1 AND ended_at < $1 ORDER BY created_at LIMIT $2
     ))`,
    [before.toString(), limit],
  );
  return rowCount ?? 0;
}

/** A member's feedback, or their complaints, without a trace. */
export async function deleteOfMember(tx: WriteHandle, memberId: string, kind: TicketKind): Promise<void> {
  await tx.query('DELETE FROM tickets.ticket WHERE member_id = $1 AND kind = $2', [memberId, kind]);
}
