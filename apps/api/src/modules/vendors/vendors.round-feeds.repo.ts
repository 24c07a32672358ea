import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { StrayRound, FeedOutcome, FeedRound } from './domain/feed-round.ts';

/** How far a vendor's rounds were pulled. `pulledAt`: when the last page was last read; `failures` since then. */
export type PullState = {
  reached: Temporal.Instant;
  pulledAt: Temporal.Instant | null;
  failures: number;
  failure: string | null;
};

/**
 * Stores rounds of the feed in the record, each revision once. Locks their members' cash accounts, in ID order.
 *
 * @returns the result of each, in their order
 */
export async function takeFeedRounds(
  tx: WriteHandle,
  vendorId: number,
  rounds: readonly FeedRound[],
  at: Temporal.Instant,
): Promise<{ ref: string; outcome: FeedOutcome }[]> {
  const { rows } = await tx.query<{ ref: string; outcome: FeedOutcome }>(
    'SELECT ref, outcome FROM vendors.take_feed_rounds($1, $2::jsonb, $3)',
    [vendorId, JSON.stringify(rounds.map(rowOf)), at.toString()],
  );
  return rows;
}

/** JSON's numbers would lose digits: amounts are texts. */
function rowOf({ changedAt: _, startedAt, settledAt, stake, win, ...round }: FeedRound): object {
  const times = { startedAt: startedAt.toString(), settledAt: settledAt.toString() };
  return { ...round, ...times, stake: String(stake), win: String(win) };
}

/** A vendor that was never pulled begins with the day it was registered. */
export async function selectPull(db: ReadHandle, vendorId: number): Promise<PullState> {
  const { rows } = await db.query<PullState>(
    `SELECT coalesce(p.reached, v.created_at) AS reached, p.pulled_at AS "pulledAt", coalesce(p.failures, 0) AS failures, p.failure
     FROM vendors.vendor AS v LEFT JOIN vendors.pull AS p ON p.vendor_id = v.id
     WHERE v.id = $1`,
    [vendorId],
  );
  return rows[0]!;
}

/** All earlier changes were read; never goes back. */
export async function updateReached(tx: WriteHandle, vendorId: number, reached: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO vendors.pull AS p (vendor_id, reached) VALUES ($1, $2)
     ON CONFLICT (vendor_id) DO UPDATE SET reached = greatest(p.reached, excluded.reached)`,
    [vendorId, reached.toString()],
  );
}

/** Stores the result of a pull; `failure` null: the last page was read. */
export async function notePulled(
  tx: WriteHandle,
  vendorId: number,
  failure: string | null,
  at: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO vendors.pull AS p (vendor_id, reached, pulled_at, failures, failure)
     SELECT v.id, v.created_at, CASE WHEN $2::text IS NULL THEN $3::timestamptz END, ($2 IS NOT NULL)::integer, $2
     FROM vendors.vendor AS v WHERE v.id = $1
     ON CONFLICT (vendor_id) DO UPDATE SET
       pulled_at = coalesce(excluded.pulled_at, p.pulled_at),
       failures = CASE WHEN excluded.failure IS NULL THEN 0 ELSE p.failures + 1 END,
       failure = excluded.failure`,
    [vendorId, failure, at.toString()],
  );
}

export async function upsertStray(tx: WriteHandle, vendorId: number, stray: StrayRound): Promise<void> {
  await tx.query(
    `INSERT INTO vendors.stray_round (vendor_id, ref, reason, told, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (vendor_id, ref) DO UPDATE SET reason = excluded.reason, told = excluded.told`,
    [vendorId, stray.ref, stray.reason, stray.told, stray.at.toString()],
  );
}

/** Deletes strays that are in the record now. */
export async function deleteStrays(tx: WriteHandle, vendorId: number, refs: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM vendors.stray_round WHERE vendor_id = $1 AND ref = ANY ($2)', [vendorId, refs]);
}

/** The latest stray rounds of a vendor, newest first. */
export async function selectStrays(db: ReadHandle, vendorId: number, limit: number): Promise<StrayRound[]> {
  const { rows } = await db.query<StrayRound>(
    'SELECT ref, reason, told, at FROM vendors.stray_round WHERE vendor_id = $1 ORDER BY at DESC, ref LIMIT $2',
    [vendorId, limit],
  );
  return rows;
}

/** The result of members' rounds from a vendor's feed: wins less stakes. */
export async function selectFeedNet(
  db: ReadHandle,
  vendor: string,
  memberIds: readonly string[],
): Promise<Map<string, Amount>> {
  const { rows } = await db.query<{ memberId: string; net: Amount }>(
    `SELECT k.member_id::text AS "memberId", sum(r.win - r.stake)::bigint AS net
     FROM vendors.feed_round AS k
     JOIN vendors.vendor AS v ON v.id = k.vendor_id AND v.code = $1
     JOIN vendors.round AS r ON r.id = k.round_id
     WHERE k.member_id = ANY ($2)
     GROUP BY k.member_id`,
    [vendor, memberIds],
  );
  return new Map(rows.map(({ memberId, net }) => [memberId, net]));
}
