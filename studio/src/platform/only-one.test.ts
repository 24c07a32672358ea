import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeTheOnlyOne, type Place } from './only-one.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase('empty');
});

afterAll(() => database.drop());

test('a second studio waits until the first has left', async () => {
  const first = await becomeTheOnlyOne(database.url, log, fail);
  let second: Place | undefined;
  const coming = becomeTheOnlyOne(database.url, log, fail).then((place) => (second = place));
  await sleep(150);
  expect(second).toBeUndefined();
  await first.leave();
  await coming;
  await second!.leave();
});

test('a place whose connection breaks is taken again, unless another studio was faster', async () => {
  const held = await becomeTheOnlyOne(database.url, log, fail);
  await breakConnections();
  // Taken again when a newcomer finds it occupied.
  await sleep(300);
  let isLost = false;
  const newcomer = becomeTheOnlyOne(database.url, log, () => (isLost = true));
  await sleep(150);
  await held.leave();
  await (await newcomer).leave();
  expect(isLost).toBe(false);
});

async function breakConnections(): Promise<void> {
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'studio place'`);
  await admin.end();
}

function fail(): void {
  throw new Error('lost the place');
}
