import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeTheOnlyOne, type Place } from './only-one.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await createDatabase('empty');
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});

afterAll(async () => {
  await admin.end();
  await database.drop();
});

test('a second studio waits until the first has ended', async () => {
  const first = await becomeTheOnlyOne(database.url, log, fail);
  let second: Place | undefined;
  const coming = becomeTheOnlyOne(database.url, log, fail).then((place) => (second = place));
  await expect.poll(waiting).toBe(1);
  expect(second).toBeUndefined();
  await first.leave();
  await coming;
  await second!.leave();
});

test('a lock whose connection breaks is taken again, unless another studio was faster', async () => {
  let isLost = false;
  const held = await becomeTheOnlyOne(database.url, log, () => (isLost = true));
  await breakConnections();
  await expect.poll(holding).toBe(1);
  const newcomer = becomeTheOnlyOne(database.url, log, () => (isLost = true));
  await expect.poll(waiting).toBe(1);
  await held.leave();
  await (await newcomer).leave();
  expect(isLost).toBe(false);
});

async function breakConnections(): Promise<void> {
  await admin.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'studio place'`,
  );
}

const holding = () => locks(true);
const waiting = () => locks(false);

/** The number of studios that have the lock, or wait for it. */
async function locks(granted: boolean): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_locks AS l JOIN pg_database AS d ON d.oid = l.database
     WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted = $1`,
    [granted],
  );
  return rows[0]!.count;
}

function fail(): void {
  throw new Error('lost the place');
}
