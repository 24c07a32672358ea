import type { ReadHandle } from './database.ts';

/** What waits of a task: for how long the oldest has been due, how many are tried again, and how many are given up. */
export type WaitingJobs = { task: string; oldestSeconds: number; failing: number; givenUp: number };

/** What waits in the queue, by task. */
export async function waitingJobs(db: ReadHandle): Promise<WaitingJobs[]> {
  const { rows } = await db.query<WaitingJobs>(
    `SELECT task, oldest_seconds AS "oldestSeconds", failing, given_up AS "givenUp" FROM platform.waiting_jobs() ORDER BY task`,
  );
  return rows;
}
