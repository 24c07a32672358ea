import type { Pool } from '../../../platform/database.ts';
import { verifyLedger } from '../../ledger/index.ts';

// A draw's escrow holds the stakes while it is not at its end, then nothing.
const BROKEN_ESCROWS = `
  SELECT d.id, d.phase, ledger.balance(d.escrow) AS escrow
  FROM lottery.draw AS d
  WHERE d.escrow IS NOT NULL
    AND ledger.balance(d.escrow) <> (SELECT coalesce(sum(s.stake - s.paid), 0) FROM lottery.stay AS s WHERE s.draw_id = d.id) - d.kept
     OR d.phase IN ('settled', 'void') AND d.escrow IS NOT NULL AND ledger.balance(d.escrow) <> 0`;

// A member's stay equals their tickets; what they were paid equals their wins by the current result.
const BROKEN_STAYS = `
  SELECT s.draw_id, s.account, s.stake, s.due, t.stake AS tickets, t.due AS owed
  FROM lottery.stay AS s
  JOIN lottery.draw AS d ON d.id = s.draw_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(k.stake), 0) AS stake, coalesce(sum(k.win + k.rebate), 0) AS due
    FROM lottery.ticket AS k
    WHERE k.draw_id = s.draw_id AND k.account = s.account AND k.cancelled_at IS NULL
  ) AS t
  WHERE d.phase <> 'void' AND s.stake <> t.stake
    OR d.phase = 'settled' AND s.due <> t.due
    OR d.phase = 'void' AND (s.stake <> 0 OR s.due <> 0)`;

const BROKEN_TICKETS = `
  SELECT t.id, t.stake, t.win, b.stake AS bets, w.win AS wins
  FROM lottery.ticket AS t
  JOIN lottery.draw AS d ON d.id = t.draw_id
  CROSS JOIN LATERAL (SELECT sum(stake) AS stake FROM lottery.bet WHERE (draw_id, account, ticket_id) = (t.draw_id, t.account, t.id)) AS b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount), 0) AS win FROM lottery.win
    WHERE (draw_id, revision, account, ticket_id) = (t.draw_id, d.revision, t.account, t.id)
  ) AS w
  WHERE t.stake IS DISTINCT FROM b.stake
    OR d.phase = 'settled' AND t.cancelled_at IS NULL AND t.win <> w.win
    OR t.placed_at >= d.closes_at
    OR d.locked_at IS NOT NULL AND t.placed_at > d.locked_at`;

// A round at a vendor equals its movements; wins that were taken back are deducted.
const BROKEN_ROUNDS = `
  SELECT r.id, r.ref, r.stake, r.win, m.stake AS stake_moved, m.win AS win_moved
  FROM vendors.round AS r
  LEFT JOIN (
    SELECT reference_id,
      sum(CASE kind WHEN 'stake' THEN amount WHEN 'rollback' THEN -amount ELSE 0 END) AS stake,
      sum(CASE WHEN kind = 'win' THEN amount WHEN kind = 'win_reversed' AND source <> 'ledger:cover' THEN -amount ELSE 0 END) AS win
    FROM ledger.journal
    WHERE reference_type = 'round'
    GROUP BY reference_id
  ) AS m ON m.reference_id = r.id::text
  WHERE (r.stake, r.win) IS DISTINCT FROM (coalesce(m.stake, 0), coalesce(m.win, 0))`;

// The exposure of a draw's numbers equals the sum of its tickets; for a draw at its end nothing is kept.
const BROKEN_EXPOSURES = `
  SELECT x.draw_id, x.key, x.stake, t.stake AS tickets
  FROM lottery.exposure AS x
  JOIN lottery.draw AS d ON d.id = x.draw_id
  LEFT JOIN (
    SELECT k.draw_id, l ->> 'key' AS key, sum((l ->> 'stake')::bigint * k.times) AS stake
    FROM lottery.ticket AS k
    JOIN lottery.slip AS s ON s.id = k.slip_id
    CROSS JOIN LATERAL jsonb_array_elements(s.limits) AS l
    WHERE k.cancelled_at IS NULL
    GROUP BY 1, 2
  ) AS t ON (t.draw_id, t.key) = (x.draw_id, x.key)
  WHERE x.stake <> coalesce(t.stake, 0) OR d.phase IN ('settled', 'void')`;

/** The invariants of the lottery and the ledger that a database breaks; empty is right. */
export async function brokenInvariants(pool: Pool): Promise<unknown[]> {
  const broken: unknown[] = [];
  for (const query of [BROKEN_ESCROWS, BROKEN_STAYS, BROKEN_TICKETS, BROKEN_ROUNDS, BROKEN_EXPOSURES])
    broken.push(...(await pool.query(query)).rows);
  return [...broken, ...(await verifyLedger(pool)).broken];
}
