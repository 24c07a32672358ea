import { createDatabase } from '@champa/testkit';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { byTest, recordByHand } from '../../testing/by-test.ts';
import { createTestClock } from '../../testing/accounts-app.ts';
import { closing, createSettings, defineSetting, type Setting, unchanged } from './index.ts';

const size = defineSetting<number>({
  key: 'size',
  group: 'operation',
  schema: z.int(),
  default: 1,
  closed: unchanged,
});
const colour = defineSetting<string>({
  key: 'colour',
  group: 'operation',
  schema: z.string(),
  default: 'red',
  closed: unchanged,
});

const clock = createTestClock();
let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const settingsOf = (...declared: readonly Setting<unknown>[]) =>
  createSettings({ pool, clock, log: createLog('silent', 'test'), metrics: createMetrics() }, declared, {
    record: recordByHand,
  });

test('a seed sets what nobody has set, or what was seeded before, and leaves what an operator did', async () => {
  const settings = settingsOf(size, colour);
  const seed = (value: number) => inTransaction(pool, (tx) => settings.seed(tx, size, value));
  await seed(2);
  await seed(3);
  expect(await settings.get(size)).toBe(3);
  await inTransaction(pool, (tx) => settings.set(tx, size, 9, byTest));
  await seed(4);
  expect(await settings.get(size)).toBe(9);
});

test('another server sees a change within a second', async () => {
  const [here, there] = [settingsOf(size, colour), settingsOf(size, colour)];
  expect(await there.all({ paint: colour })).toEqual({ paint: 'red' });
  await inTransaction(pool, (tx) => here.set(tx, colour, 'blue', byTest));
  expect(await here.get(colour)).toBe('blue');
  clock.forward({ seconds: 1 });
  expect(await there.all({ paint: colour })).toEqual({ paint: 'blue' });
  expect(there.peek(colour)).toBe('blue');
});

test('a setting that composition does not know is a fault of the program', async () => {
  await expect(settingsOf(size).get(colour)).rejects.toThrow('colour is not declared');
  expect(() => settingsOf(size, { ...colour, key: 'size' })).toThrow('size is declared twice');
  const closes = [closing(colour, unchanged)];
  expect(() => settingsOf({ ...size, closes })).toThrow('colour is closed by another');
});
