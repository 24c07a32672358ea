import type { Pool } from '../../../platform/database.ts';

// Compares the journal of a guarded account, movement by movement in the order of its balance, with the limits: at no
// stake did the stakes or losses of its day exceed the limit of a day, nor those of its week that of a week. It holds
// for limits that were set before the play and never changed.
const EXCEEDED = `
  WITH play AS (
    SELECT g.member_id, j.kind, j.amount, coalesce(j.debit_version, j.credit_version) AS turn,
      limits.begins(c.period, (j.at AT TIME ZONE g.time_zone)::date) AS first_day, c.kind AS limited,
      least(c.value, c.operator_value) AS value
    FROM limits.guard AS g
    JOIN limits.member_limit AS c ON c.member_id = g.member_id AND c.kind IN ('stake', 'loss')
    JOIN ledger.journal AS j ON (j.debit = g.account OR j.credit = g.account) AND j.kind IN ('stake', 'win', 'rollback')
    WHERE g.member_id = $1
  ), running AS (
    SELECT *, sum(CASE
      WHEN kind = 'stake' THEN amount
      WHEN kind = 'rollback' OR limited = 'loss' THEN -amount
      ELSE 0
    END) OVER (PARTITION BY limited, value, first_day ORDER BY turn) AS used
    FROM play
  )
  SELECT limited, value, used, turn FROM running WHERE kind = 'stake' AND used > value`;

// A day's row equals the sum of its movements; a rollback counts on the day of its bet.
const MISCOUNTED = `
  SELECT d.member_id, d.day, d.staked, d.won, moved.staked AS staked_moved, moved.won AS won_moved
  FROM limits.day AS d
  JOIN limits.guard AS g ON g.member_id = d.member_id
  CROSS JOIN LATERAL (
    SELECT
      coalesce(sum(t.moved) FILTER (WHERE t.kind = 'bet' AND NOT t.cancelled), 0) AS staked,
      coalesce(sum(t.moved) FILTER (WHERE t.kind = 'win'), 0) AS won
    FROM vendors.transaction AS t
    WHERE t.account = g.account AND (t.at AT TIME ZONE g.time_zone)::date = d.day
  ) AS moved
  WHERE (d.staked, d.won) IS DISTINCT FROM (moved.staked, moved.won)`;

/** The limits of a member that were exceeded; without a member, the days that are counted wrongly. Empty is right. */
export async function brokenLimits(pool: Pool, memberId?: string): Promise<unknown[]> {
  const exceeded = memberId === undefined ? [] : (await pool.query(EXCEEDED, [memberId])).rows;
  return [...exceeded, ...(await pool.query(MISCOUNTED)).rows];
}
