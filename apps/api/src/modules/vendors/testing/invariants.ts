import type { Pool } from '../../../platform/database.ts';
import { verifyLedger } from '../../ledger/index.ts';

// A round equals its movements: its stake is that of bets less rollbacks, its win what wins paid.
const BROKEN_ROUNDS = `
  SELECT round.id, round.ref, round.stake, round.win, round.open_bets, moved.stake AS stake_moved, moved.win AS win_moved,
    counted.open AS open_counted
  FROM vendors.round
  CROSS JOIN LATERAL (
    SELECT
      coalesce(sum(CASE kind WHEN 'stake' THEN amount WHEN 'rollback' THEN -amount END), 0) AS stake,
      coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS win
    FROM ledger.journal
    WHERE reference_type = 'round' AND reference_id = round.id::text
  ) AS moved
  CROSS JOIN LATERAL (
    SELECT
      count(*) FILTER (WHERE kind = 'bet') AS bets,
      count(*) FILTER (WHERE kind = 'bet' AND cancelled) AS cancelled,
      count(*) FILTER (WHERE kind = 'bet' AND NOT cancelled AND NOT EXISTS (
        SELECT FROM vendors.transaction AS win WHERE win.reference_id = bet.id AND win.kind = 'win'
      )) AS open
    FROM vendors.transaction AS bet
    WHERE round_id = round.id
  ) AS counted
  WHERE (round.stake, round.win, round.bets, round.cancelled_bets, round.open_bets)
    IS DISTINCT FROM (moved.stake, moved.win, counted.bets, counted.cancelled, counted.open)
    AND round.id NOT IN (SELECT round_id FROM vendors.feed_round)`;

// A round of the feed equals the sum of its changes, and moved nothing.
const BROKEN_FEED_ROUNDS = `
  SELECT round.id, round.ref, round.stake, round.win, changed.stake AS stake_changed, changed.win AS win_changed
  FROM vendors.feed_round AS feeds
  JOIN vendors.round ON round.id = feeds.round_id
  CROSS JOIN LATERAL (
    SELECT
      coalesce(sum(CASE kind WHEN 'bet' THEN moved WHEN 'rollback' THEN -moved END), 0) AS stake,
      coalesce(sum(CASE kind WHEN 'win' THEN moved WHEN 'unwin' THEN -moved END), 0) AS win,
      max(id) AS latest
    FROM vendors.transaction
    WHERE round_id = round.id
  ) AS changed
  WHERE (round.stake, round.win, feeds.latest) IS DISTINCT FROM (changed.stake, changed.win, changed.latest)
    OR EXISTS (SELECT FROM ledger.journal WHERE reference_type = 'round' AND reference_id = round.id::text)`;

// Each transaction that moved money has exactly its amount moved under its ID (its bonus part in a movement of its
// own), and no movement is without its transaction.
const BROKEN_TRANSACTIONS = `
  SELECT t.tx_id, t.kind, t.moved, j.amount, j.key
  FROM vendors.transaction AS t
  FULL JOIN (
    SELECT key, sum(amount) AS amount
    FROM ledger.journal
    WHERE source LIKE 'vendor:%'
    GROUP BY key
  ) AS j ON j.key = t.id::text
  WHERE (coalesce(t.moved, 0) <> coalesce(j.amount, 0) OR t.id IS NULL)
    AND NOT EXISTS (SELECT FROM vendors.feed_round AS feeds WHERE feeds.round_id = t.round_id)`;

/** The violated invariants of vendors and the ledger in a database; empty is right. */
export async function brokenInvariants(pool: Pool): Promise<unknown[]> {
  const rounds = await pool.query(BROKEN_ROUNDS);
  const transactions = await pool.query(BROKEN_TRANSACTIONS);
  const feeds = await pool.query(BROKEN_FEED_ROUNDS);
  const { broken } = await verifyLedger(pool);
  return [...rounds.rows, ...transactions.rows, ...feeds.rows, ...broken];
}
