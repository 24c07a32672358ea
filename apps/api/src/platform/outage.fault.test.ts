import { readdir, readFile } from 'node:fs/promises';
import { createDatabase } from '@champa/db';
import { examples } from '@champa/testkit';
import { startTestServer, TEMPLATE, type TestServer } from '@champa/testkit/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serverEnvironment, type ServerProcess, startServer, untilReady } from '../testing/server-process.ts';

const PATIENT = { timeout: 60_000, interval: 200 };

let postgres: TestServer;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await startTestServer();
  await createDatabase(postgres.url('postgres'), 'outage', TEMPLATE);
});

afterEach(() => server.stop());

afterAll(() => postgres.remove());

const start = async (): Promise<void> => {
  // That the database is away is no news here.
  server = startServer({ ...(await serverEnvironment(postgres.url('outage'))), LOG_LEVEL: 'fatal' });
};
const ask = async (path: string) => {
  const response = await fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
};
const health = async () => (await ask('/health/ready')).body;
/** A call that needs the database, which knows no such session. */
const anyCall = () => ask('/api/member');
const UNAVAILABLE = { status: 503, retryAfter: '2', body: { code: 'UNAVAILABLE' } };

/** PostgreSQL's processes: each connection has its own. */
async function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (Number(pid) === postgres.pid || parent === postgres.pid) process.kill(Number(pid), signal);
  }
}

test('a server starts without its database, says so, and becomes ready when it is there', async () => {
  await postgres.stop();
  await start();
  await vi.waitFor(async () => expect(await health()).toEqual({ status: 'starting' }), PATIENT);
  expect(await anyCall()).toMatchObject(UNAVAILABLE);
  await postgres.restart();
  await untilReady(server);
  expect((await anyCall()).status).toBe(401);
}, 120_000);

test('a database that is killed again and again ends no server', async () => {
  await start();
  await untilReady(server);
  for (let kill = 0; kill < examples(2, 10); kill += 1) {
    await postgres.kill();
    await vi.waitFor(async () => expect(await health()).toEqual({ status: 'no database' }), PATIENT);
    expect(await anyCall()).toMatchObject(UNAVAILABLE);
    await postgres.restart();
    await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ready' }), PATIENT);
  }
  expect([server.process.exitCode, server.process.signalCode]).toEqual([null, null]);
}, 300_000);

test('while the database hangs health answers, calls end, and afterwards connections are free', async () => {
  await start();
  await untilReady(server);
  await signalAll('SIGSTOP');
  try {
    expect(await health()).toEqual({ status: 'no database' });
    const calls = await Promise.all(Array.from({ length: 40 }, anyCall));
    for (const call of calls) expect(call).toMatchObject(UNAVAILABLE);
  } finally {
    await signalAll('SIGCONT');
  }
  await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ready' }), PATIENT);
  const again = await Promise.all(Array.from({ length: 40 }, anyCall));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([401]));
}, 180_000);
