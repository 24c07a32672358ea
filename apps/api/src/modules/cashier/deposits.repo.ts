import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Deposit, DepositReason, DepositState } from './domain/deposit.ts';

type Row = {
  id: bigint;
  member_id: bigint;
  method: string;
  provider: string;
  amount: Amount;
  currency: string;
  state: DepositState;
  reason: DepositReason | null;
  merchant_ref: string;
  payment_url: string | null;
  return_url: string;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
  credited_at: Temporal.Instant | null;
};

const COLUMNS = `id, member_id, method, provider, amount, currency, state, reason, merchant_ref, payment_url, return_url,
       created_at, expires_at, credited_at`;

export type NewDeposit = Pick<
  Deposit,
  'memberId' | 'method' | 'provider' | 'amount' | 'currency' | 'merchantRef' | 'returnUrl' | 'createdAt' | 'expiresAt'
> & { idempotencyKey: string };

/** @returns `null` when the member's idempotency key is taken; waits for a transaction that is taking it just now */
export async function insertDeposit(tx: WriteHandle, deposit: NewDeposit): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO cashier.deposit
       (member_id, method, provider, amount, currency, state, merchant_ref, return_url, idempotency_key, created_at,
        updated_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, 'created', $6, $7, $8, $9, $9, $10)
     ON CONFLICT (member_id, idempotency_key) DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      deposit.memberId,
      deposit.method,
      deposit.provider,
      deposit.amount,
      deposit.currency,
      deposit.merchantRef,
      deposit.returnUrl,
      deposit.idempotencyKey,
      deposit.createdAt.toString(),
      deposit.expiresAt.toString(),
    ],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

export async function selectByIdempotencyKey(db: ReadHandle, memberId: string, key: string): Promise<Deposit | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM cashier.deposit WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

export async function selectDeposit(db: ReadHandle, memberId: string, id: string): Promise<Deposit | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM cashier.deposit WHERE member_id = $1 AND id = $2`, [
    memberId,
    id,
  ]);
  return rows[0] ? toDeposit(rows[0]) : null;
}

/**
 * Locks the deposit until the transaction ends: of all callbacks, queries and expiries about it, one at a time decides, on
 * what the one before left. Taken before any account of the ledger, always.
 */
export async function lockByMerchantRef(
  tx: WriteHandle,
  provider: string,
  merchantRef: string,
): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM cashier.deposit WHERE merchant_ref = $2 AND provider = $1 FOR UPDATE`,
    [provider, merchantRef],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

/** The provider has it: it can be paid. @returns `null` when it has left `created` already */
export async function markPending(
  tx: WriteHandle,
  deposit: Deposit,
  payment: { providerRef: string; paymentUrl: string },
  now: Temporal.Instant,
): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(
    `UPDATE cashier.deposit
        SET state = 'pending', provider_ref = $3, payment_url = $4, updated_at = $5
      WHERE member_id = $1 AND id = $2 AND state = 'created'
      RETURNING ${COLUMNS}`,
    [deposit.memberId, deposit.id, payment.providerRef, payment.paymentUrl, now.toString()],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

/** Writes the outcome of a deposit that the caller has locked. */
export async function updateState(
  tx: WriteHandle,
  deposit: Deposit,
  state: DepositState,
  reason: DepositReason | null,
  now: Temporal.Instant,
): Promise<Deposit> {
  const { rows } = await tx.query<Row>(
    `UPDATE cashier.deposit
        SET state = $3, reason = $4, updated_at = $5, credited_at = CASE WHEN $3 = 'credited' THEN $5::timestamptz END
      WHERE member_id = $1 AND id = $2
      RETURNING ${COLUMNS}`,
    [deposit.memberId, deposit.id, state, reason, now.toString()],
  );
  return toDeposit(rows[0]!);
}

/** Expires what was not paid by `deadline`. What a callback holds locked is left to the callback. */
export async function expireUnpaid(
  tx: WriteHandle,
  deadline: Temporal.Instant,
  now: Temporal.Instant,
  limit: number,
): Promise<Deposit[]> {
  const { rows } = await tx.query<Row>(
    `UPDATE cashier.deposit
        SET state = 'expired', reason = 'payment_expired', updated_at = $2
      WHERE (member_id, id) IN (
        SELECT member_id, id FROM cashier.deposit
         WHERE state IN ('created', 'pending') AND expires_at <= $1
         ORDER BY expires_at
         LIMIT $3
           FOR UPDATE SKIP LOCKED
      )
      RETURNING ${COLUMNS}`,
    [deadline.toString(), now.toString(), limit],
  );
  return rows.map(toDeposit);
}

/** What a member paid in since a time, and what he began whenever and can still pay. */
export async function selectDepositedSince(db: ReadHandle, memberId: string, since: Temporal.Instant): Promise<Amount> {
  const { rows } = await db.query<{ sum: Amount }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum
       FROM cashier.deposit
      WHERE member_id = $1 AND (state IN ('created', 'pending') OR state = 'credited' AND credited_at >= $2)`,
    [memberId, since.toString()],
  );
  return rows[0]!.sum;
}

export type DepositPage = { deposits: Deposit[]; total: number };

/** Newest first; of one member or of all, in one state or in any. */
export async function selectDeposits(
  db: ReadHandle,
  filter: { memberId: string | null; state: string | null },
  page: { limit: number; offset: number },
): Promise<DepositPage> {
  const where = 'WHERE ($1::bigint IS NULL OR member_id = $1) AND ($2::text IS NULL OR state = $2)';
  const values = [filter.memberId, filter.state];
  const counted = await db.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM cashier.deposit ${where}`,
    values,
  );
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM cashier.deposit ${where} ORDER BY id DESC LIMIT $3 OFFSET $4`,
    [...values, page.limit, page.offset],
  );
  return { deposits: rows.map(toDeposit), total: counted.rows[0]!.total };
}

/** The method of each of these deposits, named in every language. */
export async function selectMethodNames(
  db: ReadHandle,
  ids: readonly string[],
): Promise<{ id: bigint; names: Record<Language, string> }[]> {
  const { rows } = await db.query<{ id: bigint; names: Record<Language, string> }>(
    `SELECT d.id, m.names
       FROM cashier.deposit d
       JOIN cashier.method m ON m.code = d.method
      WHERE d.id = ANY ($1::bigint[])`,
    [ids],
  );
  return rows;
}

function toDeposit(row: Row): Deposit {
  return {
    id: row.id,
    memberId: String(row.member_id),
    method: row.method,
    provider: row.provider,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    merchantRef: row.merchant_ref,
    paymentUrl: row.payment_url,
    returnUrl: row.return_url,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    creditedAt: row.credited_at,
  };
}
