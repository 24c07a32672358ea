import type { Pool } from '../../../platform/database.ts';

// A member's bonus account holds the money of the active bonus; without one it is empty.
const IDLE_MONEY = `
  SELECT 'idle bonus money' AS broken, h.member_id, ledger.balance(h.account) AS amount
  FROM bonus.holder AS h
  WHERE h.active IS NULL AND ledger.balance(h.account) <> 0
    OR h.active IS DISTINCT FROM (
      SELECT b.id FROM bonus.bonus AS b WHERE b.member_id = h.member_id AND b.state = 'active'
    )`;

// No bonus waits while none is being wagered.
const FORGOTTEN = `
  SELECT 'forgotten in the queue' AS broken, b.id
  FROM bonus.bonus AS b
  JOIN bonus.holder AS h ON h.member_id = b.member_id
  WHERE b.state = 'queued' AND h.active IS NULL`;

// A bonus's money comes from its budget, and what is not converted returns to it: what members' bonus accounts took
// from budgets and wins less stakes equals what they gave to cash and budgets, plus their balances.
const LOST = `
  SELECT 'lost' AS broken, o.code, ledger.balance(o.waiting) AS waiting, q.waits
  FROM bonus.offer AS o
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(b.amount), 0) AS waits FROM bonus.bonus AS b WHERE b.offer = o.code AND b.state = 'queued'
  ) AS q
  WHERE ledger.balance(o.waiting) <> q.waits`;

// Returned and converted sums match the movements, and progress matches what open and settled stakes counted.
const MISCOUNTED = `
  SELECT 'miscounted' AS broken, b.id, b.returned, moved.returned AS returned_moved, b.wagered, counted.wagered AS staked
  FROM bonus.bonus AS b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(j.amount) FILTER (WHERE j.kind = 'bonus_returned'), 0) AS returned
    FROM ledger.journal AS j WHERE j.reference_type = 'bonus' AND j.reference_id = b.id::text
  ) AS moved
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(s.counted), 0) AS wagered
    FROM bonus.stake AS s
    JOIN vendors.transaction AS t ON t.id = s.bet_id
    WHERE s.bonus_id = b.id AND (NOT t.cancelled OR b.state <> 'active')
  ) AS counted
  WHERE b.returned <> moved.returned OR b.wagered > counted.wagered OR b.state = 'active' AND b.wagered <> counted.wagered`;

// Each split belongs to a bet, and adds up to what the bet moved.
const BAD_SPLIT = `
  SELECT 'bad split' AS broken, s.bet_id, s.cash, s.bonus, t.moved
  FROM bonus.stake AS s
  LEFT JOIN vendors.transaction AS t ON t.id = s.bet_id AND t.kind = 'bet'
  WHERE t.moved IS DISTINCT FROM s.cash + s.bonus`;

/** The rules of bonus money that a database breaks; empty is right. */
export async function brokenBonuses(pool: Pool): Promise<unknown[]> {
  const broken: unknown[] = [];
  for (const sql of [IDLE_MONEY, FORGOTTEN, LOST, MISCOUNTED, BAD_SPLIT]) broken.push(...(await pool.query(sql)).rows);
  return broken;
}
