import type { ApprovalKind, ApprovalState, ApprovalSubject } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Request } from './domain/request.ts';

export type NewRequest = Omit<Request, 'id' | 'state' | 'decided'>;

const REQUEST = `
            request.id, request.kind, request.input, request.amount, request.before, request.after, request.grounds,
            request.reason, request.state, request.asked_at AS "askedAt", request.expires_at AS "expiresAt",
            request.subject_type AS "subjectType", request.subject_id AS "subjectId", request.member_id::text AS "memberId",
            request.asked_by AS "askedBy", staff.username(request.asked_by) AS asker,
            host(request.asked_from) AS "askedFrom", request.asked_in AS "askedIn",
            request.decided_by AS "decidedBy", staff.username(request.decided_by) AS decider,
            request.decided_at AS "decidedAt", request.decision_reason AS "decisionReason"`;

type Row = {
  id: bigint;
  kind: ApprovalKind;
  input: unknown;
  amount: Amount | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  grounds: object;
  reason: string;
  state: ApprovalState;
  askedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  subjectType: ApprovalSubject['type'];
  subjectId: string;
  memberId: string | null;
  askedBy: bigint;
  asker: string;
  askedFrom: string;
  askedIn: string;
  decidedBy: bigint | null;
  decider: string | null;
  decidedAt: Temporal.Instant | null;
  decisionReason: string | null;
};

function requestOf({ decidedBy, decidedAt, decisionReason, ...row }: Row): Request {
  return {
    id: row.id,
    kind: row.kind,
    subject: { type: row.subjectType, id: row.subjectId },
    memberId: row.memberId,
    input: row.input,
    amount: row.amount,
    before: row.before,
    after: row.after,
    grounds: row.grounds,
    reason: row.reason,
    askedBy: { staffId: row.askedBy, name: row.asker },
    askedAt: row.askedAt,
    askedFrom: { ip: row.askedFrom, requestId: row.askedIn },
    expiresAt: row.expiresAt,
    state: row.state,
    decided:
      decidedBy === null || decidedAt === null
        ? null
        : { by: { staffId: decidedBy, name: row.decider ?? '' }, at: decidedAt, reason: decisionReason ?? '' },
  };
}

/** What follows can be rolled back alone. */
export async function savepoint(tx: WriteHandle): Promise<void> {
  await tx.query('SAVEPOINT approvals_try');
}

export async function rollBack(tx: WriteHandle): Promise<void> {
  await tx.query('ROLLBACK TO SAVEPOINT approvals_try');
}

/** @returns its ID; null where another about the same thing waits */
export async function insertRequest(tx: WriteHandle, request: NewRequest): Promise<bigint | null> {
  const { subject, askedFrom } = request;
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO approvals.request
       (kind, subject_type, subject_id, member_id, input, amount, before, after, grounds, reason, asked_by, asked_at,
        asked_from, asked_in, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (kind, subject_type, subject_id) WHERE state = 'waiting' DO NOTHING
     RETURNING id`,
    [
      request.kind,
      subject.type,
      subject.id,
      request.memberId,
      JSON.stringify(request.input),
      request.amount,
      JSON.stringify(request.before),
      JSON.stringify(request.after),
      JSON.stringify(request.grounds),
      request.reason,
      request.askedBy.staffId,
      request.askedAt.toString(),
      askedFrom.ip,
      askedFrom.requestId,
      request.expiresAt.toString(),
    ],
  );
  return rows[0]?.id ?? null;
}

/** The one about a thing that waits. */
export async function selectWaitingOf(
  db: ReadHandle,
  kind: ApprovalKind,
  { type, id }: ApprovalSubject,
): Promise<Request | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${REQUEST} FROM approvals.request
      WHERE kind = $1 AND subject_type = $2 AND subject_id = $3 AND state = 'waiting'`,
    [kind, type, id],
  );
  return rows[0] ? requestOf(rows[0]) : null;
}

export async function selectRequest(db: ReadHandle, id: string): Promise<Request | null> {
  const { rows } = await db.query<Row>(`SELECT ${REQUEST} FROM approvals.request WHERE id = $1`, [id]);
  return rows[0] ? requestOf(rows[0]) : null;
}

/** Decisions about a request wait for one another until the transaction ends. */
export async function lockRequest(tx: WriteHandle, id: string): Promise<Request | null> {
  const { rows } = await tx.query<Row>(`SELECT ${REQUEST} FROM approvals.request WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ? requestOf(rows[0]) : null;
}

type Wanted = { kinds: readonly ApprovalKind[]; staffId: bigint; now: Temporal.Instant; after: string | undefined };

/** A page of those of some kinds, and of an employee's own, that wait, the oldest first. */
export async function selectWaiting(db: ReadHandle, wanted: Wanted & { limit: number }): Promise<Request[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${REQUEST} FROM approvals.request
      WHERE state = 'waiting' AND expires_at > $1 AND (kind = ANY ($2) OR asked_by = $3) AND id > $4
      ORDER BY id LIMIT $5`,
    [wanted.now.toString(), wanted.kinds, wanted.staffId, wanted.after ?? 0, wanted.limit],
  );
  return rows.map(requestOf);
}

/** The same of those that no longer wait, the newest first. */
export async function selectDecided(db: ReadHandle, wanted: Wanted & { limit: number }): Promise<Request[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${REQUEST} FROM approvals.request
      WHERE (state <> 'waiting' OR expires_at <= $1) AND (kind = ANY ($2) OR asked_by = $3)
        AND ($4::bigint IS NULL OR id < $4)
      ORDER BY id DESC LIMIT $5`,
    [wanted.now.toString(), wanted.kinds, wanted.staffId, wanted.after ?? null, wanted.limit],
  );
  return rows.map(requestOf);
}

/** How many of some kinds wait that others than this employee asked for. */
export async function countWaitingOfOthers(
  db: ReadHandle,
  { kinds, staffId, now }: Omit<Wanted, 'after'>,
): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    `SELECT count(*)::integer AS number FROM approvals.request
      WHERE state = 'waiting' AND expires_at > $1 AND kind = ANY ($2) AND asked_by <> $3`,
    [now.toString(), kinds, staffId],
  );
  return rows[0]!.number;
}

/** Whether each may do what their part asks, now. */
export async function selectRights(
  db: ReadHandle,
  asker: { staffId: bigint; permission: string },
  approver: { staffId: bigint; permission: string },
): Promise<{ asker: boolean; approver: boolean }> {
  const { rows } = await db.query<{ asker: boolean; approver: boolean }>(
    'SELECT staff.may($1, $2) AS asker, staff.may($3, $4) AS approver',
    [asker.staffId, asker.permission, approver.staffId, approver.permission],
  );
  return rows[0]!;
}

type Decision = { state: ApprovalState; by: bigint; at: Temporal.Instant; reason: string };

export async function decide(tx: WriteHandle, id: bigint, { state, by, at, reason }: Decision): Promise<void> {
  await tx.query(
    `UPDATE approvals.request SET state = $2, decided_by = $3, decided_at = $4, decision_reason = $5 WHERE id = $1`,
    [id, state, by, at.toString(), reason],
  );
}

/** Notes which have expired, so that they stand in no one's way. */
export async function expire(tx: WriteHandle, now: Temporal.Instant): Promise<void> {
  await tx.query(`UPDATE approvals.request SET state = 'expired' WHERE state = 'waiting' AND expires_at <= $1`, [
    now.toString(),
  ]);
}
