import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createDatabase } from '@champa/db';
import { startTestServer, TEMPLATE, type TestServer } from '@champa/testkit/server';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPool, inTransaction, type Pool } from './database.ts';
import { enqueue, type Job, type JobRunner, runJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

/** A dead server is found within seconds, and one that is only slow is not taken for one. */
const PACE = { beatMs: 200, looks: 10 };

let server: TestServer;
let url: string;
let pool: Pool;
let runner: JobRunner | undefined;
let worker: ChildProcess | undefined;
const metrics = createMetrics();

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async ({ task }) => {
  url = server.url(`jobs_${task.id.replaceAll(/\W/g, '_')}`);
  await createDatabase(server.url('postgres'), new URL(url).pathname.slice(1), TEMPLATE);
  pool = createPool(url, 2);
});

afterEach(async () => {
  worker?.kill('SIGKILL');
  worker = undefined;
  await runner?.stop();
  runner = undefined;
  await pool.end();
});

afterAll(() => server.remove());

const run = async (job: Job['run']): Promise<void> => {
  runner = await runJobs(url, [{ name: 'count', run: job }], createLog('silent', 'test'), metrics, PACE);
};
const add = (payload: object, queue?: string): Promise<void> =>
  inTransaction(pool, (tx) => enqueue(tx, 'count', payload, queue === undefined ? {} : { queue }));
const left = async (): Promise<number> =>
  Number((await owner(`SELECT count(*) FROM graphile_worker.jobs`)).rows[0]!['count']);
const owner = async (statement: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
};

/** A server of its own that works on a job until it is killed. */
async function startDoomed(): Promise<ChildProcess> {
  worker = fork(path.join(import.meta.dirname, 'testing/doomed-worker-process.ts'), [url, JSON.stringify(PACE)], {
    stdio: 'ignore',
  });
  await once(worker, 'message');
  return worker;
}

test('a killed server’s job and its queue are another’s soon', async () => {
  await add({ n: 1 }, 'one-after-another');
  await add({ n: 2 }, 'one-after-another');
  const doomed = await startDoomed();
  doomed.kill('SIGKILL');
  const done: unknown[] = [];
  await run(async (payload) => void done.push(payload));
  await vi.waitFor(() => expect(done).toEqual([{ n: 1 }, { n: 2 }]), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await left()).toBe(0));
});

test('a server that lives keeps its job, however long it takes', async () => {
  await add({});
  await startDoomed();
  let runs = 0;
  await run(async () => void (runs += 1));
  await new Promise((resolve) => setTimeout(resolve, PACE.beatMs * PACE.looks * 2));
  expect([runs, await left()]).toEqual([0, 1]);
});

test('a queue is free again that two servers held one after the other', async () => {
  await add({}, 'held');
  await run(async () => undefined);
  await vi.waitFor(async () => expect(await left()).toBe(0));
  await owner(
    `UPDATE graphile_worker._private_job_queues SET locked_by = 'pool-gone', locked_at = now() - interval '1 minute' WHERE queue_name = 'held'`,
  );
  await add({}, 'held');
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 30_000 });
});

test('a job that ends while there is no database is ended once there is, and others follow', async () => {
  const done: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await run(async (payload) => {
    done.push(payload);
    begun.resolve();
    await release.promise;
  });
  await add({ n: 1 });
  await begun.promise;
  await server.kill();
  release.resolve();
  await server.restart();
  await vi.waitFor(() => add({ n: 2 }), { timeout: 30_000 });
  await vi.waitFor(async () => expect([done.at(-1), await left()]).toEqual([{ n: 2 }, 0]), { timeout: 30_000 });
  expect(done).toEqual([{ n: 1 }, { n: 2 }]);
});
