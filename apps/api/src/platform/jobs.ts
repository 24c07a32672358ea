import { Logger, run, type Runner } from 'graphile-worker';
import type { ReadHandle, WriteHandle } from './database.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * A kind of background work. A job may run more than once (a crash after its effect, before its end): each must find
 * its own earlier effect and do nothing.
 */
export type Job = {
  name: string;
  /** `payload` is what was enqueued; parse it. */
  run: (payload: unknown) => Promise<void>;
  /** When it runs by itself, in crontab form (UTC). */
  cron?: string;
};

export type EnqueueOptions = {
  /** Jobs of one queue run one after another. */
  queue?: string;
  runAt?: Temporal.Instant;
  /** A waiting job of the same key is replaced. */
  key?: string;
  /**
   * Retried until it is done, however often it fails: at longer and longer intervals, at most six hours. For work about
   * money that nothing else would finish; other jobs are given up after 25 failures.
   */
  untilDone?: boolean;
};

/** The most that the queue can count: at six hours each, 22 years. */
const MOST_ATTEMPTS = 32_767;

/** Adds a job in the caller's transaction: it runs if, and only if, that commits. */
export async function enqueue(
  tx: WriteHandle,
  job: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  await (tx as ReadHandle).query('SELECT platform.enqueue($1, $2, $3, $4, $5, $6)', [
    job,
    JSON.stringify(payload),
    options.queue ?? null,
    options.runAt?.toString() ?? null,
    options.key ?? null,
    options.untilDone ? MOST_ATTEMPTS : null,
  ]);
}

export type JobRunner = { stop: () => Promise<void> };

/** Runs jobs until stopped; a stop lets running jobs finish. Connects as the owner of the queue's tables. */
export async function runJobs(
  databaseUrl: string,
  jobs: readonly Job[],
  log: Log,
  metrics: Metrics,
): Promise<JobRunner> {
  const counted =
    (job: Job) =>
    async (payload: unknown): Promise<void> => {
      try {
        await job.run(payload);
        metrics.jobs.inc({ task: job.name, outcome: 'done' });
      } catch (error) {
        metrics.jobs.inc({ task: job.name, outcome: 'failed' });
        log.error({ err: error, job: job.name }, 'job failed; it will be tried again');
        throw error;
      }
    };
  const runner: Runner = await run({
    connectionString: databaseUrl,
    concurrency: 4,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, counted(job)])),
    crontab: jobs.flatMap((job) => (job.cron ? [`${job.cron} ${job.name}`] : [])).join('\n'),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ message }, 'job queue');
    }),
  });
  return { stop: () => runner.stop() };
}
