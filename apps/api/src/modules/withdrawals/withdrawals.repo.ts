import type { PayeeKind, WithdrawalState } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Usage } from './domain/terms.ts';
import type { Confirmation, Withdrawal } from './domain/withdrawal.ts';

type Row = {
  id: bigint;
  member_id: bigint;
  payee_id: bigint;
  payee_kind: PayeeKind;
  payee_provider: string;
  payee_provider_name: string;
  payee_hidden: string;
  payee_sealed: string;
  currency: string;
  amount: Amount;
  fee: Amount;
  state: WithdrawalState;
  hold: bigint | null;
  paid: Amount;
  returned: Amount;
  score: number;
  reasons: { reason: string; points: number }[];
  claimed_by: string | null;
  reason: string;
  confirmed_by: Confirmation | null;
  created_at: Temporal.Instant;
  approved_at: Temporal.Instant | null;
  paid_at: Temporal.Instant | null;
  received_by: Temporal.Instant | null;
  ended_at: Temporal.Instant | null;
};

const COLUMNS = `id, member_id, payee_id, payee_kind, payee_provider, payee_provider_name, payee_hidden, payee_sealed, currency,
       amount, fee, state, hold, paid, returned, score, reasons, claimed_by, reason, confirmed_by, created_at, approved_at,
       paid_at, received_by, ended_at`;

export type NewWithdrawal = Pick<
  Withdrawal,
  'memberId' | 'payee' | 'currency' | 'amount' | 'fee' | 'score' | 'reasons' | 'createdAt'
> & { idempotencyKey: string };

/** As `requested`; its hold is noted as soon as there is one. */
export async function insertWithdrawal(tx: WriteHandle, one: NewWithdrawal): Promise<Withdrawal> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO withdrawals.withdrawal
       (member_id, idempotency_key, payee_id, payee_kind, payee_provider, payee_provider_name, payee_hidden, payee_sealed,
        currency, amount, fee, state, score, reasons, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'requested', $12, $13, $14)
     RETURNING ${COLUMNS}`,
    [
      one.memberId,
      one.idempotencyKey,
      one.payee.id,
      one.payee.kind,
      one.payee.provider,
      one.payee.providerName,
      one.payee.hidden,
      one.payee.sealed,
      one.currency,
      one.amount,
      one.fee,
      one.score,
      JSON.stringify(one.reasons),
      one.createdAt.toString(),
    ],
  );
  return toWithdrawal(rows[0]!);
}

/** Writes what may change of a withdrawal that the caller has locked. */
export async function updateWithdrawal(tx: WriteHandle, one: Withdrawal): Promise<void> {
  await tx.query(
    `UPDATE withdrawals.withdrawal
        SET state = $2, hold = $3, paid = $4, returned = $5, claimed_by = $6, reason = $7, confirmed_by = $8,
            approved_at = $9, paid_at = $10, received_by = $11, ended_at = $12
      WHERE id = $1`,
    [
      one.id,
      one.state,
      one.hold,
      one.paid,
      one.returned,
      one.claimedBy,
      one.reason,
      one.confirmedBy,
      one.approvedAt?.toString() ?? null,
      one.paidAt?.toString() ?? null,
      one.receivedBy?.toString() ?? null,
      one.endedAt?.toString() ?? null,
    ],
  );
}

export async function selectByKey(db: ReadHandle, memberId: string, key: string): Promise<Withdrawal | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ? toWithdrawal(rows[0]) : null;
}

/** Of one member, if given: another member's is not found. */
export async function selectWithdrawal(
  db: ReadHandle,
  id: string | bigint,
  memberId: string | null = null,
): Promise<Withdrawal | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal WHERE id = $1 AND ($2::bigint IS NULL OR member_id = $2)`,
    [id, memberId],
  );
  return rows[0] ? toWithdrawal(rows[0]) : null;
}

/**
 * As `selectWithdrawal`, and locked until the transaction ends: staff, member, callbacks and jobs decide one after another.
 * Always taken before any account of the ledger.
 */
export async function lockWithdrawal(
  tx: WriteHandle,
  id: string | bigint,
  memberId: string | null = null,
): Promise<Withdrawal | null> {
  const { rows } = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal WHERE id = $1 AND ($2::bigint IS NULL OR member_id = $2) FOR UPDATE`,
    [id, memberId],
  );
  return rows[0] ? toWithdrawal(rows[0]) : null;
}

/** Lets one transaction at a time request a withdrawal of a member, so that the usage it reads holds until it commits. */
export async function lockMember(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('withdrawals.member ' || $1, 0))`, [memberId]);
}

/** A member's usage of the limits. Rejected and cancelled withdrawals count only towards the time between requests. */
export async function selectUsage(db: ReadHandle, memberId: string, since: Temporal.Instant): Promise<Usage> {
  const { rows } = await db.query<Usage>(
    `SELECT count(*) FILTER (WHERE created_at >= $2 AND state NOT IN ('rejected', 'cancelled', 'refunded'))::integer AS count,
            coalesce(sum(amount) FILTER (WHERE created_at >= $2 AND state NOT IN ('rejected', 'cancelled', 'refunded')), 0)::bigint
              AS amount,
            count(*) FILTER (WHERE state IN ('requested', 'reviewing', 'approved', 'paying', 'disputed'))::integer AS open,
            max(created_at) AS "lastAt"
       FROM withdrawals.withdrawal
      WHERE member_id = $1`,
    [memberId, since.toString()],
  );
  return rows[0]!;
}

/** What a member withdrew before. */
export async function selectHistory(
  db: ReadHandle,
  memberId: string,
  weekAgo: Temporal.Instant,
): Promise<{ highest: Amount | null; thisWeek: number }> {
  const { rows } = await db.query<{ highest: Amount | null; thisWeek: number }>(
    `SELECT max(amount) FILTER (WHERE paid > 0) AS highest,
            count(*) FILTER (WHERE created_at >= $2)::integer AS "thisWeek"
       FROM withdrawals.withdrawal
      WHERE member_id = $1`,
    [memberId, weekAgo.toString()],
  );
  return rows[0]!;
}

export type WithdrawalPage = { withdrawals: Withdrawal[]; total: number };

/** A member's, newest first. */
export async function selectOfMember(
  db: ReadHandle,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<WithdrawalPage> {
  const counted = await db.query<{ total: number }>(
    'SELECT count(*)::integer AS total FROM withdrawals.withdrawal WHERE member_id = $1',
    [memberId],
  );
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal WHERE member_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
    [memberId, limit, offset],
  );
  return { withdrawals: rows.map(toWithdrawal), total: counted.rows[0]!.total };
}

/** A member's withdrawals for staff, the newest first. */
export async function selectOfMemberBefore(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<Withdrawal[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal
      WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows.map(toWithdrawal);
}

/** What waits for staff, in the given states, oldest first. */
export async function selectQueue(
  db: ReadHandle,
  states: readonly WithdrawalState[],
  limit: number,
): Promise<Withdrawal[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal
      WHERE state = ANY ($1) AND ended_at IS NULL ORDER BY id LIMIT $2`,
    [states, limit],
  );
  return rows.map(toWithdrawal);
}

/** Ended ones of some states, the newest first. */
export async function selectEnded(
  db: ReadHandle,
  states: readonly WithdrawalState[],
  limit: number,
): Promise<Withdrawal[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal WHERE state = ANY ($1) ORDER BY id DESC LIMIT $2`,
    [states, limit],
  );
  return rows.map(toWithdrawal);
}

/**
 * A page of the queue: what has not ended, in the given states, the oldest first. Each state gives its first ones by the index
 * (state, id); all that wait would have to be sorted otherwise.
 */
export async function selectOpenPage(
  db: ReadHandle,
  { states, after, limit }: { states: readonly WithdrawalState[]; after: string | undefined; limit: number },
): Promise<Withdrawal[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
       FROM unnest($1::text[]) AS asked (wanted)
      CROSS JOIN LATERAL (
        SELECT * FROM withdrawals.withdrawal
         WHERE state = asked.wanted AND ended_at IS NULL AND id > $2
         ORDER BY id LIMIT $3
      ) AS waiting
      ORDER BY id
      LIMIT $3`,
    [states, after ?? '0', limit],
  );
  return rows.map(toWithdrawal);
}

/** A page of what ended in a state, the newest first. */
export async function selectEndedPage(
  db: ReadHandle,
  { state, after, limit }: { state: WithdrawalState; after: string | undefined; limit: number },
): Promise<Withdrawal[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM withdrawals.withdrawal
      WHERE state = $1 AND ended_at IS NOT NULL AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [state, after ?? null, limit],
  );
  return rows.map(toWithdrawal);
}

/** Paid withdrawals whose time to dispute is over. */
export async function selectReceiptsDue(db: ReadHandle, now: Temporal.Instant, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM withdrawals.withdrawal WHERE state = 'paid' AND received_by <= $1 ORDER BY received_by LIMIT $2`,
    [now.toString(), limit],
  );
  return rows.map(({ id }) => id);
}

/** What withdrawals go to, named for an account record. */
export async function selectNames(db: ReadHandle, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: bigint; name: string }>(
    `SELECT id, payee_provider_name || ' ' || payee_hidden AS name
       FROM withdrawals.withdrawal WHERE id = ANY ($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

function toWithdrawal(row: Row): Withdrawal {
  return {
    id: row.id,
    memberId: String(row.member_id),
    payee: {
      id: String(row.payee_id),
      kind: row.payee_kind,
      provider: row.payee_provider,
      providerName: row.payee_provider_name,
      hidden: row.payee_hidden,
      sealed: row.payee_sealed,
    },
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    state: row.state,
    hold: row.hold,
    paid: row.paid,
    returned: row.returned,
    score: row.score,
    reasons: row.reasons,
    claimedBy: row.claimed_by,
    reason: row.reason,
    confirmedBy: row.confirmed_by,
    createdAt: row.created_at,
    approvedAt: row.approved_at,
    paidAt: row.paid_at,
    receivedBy: row.received_by,
    endedAt: row.ended_at,
  };
}
