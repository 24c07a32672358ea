import type { BonusState } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Bonus } from './domain/bonus.ts';
import type { Offer } from './domain/offer.ts';

type Row = Omit<Bonus, 'memberId'> & { memberId: bigint };

const SELECT = `
  SELECT b.id, b.member_id AS "memberId", b.offer, o.names, o.terms, b.state, b.currency, b.amount, b.required, b.wagered,
    b.converted, b.max_stake AS "maxStake", b.max_win AS "maxWin", b.contributions, b.bonus_first AS "isBonusFirst", b.days,
    b.granted_at AS "grantedAt", b.activated_at AS "activatedAt", b.expires_at AS "expiresAt", b.ended_at AS "endedAt"
  FROM bonus.bonus AS b
  JOIN bonus.offer AS o ON o.code = b.offer`;

function toBonus({ memberId, ...row }: Row): Bonus {
  return { ...row, memberId: String(memberId) };
}

export async function selectBonus(db: ReadHandle, id: string | bigint): Promise<Bonus | null> {
  const { rows } = await db.query<Row>(`${SELECT} WHERE b.id = $1`, [id]);
  return rows[0] ? toBonus(rows[0]) : null;
}

/** The bonus a member is wagering, those that wait in their order, then those that ended, latest first. */
export async function selectBonuses(db: ReadHandle, memberId: string, most: number): Promise<Bonus[]> {
  const { rows } = await db.query<Row>(
    `${SELECT}
     WHERE b.member_id = $1
     ORDER BY b.ended_at IS NOT NULL, CASE WHEN b.ended_at IS NULL THEN b.state END,
       CASE WHEN b.ended_at IS NULL THEN b.id END, b.ended_at DESC, b.id DESC
     LIMIT $2`,
    [memberId, most],
  );
  return rows.map(toBonus);
}

/** A member's bonuses for staff, the newest first. */
export async function selectBonusesBefore(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<Bonus[]> {
  const { rows } = await db.query<Row>(
    `${SELECT} WHERE b.member_id = $1 AND ($2::bigint IS NULL OR b.id < $2) ORDER BY b.id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows.map(toBonus);
}

export async function selectActive(db: ReadHandle, memberId: string): Promise<Bonus | null> {
  const { rows } = await db.query<Row>(`${SELECT} WHERE b.member_id = $1 AND b.state = 'active'`, [memberId]);
  return rows[0] ? toBonus(rows[0]) : null;
}

/** The highest stake that the bonus being wagered allows on games that count; null: none. */
export async function selectMaxStake(db: ReadHandle, memberId: string): Promise<bigint | null> {
  return (await selectActive(db, memberId))?.maxStake ?? null;
}

export async function selectByCause(db: ReadHandle, memberId: string, cause: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>('SELECT id FROM bonus.bonus WHERE member_id = $1 AND cause = $2', [
    memberId,
    cause,
  ]);
  return rows[0]?.id ?? null;
}

/** How often a member was granted each offer. */
export async function countGranted(db: ReadHandle, memberId: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ offer: string; times: number }>(
    'SELECT offer, count(*)::integer AS times FROM bonus.bonus WHERE member_id = $1 GROUP BY offer',
    [memberId],
  );
  return new Map(rows.map(({ offer, times }) => [offer, times]));
}

/** Locks the account until the transaction ends. Every change of a member's bonuses happens under this lock. */
export async function lockAccount(tx: WriteHandle, cash: bigint): Promise<void> {
  await tx.query('SELECT account FROM ledger.lock_accounts(ARRAY[$1::bigint])', [cash]);
}

export type HolderAccounts = { cash: bigint; account: bigint };

export async function insertHolder(
  tx: WriteHandle,
  memberId: string,
  { cash, account }: HolderAccounts,
): Promise<void> {
  await tx.query('INSERT INTO bonus.holder (member_id, cash, account) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    memberId,
    cash,
    account,
  ]);
}

/** The account of a member's bonus money; null where they never had any. */
export async function selectAccount(db: ReadHandle, memberId: string): Promise<bigint | null> {
  const { rows } = await db.query<{ account: bigint }>('SELECT account FROM bonus.holder WHERE member_id = $1', [
    memberId,
  ]);
  return rows[0]?.account ?? null;
}

export type NewBonus = {
  memberId: string;
  offer: Offer;
  cause: string;
  amount: Amount;
  required: Amount;
  actor: string;
  reason: string;
};

/** Inserts a bonus that waits its turn. */
export async function insertBonus(tx: WriteHandle, bonus: NewBonus, now: Temporal.Instant): Promise<bigint> {
  const { offer } = bonus;
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO bonus.bonus (member_id, offer, cause, state, currency, amount, required, max_stake, max_win, contributions,
       bonus_first, days, budget, waiting, granted_at, granted_by, reason)
     VALUES ($1, $2, $3, 'queued', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     RETURNING id`,
    [
      bonus.memberId,
      offer.code,
      bonus.cause,
      offer.currency,
      bonus.amount,
      bonus.required,
      offer.maxStake,
      offer.maxWin,
      JSON.stringify(offer.contributions),
      offer.isBonusFirst,
      offer.days,
      offer.budget,
      offer.waiting,
      now.toString(),
      bonus.actor,
      bonus.reason,
    ],
  );
  return rows[0]!.id;
}

/** Begins the member's oldest waiting bonus, where they are wagering none. The caller has locked their cash account. */
export async function begin(tx: WriteHandle, memberId: string, now: Temporal.Instant): Promise<void> {
  await tx.query('SELECT bonus.begin($1, $2)', [memberId, now.toString()]);
}

export type Closing = {
  id: bigint | string;
  /** Null: ends only where it is completed or used up. */
  wanted: 'expired' | 'forfeited' | null;
  actor: string;
  reason: string;
  /** Open bets from before this time are no longer waited for. */
  stale: Temporal.Instant;
};

/**
 * Ends a bonus outside of play, if it can end so, and returns its state after that. Locks the member's cash account.
 */
export async function close(tx: WriteHandle, closing: Closing, now: Temporal.Instant): Promise<BonusState> {
  const { id, wanted, stale, actor, reason } = closing;
  const { rows } = await tx.query<{ state: BonusState }>('SELECT bonus.close($1, $2, $3, $4, $5, $6) AS state', [
    id,
    wanted,
    stale.toString(),
    actor,
    reason,
    now.toString(),
  ]);
  return rows[0]!.state;
}

export async function selectOverdue(db: ReadHandle, now: Temporal.Instant, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM bonus.bonus WHERE state = 'active' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    [now.toString(), most],
  );
  return rows.map(({ id }) => id);
}

/** Bonuses with bets that have been unsettled since before a time. */
export async function selectStale(db: ReadHandle, before: Temporal.Instant, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT DISTINCT bonus_id AS id
     FROM (SELECT bonus_id FROM bonus.stake WHERE open AND at < $1 ORDER BY at LIMIT $2) AS oldest`,
    [before.toString(), most],
  );
  return rows.map(({ id }) => id);
}
