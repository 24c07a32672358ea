import { execFile } from 'node:child_process';
import { chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, type PostgresServer, startPostgres, unprivilegedUser } from '@champa/db/postgres';
import { startTestServer, type TestServer } from '@champa/testkit/server';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPool, inTransaction, type Pool } from './database.ts';
import { BACKGROUND_LIMITS, createServerPool } from './database-limits.ts';
import { isDatabaseAway } from './database-faults.ts';
import { createReplica, readLately } from './replica.ts';

const DATABASE = 'champa_template';
const LAGS_AT_MOST_SECONDS = 2;
const PATIENT = { timeout: 60_000, interval: 100 };

let primary: TestServer;
let standby: PostgresServer;
let folder: string;
let pool: Pool;
const lags: (number | null)[] = [];

beforeAll(async () => {
  primary = await startTestServer();
  folder = await mkdtemp(`${path.dirname(primary.dataDir)}-standby-`);
  standby = await startStandby(path.join(folder, 'postgres'));
}, 120_000);

afterAll(async () => {
  await standby.stop();
  await primary.remove();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  const limits = { ...BACKGROUND_LIMITS, connectMs: 2000 };
  const shared = { lagsAtMostSeconds: LAGS_AT_MOST_SECONDS, size: 2, limits };
  const replica = createReplica({ ...shared, url: standby.url(DATABASE), onLag: (lag) => void lags.push(lag) });
  pool = createServerPool(primary.url(DATABASE), { calls: 2, background: 2 }, replica);
});

afterEach(() => pool.end());

/** A copy of the primary that follows it, as `pg_basebackup` makes one: the packaged PostgreSQL has no such program. */
async function startStandby(dataDir: string): Promise<PostgresServer> {
  await asOwner(primary, async (client) => {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    await promisify(execFile)('cp', ['-a', primary.dataDir, dataDir]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await rm(path.join(dataDir, 'postmaster.pid'));
    const user = unprivilegedUser();
    for (const [name, text] of Object.entries({ backup_label: rows[0]!.labelfile, 'standby.signal': '' })) {
      await writeFile(path.join(dataDir, name), text);
      if (user) await chown(path.join(dataDir, name), user.uid, user.gid);
    }
  });
  await promisify(execFile)('chmod', ['a+rx', folder]);
  await copyFile(`${primary.dataDir}.password`, `${dataDir}.password`);
  const { port, password, username } = new URL(primary.url('postgres'));
  const primary_conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  return startPostgres({ dataDir, port: await freePort(), settings: { primary_conninfo } });
}

async function asOwner(server: PostgresServer, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(server.url(DATABASE));
  await client.connect();
  await work(client).finally(() => client.end());
}

const write = () => asOwner(primary, (client) => client.query('SELECT pg_notify($1, $2), txid_current()', ['a', 'b']));
const isOnReplica = async (): Promise<boolean> =>
  (await pool.query<{ it: boolean }>('SELECT pg_is_in_recovery() AS it')).rows[0]!.it;
const becomes = (wanted: boolean) =>
  vi.waitFor(async () => {
    await write();
    expect(await readLately(isOnReplica)).toBe(wanted);
  }, PATIENT);

test('what may be some seconds old is read from the replica, everything else from the primary', async () => {
  await becomes(true);
  expect(await isOnReplica()).toBe(false);
  expect(lags.at(-1)).toBeLessThan(LAGS_AT_MOST_SECONDS);
  expect(
    await readLately(() => inTransaction(pool, async (tx) => (await tx.query('SHOW transaction_read_only')).rows)),
  ).toEqual([{ transaction_read_only: 'on' }]);
});

test('a replica that falls behind is left alone until it has caught up', async () => {
  await becomes(true);
  await asOwner(standby, (client) => client.query('SELECT pg_wal_replay_pause()'));
  await becomes(false);
  await asOwner(standby, (client) => client.query('SELECT pg_wal_replay_resume()'));
  await becomes(true);
});

test('what a replica cannot do, and what it fails in, is done by the primary', async () => {
  await becomes(true);
  const writing = () => inTransaction(pool, (tx) => tx.query('SELECT txid_current() AS id'));
  expect((await readLately(writing)).rowCount).toBe(1);
  const tries: boolean[] = [];
  const answer = await readLately(async () => {
    tries.push(await isOnReplica());
    if (tries.length === 1) await asOwner(standby, endSessions);
    return isOnReplica();
  });
  expect(tries[0]).toBe(true);
  expect(typeof answer).toBe('boolean');
});

test('no call works on a connection that leads to a standby', async () => {
  const misled = createPool(standby.url(DATABASE), 1);
  const error = await misled.query('SELECT 1').catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect((error as Error).name).toBe('NotThePrimary');
  await misled.end();
});

test('without the replica everything is read from the primary', async () => {
  await becomes(true);
  await standby.kill();
  await vi.waitFor(async () => {
    expect(await readLately(isOnReplica)).toBe(false);
    expect(lags.at(-1)).toBeNull();
  }, PATIENT);
});

async function endSessions(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', ['champa']);
}
