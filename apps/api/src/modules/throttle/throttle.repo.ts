import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** Takes something out of an allowance. @returns how much of it has been taken in the window, and when that began */
export async function takeAllowance(
  db: ReadHandle,
  key: string,
  now: Temporal.Instant,
  windowStart: Temporal.Instant,
): Promise<{ used: number; startedAt: Temporal.Instant }> {
  const { rows } = await db.query<{ used: number; started_at: Temporal.Instant }>(
    `INSERT INTO throttle.allowance AS known (key, used, started_at) VALUES ($1, 1, $2)
     ON CONFLICT (key) DO UPDATE
       SET used = CASE WHEN known.started_at <= $3 THEN 1 ELSE known.used + 1 END,
           started_at = CASE WHEN known.started_at <= $3 THEN $2 ELSE known.started_at END
     RETURNING used, started_at`,
    [key, now.toString(), windowStart.toString()],
  );
  return { used: rows[0]!.used, startedAt: rows[0]!.started_at };
}

export type Attempt = { key: string; failures: number; last_at: Temporal.Instant };

const SELECT_ATTEMPTS = {
  name: 'throttle_attempts',
  text: 'SELECT key, failures, last_at FROM throttle.attempt WHERE key = ANY ($1)',
};

export async function selectAttempts(db: ReadHandle, keys: readonly string[]): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>(SELECT_ATTEMPTS, [keys]);
  return rows;
}

/** Counts a failure; one that comes after `forgetBefore` starts from one again. */
export async function countFailure(
  db: ReadHandle,
  keys: readonly string[],
  now: Temporal.Instant,
  forgetBefore: Temporal.Instant,
): Promise<void> {
  await db.query(
    `INSERT INTO throttle.attempt AS known (key, failures, last_at)
     SELECT key, 1, $2 FROM unnest($1::text[]) AS key ORDER BY key
     ON CONFLICT (key) DO UPDATE
       SET failures = CASE WHEN known.last_at < $3 THEN 1 ELSE known.failures + 1 END,
           last_at = $2`,
    [keys, now.toString(), forgetBefore.toString()],
  );
}

export async function forgetFailures(db: ReadHandle, keys: readonly string[]): Promise<void> {
  await db.query('DELETE FROM throttle.attempt WHERE key = ANY ($1)', [keys]);
}

/** Clears away what counts no more. */
export async function deleteOld(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM throttle.allowance WHERE started_at < $1', [before.toString()]);
  await tx.query('DELETE FROM throttle.attempt WHERE last_at < $1', [before.toString()]);
}
