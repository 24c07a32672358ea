import { once } from 'node:events';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger } from '../modules/ledger/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig, StartRefusal } from '../platform/config.ts';
import { createPool, inTransaction, type Pool } from '../platform/database.ts';
import { serverEnvironment, startServer } from '../testing/server-process.ts';
import { demoOpening, requireRealBrand } from './real-brand.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 2);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('the demo is never on in production', async () => {
  const environment = await serverEnvironment(database.url);
  expect(() => readConfig({ ...environment, DEMO: 'true' })).toThrow(StartRefusal);
  expect(readConfig({ ...environment, NODE_ENV: 'demo', DEMO: 'true' }).DEMO).toBe(true);
});

test('production refuses a database with the demo’s accounts, with a sentence', async () => {
  const ledger = createLedger({ pool, clock: systemClock });
  await requireRealBrand({ NODE_ENV: 'production' }, ledger);
  await inTransaction(pool, (tx) => ledger.openAccount(tx, { ...demoOpening, currency: 'LAK' }));
  await requireRealBrand({ NODE_ENV: 'demo' }, ledger);

  const server = startServer(await serverEnvironment(database.url), 'web', 'pipe');
  let told = '';
  server.process.stderr!.on('data', (text: Buffer) => (told += text.toString()));
  await once(server.process, 'close');
  expect(server.process.exitCode).toBe(1);
  expect(told).toBe(
    'NODE_ENV is production, and the database holds the demo brand, whose accounts have a public password. Name a new, empty database in DATABASE_URL.\n',
  );
  await server.stop();
});
