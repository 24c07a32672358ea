import type pg from 'pg';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { repeat, type Repeating } from './repeat.ts';

const EVERY_MS = 30_000;
/** A job that failed as often is no passing fault. */
const FAILING_AFTER = 3;

// A failed job gets a later time to run, so its age says nothing: it is counted as failing instead.
const BY_TASK = `
  SELECT
    task_identifier AS task,
    COALESCE(max(extract(epoch FROM now() - run_at)) FILTER (WHERE run_at <= now() AND attempts < max_attempts), 0)::float8 AS oldest,
    count(*) FILTER (WHERE attempts >= $1 AND attempts < max_attempts)::int AS failing,
    count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS "givenUp"
  FROM graphile_worker.jobs
  GROUP BY task_identifier`;

type OfTask = { task: string; oldest: number; failing: number; givenUp: number };

/** Keeps the metrics of what waits in the queue true. */
export function watchJobs(pool: pg.Pool, metrics: Metrics, log: Log): Repeating {
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<OfTask>(BY_TASK, [FAILING_AFTER]);
    const gauges = [metrics.oldestJob, metrics.failingJobs, metrics.givenUpJobs];
    for (const gauge of gauges) gauge.reset();
    for (const { task, oldest, failing, givenUp } of rows) {
      metrics.oldestJob.set({ task }, oldest);
      metrics.failingJobs.set({ task }, failing);
      metrics.givenUpJobs.set({ task }, givenUp);
    }
  };
  const onError = (error: unknown): void => log.warn({ err: error }, 'cannot look at the job queue');
  return repeat(look, { everyMs: EVERY_MS, onError });
}
