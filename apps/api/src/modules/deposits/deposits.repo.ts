import type { DepositKind, Language, PaymentInstructions } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Payment } from '../payments/index.ts';
import type { Confirmations, Deposit, DepositReason, DepositState, Fee } from './domain/deposit.ts';
import type { Velocity } from './domain/velocity.ts';

type Row = {
  id: bigint;
  member_id: bigint;
  method: string;
  kind: DepositKind;
  provider: string;
  amount: Amount;
  currency: string;
  state: DepositState;
  reason: DepositReason | null;
  merchant_ref: string;
  payment_url: string | null;
  instructions: PaymentInstructions | null;
  return_url: string;
  offer: string | null;
  received: Amount | null;
  fee_flat: Amount;
  fee_per_mille: number;
  fee_bearer: Fee['bearer'];
  confirmations: number | null;
  confirmations_required: number | null;
  slips: number;
  note: string | null;
  claimed_by: string | null;
  claimed_at: Temporal.Instant | null;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
  credited_at: Temporal.Instant | null;
};

/** The job that asks about a deposit; its key is `<name>:<deposit>`. */
export const RESOLVE_DEPOSIT = 'deposits_resolve_deposit';

const COLUMNS = `id, member_id, method, kind, provider, amount, currency, state, reason, merchant_ref, payment_url,
       instructions, return_url, offer, received, fee_flat, fee_per_mille, fee_bearer, confirmations,
       confirmations_required, slips, note, claimed_by, claimed_at, created_at, expires_at, credited_at`;

export type NewDeposit = Pick<
  Deposit,
  | 'memberId'
  | 'method'
  | 'kind'
  | 'provider'
  | 'amount'
  | 'currency'
  | 'merchantRef'
  | 'instructions'
  | 'returnUrl'
  | 'offer'
  | 'fee'
  | 'createdAt'
  | 'expiresAt'
> & { idempotencyKey: string; reference: string | null };

/**
 * Writes a deposit down. One that can be paid without a provider's answer is `pending` at once.
 *
 * @returns `null` when the member's idempotency key is taken; waits for a transaction that is taking it just now
 */
export async function insertDeposit(tx: WriteHandle, deposit: NewDeposit): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO deposits.deposit
       (member_id, method, kind, provider, amount, currency, state, merchant_ref, instructions, reference, return_url,
        offer, fee_flat, fee_per_mille, fee_bearer, idempotency_key, created_at, updated_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, $18)
     ON CONFLICT (member_id, idempotency_key) DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      deposit.memberId,
      deposit.method,
      deposit.kind,
      deposit.provider,
      deposit.amount,
      deposit.currency,
      deposit.instructions ? 'pending' : 'created',
      deposit.merchantRef,
      deposit.instructions && JSON.stringify(deposit.instructions),
      deposit.reference,
      deposit.returnUrl,
      deposit.offer,
      deposit.fee.flat,
      deposit.fee.perMille,
      deposit.fee.bearer,
      deposit.idempotencyKey,
      deposit.createdAt.toString(),
      deposit.expiresAt.toString(),
    ],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

export async function selectByIdempotencyKey(db: ReadHandle, memberId: string, key: string): Promise<Deposit | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM deposits.deposit WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

export async function selectDeposit(db: ReadHandle, memberId: string, id: string): Promise<Deposit | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM deposits.deposit WHERE member_id = $1 AND id = $2`, [
    memberId,
    id,
  ]);
  return rows[0] ? toDeposit(rows[0]) : null;
}

/** Deposits that wait for their payment since before a time, whose job the queue has lost; oldest first. */
export async function selectWithoutJob(
  db: ReadHandle,
  { before, limit }: { before: Temporal.Instant; limit: number },
): Promise<{ memberId: string; depositId: string }[]> {
  const { rows } = await db.query<{ memberId: string; depositId: string }>(
    `SELECT member_id::text AS "memberId", id::text AS "depositId"
     FROM deposits.deposit
     WHERE state IN ('created', 'pending')
       AND kind <> 'bank_transfer' -- no provider can be asked about those
       AND created_at < $1
       AND NOT platform.has_job('${RESOLVE_DEPOSIT}:' || id)
     ORDER BY id
     LIMIT $2`,
    [before.toString(), limit],
  );
  return rows;
}

/** A deposit of any member. */
export async function selectById(db: ReadHandle, id: string): Promise<Deposit | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM deposits.deposit WHERE id = $1`, [id]);
  return rows[0] ? toDeposit(rows[0]) : null;
}

/** Locks a deposit as `lockByMerchantRef` does. */
export async function lockById(tx: WriteHandle, id: string): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM deposits.deposit WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ? toDeposit(rows[0]) : null;
}

/**
 * Locks the deposit until the transaction ends: callbacks, queries and expiries about it decide one after another. Always
 * taken before any account of the ledger.
 */
export async function lockByMerchantRef(
  tx: WriteHandle,
  provider: string,
  merchantRef: string,
): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM deposits.deposit WHERE merchant_ref = $2 AND provider = $1 FOR UPDATE`,
    [provider, merchantRef],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

/** The provider has it: it can be paid. @returns `null` when it has left `created` already */
export async function markPending(
  tx: WriteHandle,
  deposit: Deposit,
  { providerRef, paymentUrl, instructions }: Pick<Payment, 'providerRef' | 'paymentUrl' | 'instructions'>,
  now: Temporal.Instant,
): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(
    `UPDATE deposits.deposit
        SET state = 'pending', provider_ref = $3, payment_url = $4, instructions = $5, updated_at = $6
      WHERE member_id = $1 AND id = $2 AND state = 'created'
      RETURNING ${COLUMNS}`,
    [
      deposit.memberId,
      deposit.id,
      providerRef,
      paymentUrl,
      instructions && JSON.stringify(instructions),
      now.toString(),
    ],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

/** Notes how far the chain has confirmed it. Blocks are reported in any order: the count only grows. @returns `null`: no change */
export async function updateConfirmations(
  tx: WriteHandle,
  deposit: Deposit,
  { seen, required }: Confirmations,
  now: Temporal.Instant,
): Promise<Deposit | null> {
  const { rows } = await tx.query<Row>(
    `UPDATE deposits.deposit
        SET confirmations = $3, confirmations_required = $4, updated_at = $5
      WHERE member_id = $1 AND id = $2 AND coalesce(confirmations, -1) < $3
      RETURNING ${COLUMNS}`,
    [deposit.memberId, deposit.id, seen, required, now.toString()],
  );
  return rows[0] ? toDeposit(rows[0]) : null;
}

export type Outcome = { state: DepositState; reason: DepositReason | null; received?: Amount; note?: string };

/** Writes the outcome of a deposit that the caller has locked. */
export async function updateState(
  tx: WriteHandle,
  deposit: Deposit,
  { state, reason, received, note }: Outcome,
  now: Temporal.Instant,
): Promise<Deposit> {
  const { rows } = await tx.query<Row>(
    `UPDATE deposits.deposit
        SET state = $3, reason = $4, received = coalesce($6, received), note = $7, updated_at = $5,
            credited_at = CASE WHEN $3 = 'credited' THEN $5::timestamptz WHEN $3 = 'refunded' THEN credited_at END
      WHERE member_id = $1 AND id = $2
      RETURNING ${COLUMNS}`,
    [deposit.memberId, deposit.id, state, reason, now.toString(), received ?? null, note ?? null],
  );
  return toDeposit(rows[0]!);
}

/** One more slip of a transfer: from now on staff looks at it. */
export async function updateSlips(tx: WriteHandle, deposit: Deposit, now: Temporal.Instant): Promise<Deposit> {
  const { rows } = await tx.query<Row>(
    `UPDATE deposits.deposit SET state = 'review', reason = NULL, slips = slips + 1, updated_at = $3
      WHERE member_id = $1 AND id = $2
      RETURNING ${COLUMNS}`,
    [deposit.memberId, deposit.id, now.toString()],
  );
  return toDeposit(rows[0]!);
}

export async function updateClaim(
  tx: WriteHandle,
  deposit: Deposit,
  by: string,
  now: Temporal.Instant,
): Promise<Deposit> {
  const { rows } = await tx.query<Row>(
    `UPDATE deposits.deposit SET claimed_by = $3, claimed_at = $4, updated_at = $4
      WHERE member_id = $1 AND id = $2
      RETURNING ${COLUMNS}`,
    [deposit.memberId, deposit.id, by, now.toString()],
  );
  return toDeposit(rows[0]!);
}

/**
 * Expires what was not paid by `deadline`, except what a chain has seen. A deposit that a callback has locked is left to the
 * callback.
 */
export async function expireUnpaid(
  tx: WriteHandle,
  deadline: Temporal.Instant,
  now: Temporal.Instant,
  limit: number,
): Promise<Deposit[]> {
  const { rows } = await tx.query<Row>(
    `UPDATE deposits.deposit
        SET state = 'expired', reason = 'payment_expired', updated_at = $2
      WHERE (member_id, id) IN (
        SELECT member_id, id FROM deposits.deposit
         WHERE state IN ('created', 'pending') AND expires_at <= $1 AND confirmations IS NULL
         ORDER BY expires_at
         LIMIT $3
           FOR UPDATE SKIP LOCKED
      )
      RETURNING ${COLUMNS}`,
    [deadline.toString(), now.toString(), limit],
  );
  return rows.map(toDeposit);
}

/** Deposits of one member that begin at the same time are counted one after another. */
export async function lockBeginnings(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('deposits.begin:' || $1, 0))`, [memberId]);
}

export async function countBegun(db: ReadHandle, memberId: string, now: Temporal.Instant): Promise<Velocity> {
  const since = (duration: Temporal.DurationLike) => now.subtract(duration).toString();
  const { rows } = await db.query<Omit<Velocity, 'open'>>(
    `SELECT count(*) FILTER (WHERE created_at > $2)::integer AS minute,
            count(*) FILTER (WHERE created_at > $3)::integer AS hour,
            count(*)::integer AS day
       FROM deposits.deposit
      WHERE member_id = $1 AND created_at > $4`,
    [memberId, since({ minutes: 1 }), since({ hours: 1 }), since({ hours: 24 })],
  );
  const open = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count
       FROM deposits.deposit
      WHERE member_id = $1 AND state IN ('created', 'pending')`,
    [memberId],
  );
  return { ...rows[0]!, open: open.rows[0]!.count };
}

/** What a member paid in since a time, refunded or not, and all that they began and can still pay. */
export async function selectDepositedSince(db: ReadHandle, memberId: string, since: Temporal.Instant): Promise<Amount> {
  const { rows } = await db.query<{ sum: Amount }>(
    `SELECT coalesce(sum(coalesce(received, amount)), 0)::bigint AS sum
       FROM deposits.deposit
      WHERE member_id = $1
        AND (state IN ('created', 'pending', 'review') OR credited_at >= $2)`,
    [memberId, since.toString()],
  );
  return rows[0]!.sum;
}

/** What was credited to a member since a time. */
export async function selectCreditedSince(db: ReadHandle, memberId: string, since: Temporal.Instant): Promise<Amount> {
  const { rows } = await db.query<{ sum: Amount }>(
    `SELECT coalesce(sum(coalesce(received, amount)), 0)::bigint AS sum
       FROM deposits.deposit
      WHERE member_id = $1 AND state = 'credited' AND credited_at >= $2`,
    [memberId, since.toString()],
  );
  return rows[0]!.sum;
}

/** How many deposits of a member were ever credited. */
export async function countCredited(db: ReadHandle, memberId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM deposits.deposit WHERE member_id = $1 AND credited_at IS NOT NULL',
    [memberId],
  );
  return rows[0]!.count;
}

/** A page of all members' deposits: of one state or of any; what waits for review the oldest first, all else the newest first. */
export async function selectPage(
  db: ReadHandle,
  { state, after, limit }: { state: DepositState | undefined; after: string | undefined; limit: number },
): Promise<Deposit[]> {
  const isQueue = state === 'review';
  const conditions = [
    ...(state === undefined ? [] : ['state = $2']),
    ...(after === undefined ? [] : [`id ${isQueue ? '>' : '<'} $${state === undefined ? 2 : 3}`]),
  ];
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM deposits.deposit
     ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
     ORDER BY id ${isQueue ? '' : 'DESC'}
     LIMIT $1`,
    [limit, ...(state === undefined ? [] : [state]), ...(after === undefined ? [] : [after])],
  );
  return rows.map(toDeposit);
}

export type DepositPage = { deposits: Deposit[]; total: number };

const UNDER_WAY = ['created', 'pending', 'review'];

/** A member's, newest first; `isOpen`: only those under way. */
export async function selectDeposits(
  db: ReadHandle,
  { memberId, isOpen }: { memberId: string; isOpen: boolean },
  page: { limit: number; offset: number },
): Promise<DepositPage> {
  const where = 'WHERE member_id = $1 AND ($2::text[] IS NULL OR state = ANY ($2))';
  const values = [memberId, isOpen ? UNDER_WAY : null];
  const counted = await db.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM deposits.deposit ${where}`,
    values,
  );
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM deposits.deposit ${where} ORDER BY id DESC LIMIT $3 OFFSET $4`,
    [...values, page.limit, page.offset],
  );
  return { deposits: rows.map(toDeposit), total: counted.rows[0]!.total };
}

/** A member's deposits, the newest first. */
export async function selectOfMember(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<Deposit[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM deposits.deposit
      WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows.map(toDeposit);
}

/** The method of each of these deposits, named in every language. */
export async function selectMethodNames(
  db: ReadHandle,
  ids: readonly string[],
): Promise<{ id: bigint; names: Record<Language, string> }[]> {
  const { rows } = await db.query<{ id: bigint; names: Record<Language, string> }>(
    `SELECT d.id, m.names
       FROM deposits.deposit d
       JOIN deposits.method m ON m.code = d.method
      WHERE d.id = ANY ($1::bigint[])`,
    [ids],
  );
  return rows;
}

function toDeposit(row: Row): Deposit {
  const { confirmations: seen, confirmations_required: required } = row;
  return {
    id: row.id,
    memberId: String(row.member_id),
    method: row.method,
    kind: row.kind,
    provider: row.provider,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    merchantRef: row.merchant_ref,
    paymentUrl: row.payment_url,
    instructions: row.instructions,
    returnUrl: row.return_url,
    offer: row.offer,
    received: row.received,
    fee: { flat: row.fee_flat, perMille: row.fee_per_mille, bearer: row.fee_bearer },
    confirmations: seen === null || required === null ? null : { seen, required },
    slips: row.slips,
    note: row.note,
    claimedBy: row.claimed_by,
    claimedAt: row.claimed_at,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    creditedAt: row.credited_at,
  };
}

/** As far back as the payments of each provider are looked at. */
const LATEST = 5000;

/** Of the latest deposits, begun since a time: how many of each provider have ended, and how many of them well. */
export async function selectEndedSince(
  db: ReadHandle,
  since: Temporal.Instant,
): Promise<{ provider: string; ended: number; succeeded: number }[]> {
  const { rows } = await db.query<{ provider: string; ended: number; succeeded: number }>(
    `SELECT provider, count(*)::integer AS ended,
       count(*) FILTER (WHERE state IN ('credited', 'refunded'))::integer AS succeeded
     FROM (SELECT provider, state, created_at FROM deposits.deposit ORDER BY id DESC LIMIT $2) AS latest
     WHERE created_at >= $1 AND state IN ('credited', 'refunded', 'failed', 'expired')
     GROUP BY provider
     ORDER BY provider`,
    [since.toString(), LATEST],
  );
  return rows;
}

/** When the oldest deposit in review was begun; null where none is. */
export async function selectOldestInReview(db: ReadHandle): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ at: Temporal.Instant }>(
    `SELECT created_at AS at FROM deposits.deposit WHERE state = 'review' ORDER BY id LIMIT 1`,
  );
  return rows[0]?.at ?? null;
}
