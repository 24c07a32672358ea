import type { ReadHandle } from '../../platform/database.ts';

/** As far back as the payouts of each provider are looked at. */
const LATEST = 5000;

/** Of the latest payouts by providers, begun since a time: how many have ended, and how many of them well. */
export async function selectPayoutsSince(
  db: ReadHandle,
  since: Temporal.Instant,
): Promise<{ provider: string; ended: number; succeeded: number }[]> {
  const { rows } = await db.query<{ provider: string; ended: number; succeeded: number }>(
    `SELECT provider, count(*)::integer AS ended, count(*) FILTER (WHERE state = 'paid')::integer AS succeeded
     FROM (SELECT provider, state, created_at FROM withdrawals.part ORDER BY id DESC LIMIT $2) AS latest
     WHERE created_at >= $1 AND provider IS NOT NULL AND state IN ('paid', 'failed')
     GROUP BY provider
     ORDER BY provider`,
    [since.toString(), LATEST],
  );
  return rows;
}

/** When the oldest withdrawal was asked for that nobody has paid or rejected; null where none waits. */
export async function selectOldestWaiting(db: ReadHandle): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>(
    `SELECT min(oldest.created_at) AS at
     FROM unnest(ARRAY['requested', 'reviewing', 'approved']) AS waiting (state)
     CROSS JOIN LATERAL (
       SELECT w.created_at FROM withdrawals.withdrawal AS w
       WHERE w.state = waiting.state AND w.ended_at IS NULL
       ORDER BY w.id LIMIT 1
     ) AS oldest`,
  );
  return rows[0]!.at;
}
