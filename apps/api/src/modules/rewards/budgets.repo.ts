import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';

/** The ledger accounts of a budget: what is left, and gifts that wait to be claimed. */
export type BudgetAccounts = { budget: bigint; waiting: bigint };

export type Budget = { id: string; currency: string; funded: Amount; given: Amount; returned: Amount };

export async function selectAccounts(db: ReadHandle, id: string, currency: string): Promise<BudgetAccounts | null> {
  const { rows } = await db.query<BudgetAccounts>(
    'SELECT budget, waiting FROM rewards.budget WHERE id = $1 AND currency = $2',
    [id, currency],
  );
  return rows[0] ?? null;
}

/** @returns false where it exists already */
export async function insertBudget(
  tx: WriteHandle,
  { id, currency, budget, waiting }: { id: string; currency: string } & BudgetAccounts,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO rewards.budget (id, currency, budget, waiting, funded, given, returned, created_at)
     VALUES ($1, $2, $3, $4, 0, 0, 0, $5) ON CONFLICT DO NOTHING`,
    [id, currency, budget, waiting, now.toString()],
  );
  return rowCount === 1;
}

export type Funding = {
  budget: string;
  currency: string;
  amount: Amount;
  reason: string;
  actor: string;
  /** Of a call; null where none is sent again. */
  key: string | null;
};

/** Notes that a budget was funded. @returns the funding's number */
export async function addFunds(tx: WriteHandle, funding: Funding, now: Temporal.Instant): Promise<bigint> {
  const { budget, currency, amount, reason, actor, key } = funding;
  await tx.query('UPDATE rewards.budget SET funded = funded + $3 WHERE id = $1 AND currency = $2', [
    budget,
    currency,
    amount,
  ]);
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO rewards.funding (budget, currency, amount, reason, actor, at, key)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING id`,
    [budget, currency, amount, reason, actor, now.toString(), key],
  );
  return rows[0]!.id;
}

export async function isFunded(db: ReadHandle, key: string): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean }>('SELECT EXISTS (SELECT FROM rewards.funding WHERE key = $1) AS is', [
    key,
  ]);
  return rows[0]!.is;
}

export async function selectLastFunding(db: ReadHandle, budget: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint | null }>(
    'SELECT max(id) AS id FROM rewards.funding WHERE budget = $1',
    [budget],
  );
  return rows[0]!.id;
}

/** The fundings of a budget, the newest first. */
export async function selectFundings(
  db: ReadHandle,
  budget: string,
  { before, limit }: RowsBefore,
): Promise<(Omit<Funding, 'key'> & { id: bigint; at: Temporal.Instant })[]> {
  const { rows } = await db.query<Omit<Funding, 'key'> & { id: bigint; at: Temporal.Instant }>(
    `SELECT id, budget, currency, amount, reason, actor, at
     FROM rewards.funding
     WHERE budget = $1 AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC
     LIMIT $3`,
    [budget, before, limit],
  );
  return rows;
}

/**
 * Takes an amount from a budget, and locks it until the transaction ends. @returns its accounts; null where the budget
 * does not cover it
 */
export async function takeFrom(
  tx: WriteHandle,
  id: string,
  currency: string,
  amount: Amount,
): Promise<BudgetAccounts | null> {
  const { rows } = await tx.query<BudgetAccounts>(
    `UPDATE rewards.budget SET given = given + $3
     WHERE id = $1 AND currency = $2 AND funded - given + returned - reserved >= $3
     RETURNING budget, waiting`,
    [id, currency, amount],
  );
  return rows[0] ?? null;
}

/** Reserves an amount for a promise. @returns false where the budget does not cover it */
export async function reserve(tx: WriteHandle, id: string, currency: string, amount: Amount): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE rewards.budget SET reserved = reserved + $3
     WHERE id = $1 AND currency = $2 AND funded - given + returned - reserved >= $3`,
    [id, currency, amount],
  );
  return rowCount === 1;
}

/** Releases a reservation, and locks the budget until the transaction ends: a gift of it right after is covered. */
export async function release(tx: WriteHandle, id: string, currency: string, amount: Amount): Promise<void> {
  await tx.query('UPDATE rewards.budget SET reserved = reserved - $3 WHERE id = $1 AND currency = $2', [
    id,
    currency,
    amount,
  ]);
}

/** Returns an amount that was not given after all. */
export async function putBack(tx: WriteHandle, id: string, currency: string, amount: Amount): Promise<void> {
  await tx.query('UPDATE rewards.budget SET given = given - $3 WHERE id = $1 AND currency = $2', [
    id,
    currency,
    amount,
  ]);
}

/** Locks a budget until the transaction ends. */
export async function lockAccounts(tx: WriteHandle, id: string, currency: string): Promise<BudgetAccounts> {
  const { rows } = await tx.query<BudgetAccounts>(
    'SELECT budget, waiting FROM rewards.budget WHERE id = $1 AND currency = $2 FOR UPDATE',
    [id, currency],
  );
  return rows[0]!;
}

/** Notes that a given amount was returned. @returns the budget's accounts */
export async function returnTo(tx: WriteHandle, id: string, currency: string, amount: Amount): Promise<BudgetAccounts> {
  const { rows } = await tx.query<BudgetAccounts>(
    'UPDATE rewards.budget SET returned = returned + $3 WHERE id = $1 AND currency = $2 RETURNING budget, waiting',
    [id, currency, amount],
  );
  return rows[0]!;
}

export type Left = { id: string; currency: string; left: Amount };

/** What is left of budgets in each of their currencies, without reservations. */
export async function selectLeft(db: ReadHandle, ids: readonly string[]): Promise<Left[]> {
  const { rows } = await db.query<Left>(
    'SELECT id, currency, funded - given + returned - reserved AS left FROM rewards.budget WHERE id = ANY ($1)',
    [ids],
  );
  return rows;
}

const BUDGET = 'id, currency, funded, given, returned';

export async function selectBudget(db: ReadHandle, id: string): Promise<Budget[]> {
  const { rows } = await db.query<Budget>(`SELECT ${BUDGET} FROM rewards.budget WHERE id = $1 ORDER BY currency`, [id]);
  return rows;
}

/** Some budgets, or all of them, as far as their own rows tell. */
export async function selectBudgets(db: ReadHandle, ids: readonly string[] | null): Promise<(Budget & Left)[]> {
  const { rows } = await db.query<Budget & Left>(
    `SELECT ${BUDGET}, funded - given + returned - reserved AS left
     FROM rewards.budget
     WHERE $1::text[] IS NULL OR id = ANY ($1)
     ORDER BY id, currency`,
    [ids],
  );
  return rows;
}

export type BudgetStanding = Budget & { waiting: Amount; claimed: Amount };

/** Every budget with its waiting and paid amounts; reads all its gifts. */
export async function selectStandings(db: ReadHandle): Promise<BudgetStanding[]> {
  const { rows } = await db.query<BudgetStanding>(
    `SELECT b.id, b.currency, b.funded, b.given, b.returned,
       coalesce(sum(g.amount) FILTER (WHERE g.state = 'waiting'), 0)::bigint AS waiting,
       coalesce(sum(g.amount) FILTER (WHERE g.state = 'claimed'), 0)::bigint AS claimed
     FROM rewards.budget AS b
     LEFT JOIN rewards.gift AS g ON g.budget = b.id AND g.currency = b.currency
     GROUP BY b.id, b.currency
     ORDER BY b.id, b.currency`,
  );
  return rows;
}

export type Accounted = BudgetStanding & {
  givenByGifts: Amount;
  returnedByGifts: Amount;
  fundedByFundings: Amount;
  inBudget: Amount;
  inWaiting: Amount;
};

/** The same money according to budgets, gifts and the ledger, in one snapshot. */
export async function selectAccounted(db: ReadHandle): Promise<Accounted[]> {
  const { rows } = await db.query<Accounted>(
    `SELECT b.id, b.currency, b.funded, b.given, b.returned, g.waiting, g.claimed,
       g.given AS "givenByGifts", g.returned AS "returnedByGifts", f.funded AS "fundedByFundings",
       ledger.balance(b.budget)::bigint AS "inBudget", ledger.balance(b.waiting)::bigint AS "inWaiting"
     FROM rewards.budget AS b
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(x.amount), 0)::bigint AS given,
         coalesce(sum(x.amount) FILTER (WHERE x.state = 'waiting'), 0)::bigint AS waiting,
         coalesce(sum(x.amount) FILTER (WHERE x.state = 'claimed'), 0)::bigint AS claimed,
         coalesce(sum(x.amount) FILTER (WHERE x.state IN ('expired', 'taken_back')), 0)::bigint AS returned
       FROM rewards.gift AS x WHERE x.budget = b.id AND x.currency = b.currency
     ) AS g
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(x.amount), 0)::bigint AS funded
       FROM rewards.funding AS x WHERE x.budget = b.id AND x.currency = b.currency
     ) AS f
     ORDER BY b.id, b.currency`,
  );
  return rows;
}
