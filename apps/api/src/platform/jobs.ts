import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker';
import { inBackground } from './background.ts';
import type { ReadHandle, WriteHandle } from './database.ts';
import { keepLease, LEASE_PACE, type LeasePace } from './job-lease.ts';
import { watchJobs } from './job-watch.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { QueueConnections } from './queue-connections.ts';
import type { Repeating } from './repeat.ts';
import { asTrace } from './tracing.ts';

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

const AT_ONCE = 4;
/** One for each job, one that hears of new jobs, one for the crontab, one for lease and metrics. */
const CONNECTIONS = AT_ONCE + 3;
const AGAIN_AFTER_MS = 1000;

/**
 * Runs jobs until stopped; a stop lets running jobs finish. Connects as the owner of the queue's tables. An outage of the database
 * is waited out; what a server that died was running runs again within 30 seconds, on whichever server is there.
 */
export async function runJobs(
  databaseUrl: string,
  jobs: readonly Job[],
  log: Log,
  metrics: Metrics,
  pace: LeasePace = LEASE_PACE,
): Promise<JobRunner> {
  const connections = new QueueConnections(databaseUrl, CONNECTIONS, log);
  const options = {
    pgPool: connections,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, counted(job, log, metrics)])),
    crontab: jobs.flatMap((job) => (job.cron ? [`${job.cron} ${job.name}`] : [])).join('\n'),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ message }, 'job queue');
    }),
  };
  let isStopping = false;
  let runner: Runner;
  let lease: Repeating | undefined;

  const start = async (): Promise<void> => {
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => (lease = keepLease(connections, workerPool.id, log, pace)));
    runner = await run({ ...options, events });
    // It ends by itself where the queue meets what it has no answer to; its jobs are then another runner's.
    runner.promise.then(startAgain, startAgain);
  };
  const startAgain = async (reason?: unknown): Promise<void> => {
    if (isStopping) return;
    log.error({ err: reason }, 'the job queue ended; it starts again');
    await lease?.stop();
    await sleep(AGAIN_AFTER_MS);
    if (!isStopping) await start().catch(startAgain);
  };

  await start();
  const watch = watchJobs(connections, metrics, log);
  return {
    async stop() {
      isStopping = true;
      connections.giveUpWaiting();
      await watch.stop();
      await runner.stop().catch(() => undefined); // it has ended by itself
      await lease?.stop();
      await connections.end();
    },
  };
}

function counted(job: Job, log: Log, metrics: Metrics): (payload: unknown) => Promise<void> {
  return async (payload) => {
    try {
      await inBackground(() => asTrace(`job ${job.name}`, () => job.run(payload)));
      metrics.jobs.inc({ task: job.name, outcome: 'done' });
    } catch (error) {
      metrics.jobs.inc({ task: job.name, outcome: 'failed' });
      log.error({ err: error, job: job.name }, 'job failed; it will be tried again');
      throw error;
    }
  };
}
