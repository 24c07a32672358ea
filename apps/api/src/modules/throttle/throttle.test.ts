import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { createTestClock } from '../../testing/accounts-app.ts';
import { createThrottleModule, type ThrottleModule } from './throttle.module.ts';

let database: TestDatabase;
let pool: Pool;
let throttle: ThrottleModule;
const clock = createTestClock();

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
  throttle = createThrottleModule({ pool, clock }, { secrets: createSecretBox(Buffer.alloc(32, 1)) });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('an allowance says how long to wait once it is used up, and starts over after its window', async () => {
  const allowance = { uses: 2, minutes: 10 };
  expect(await throttle.allowances.count('a', allowance)).toBe(0);
  clock.forward({ minutes: 4 });
  expect(await throttle.allowances.count('a', allowance)).toBe(0);
  expect(await throttle.allowances.count('a', allowance)).toBe(6 * 60);
  await expect(throttle.allowances.spend('a', allowance)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await throttle.allowances.count('b', allowance)).toBe(0);
  clock.forward({ minutes: 6 });
  expect(await throttle.allowances.count('a', allowance)).toBe(0);
});

test('a guess counts where it is refused, not where the program fails; a right one ends the count', async () => {
  const refused = () => Promise.reject(new ApiError('WRONG_PASSWORD'));
  for (let guess = 0; guess < 2; guess += 1)
    await expect(throttle.guard('g', refused)).rejects.toThrow('WRONG_PASSWORD');
  await expect(throttle.guard('g', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect((await throttle.check(['g'])).get('g')).toBe(2);
  expect(await throttle.guard('g', async () => 'right')).toBe('right');
  expect((await throttle.check(['g'])).has('g')).toBe(false);
});

test('its job forgets what is older than a day, and nothing younger', async () => {
  await throttle.failed(['old']);
  await throttle.allowances.count('old', { uses: 1, minutes: 1 });
  clock.forward({ hours: 25 });
  await throttle.failed(['young']);
  await throttle.jobs![0]!.run({});
  const { rows } = await pool.query<{ key: string }>(
    'SELECT key FROM throttle.attempt UNION ALL SELECT key FROM throttle.allowance',
  );
  expect(rows).toEqual([{ key: 'young' }]);
});
