import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import pg from 'pg';
import { composeModules } from '../../apps/api/src/modules.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig, readKeys } from '../../apps/api/src/platform/config.ts';
import { createPool, type Pool } from '../../apps/api/src/platform/database.ts';
import { LiveHub } from '../../apps/api/src/platform/live.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createMetrics } from '../../apps/api/src/platform/metrics.ts';
import { openBackoffice, type TestBackoffice } from '../../apps/api/src/testing/backoffice.ts';
import { serverEnvironment } from '../../apps/api/src/testing/server-process.ts';
import { loadConsole, TABLES } from './console-load.ts';
import { median, round } from './ledger-load.ts';
import type { BenchResult } from './result.ts';

const GOAL = 50;
const TURNS = 40;
const PAGES = 200;

/** The console's lists of a table with many rows: their first page, what they are narrowed to, and a page far behind. */
const lists: Record<keyof typeof TABLES, { path: string; narrowed: Record<string, string> }> = {
  members: {
    path: '/members',
    narrowed: {
      name: 'search=Load5',
      phone: 'by=mobile&search=%2B8562000000777',
      suspended: 'status=suspended',
      tag: 'tag=watch',
    },
  },
  deposits: { path: '/deposits', narrowed: { review: 'state=review', failed: 'state=failed' } },
  withdrawals: { path: '/withdrawals', narrowed: { confirmed: 'state=confirmed', disputed: 'state=disputed' } },
  audit: { path: '/audit', narrowed: { action: 'action=rare', member: 'member=777' } },
  journal: { path: '/ledger/journal', narrowed: { movement: 'search=777' } },
};

/**
 * Compares whole calls of the console's lists of a million rows each with reading one row of the same table by its key, alternating.
 * `ratio` is that of the slowest call.
 */
export async function run({ size }: { size: number }): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'bench_console', TEMPLATE);
  const owner = new pg.Client({ connectionString: server.url('bench_console') });
  await owner.connect();
  resources.defer(() => owner.end());
  const began = performance.now();
  await loadConsole(owner, size);
  const loadedInMs = Math.round(performance.now() - began);
  const pool = createPool(server.url('bench_console'), 4);
  resources.defer(() => pool.end());
  const backoffice = await openConsole(pool, server.url('bench_console'));
  resources.defer(backoffice.close);

  const calls = await Promise.all(
    Object.entries(lists).flatMap(([table, { path, narrowed }]) => [
      { name: `${table} first`, table, path },
      ...Object.entries(narrowed).map(([name, query]) => ({
        name: `${table} ${name}`,
        table,
        path: `${path}?${query}`,
      })),
    ]),
  );
  for (const [table, { path }] of Object.entries(lists)) {
    calls.push({ name: `${table} page ${PAGES}`, table, path: `${path}?after=${await placeOf(backoffice, path)}` });
  }

  const bare = new Map(Object.keys(TABLES).map((table) => [table, [] as number[]]));
  const taken = new Map(calls.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { name, table, path } of calls) {
      const id = 1 + ((turn * 16_661) % size);
      bare
        .get(table)!
        .push(
          await timed(() => pool.query(`SELECT * FROM ${TABLES[table as keyof typeof TABLES]} WHERE id = $1`, [id])),
        );
      taken.get(name)!.push(await timed(() => read(backoffice, path)));
    }
  }
  const keyMs = Object.fromEntries([...bare].map(([table, all]) => [table, median(all)]));
  const ms = Object.fromEntries([...taken].map(([name, all]) => [name, round(median(all))]));
  const ratios = Object.fromEntries(calls.map(({ name, table }) => [name, round(ms[name]! / keyMs[table]!)]));
  return {
    name: 'console',
    ratio: Math.max(...Object.values(ratios)),
    goal: GOAL,
    detail: { rows: size, loadedInMs, keyMs, ms, ratios },
  };
}

/** The back office of the whole platform, in a server that does not listen. */
async function openConsole(pool: Pool, databaseUrl: string): Promise<TestBackoffice> {
  const config = readConfig(await serverEnvironment(databaseUrl));
  const log = createLog('error', 'bench');
  const live = new LiveHub(pool, databaseUrl, log);
  const deps = { config, pool, clock: systemClock, log, metrics: createMetrics(), live };
  const { modules } = composeModules(deps, await readKeys(config));
  return openBackoffice((app) => {
    for (const { adminRoutes } of modules) void adminRoutes?.(app);
  });
}

async function read(backoffice: TestBackoffice, path: string): Promise<{ next: string | null; list: unknown[] }> {
  const answer = (await backoffice.send('GET', path)) as {
    code?: string;
    value: { next: string | null; list: unknown[] };
  };
  if (answer.code !== undefined) throw new Error(`${path}: ${answer.code}`);
  return answer.value;
}

/** Where a page far behind begins, reached as an employee would; the last one of a shorter list. */
async function placeOf(backoffice: TestBackoffice, path: string): Promise<string> {
  let after = '';
  for (let page = 1; page < PAGES; page += 1) {
    const { next } = await read(backoffice, after === '' ? path : `${path}?after=${after}`);
    if (next === null) return after;
    after = next;
  }
  return after;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
