import type { WriteHandle } from '../../platform/database.ts';

/** From where and by what a member signed in. */
export async function forgetTraces(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('SELECT sessions.forget($1)', [memberId]);
}

/** Addresses and devices of sessions that ended before a time, at most so many sessions. @returns how many */
export async function forgetTracesBefore(tx: WriteHandle, before: Temporal.Instant, most: number): Promise<number> {
  const { rows } = await tx.query<{ forgotten: number }>('SELECT sessions.forget_before($1, $2) AS forgotten', [
    before.toString(),
    most,
  ]);
  return rows[0]!.forgotten;
}
