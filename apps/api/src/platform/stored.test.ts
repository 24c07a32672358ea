import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createUnreadableAlarm, readStored, type Shape, versionOf } from './stored.ts';

type First = { amount: number };
type Second = { cents: number };

const shape: Shape<{ cents: number; currency: string }> = {
  schema: z.object({ cents: z.int(), currency: z.string() }),
  upgrades: [
    ({ amount }: First): Second => ({ cents: amount * 100 }),
    ({ cents }: Second) => ({ cents, currency: 'LAK' }),
  ],
};

test.each([
  [1, { amount: 3 }],
  [2, { cents: 300 }],
  [3, { cents: 300, currency: 'LAK' }],
])('a value of version %i is upgraded to the current one', (version, value) => {
  expect(readStored(shape, { version, value })).toEqual({ cents: 300, currency: 'LAK' });
});

test('new values are stored with the newest version', () => {
  expect(versionOf(shape)).toBe(3);
});

test('a value of an unknown version, or an invalid one, is refused with its reason', () => {
  expect(() => readStored(shape, { version: 4, value: {} })).toThrow('it is of version 4; this program knows 3');
  expect(() => readStored(shape, { version: 3, value: { cents: 1.5, currency: 'LAK' } })).toThrow(/^cents: /);
  expect(() => readStored(shape, { version: 1, value: null })).toThrow();
});

test('the alarm reports each change once in the log, and by a metric while it lasts', async () => {
  const metrics = createMetrics();
  const log = createLog('silent', 'test');
  const told: string[] = [];
  log.error = (_: unknown, text?: string) => void told.push(text ?? '');
  const alarm = createUnreadableAlarm(log, metrics);
  const value = async () => (await metrics.unreadableSettings.get()).values.map(({ labels }) => labels.key);
  alarm('setting points', null);
  expect(await value()).toEqual([]);
  alarm('setting points', 'no unit');
  alarm('setting points', 'no unit');
  expect(told).toHaveLength(1);
  expect(await value()).toEqual(['setting points']);
  alarm('setting points', null);
  expect(await value()).toEqual([]);
});
