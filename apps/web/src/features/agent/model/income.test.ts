import type { IncomeDay } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from './contract-kinds.ts';
import { everyKind, netByDay, sumOf } from './income.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
const incomeDays = fc.array(
  fc
    .record({ day: fc.constantFrom(...days), kind: fc.constantFrom(...kinds), received: amount, paidDown: amount })
    .map(({ received, paidDown, ...of }): IncomeDay => ({
      ...of,
      received: formatDecimal(received),
      paidDown: formatDecimal(paidDown),
      net: formatDecimal(received - paidDown),
    })),
  { maxLength: 20 },
);

test('the days of all kinds together are the sum of each kind’s days', () => {
  fc.assert(
    fc.property(incomeDays, (list) => {
      const each = kinds.map((kind) => netByDay(list, days, kind));
      for (const [n, { day, value }] of netByDay(list, days, undefined).entries()) {
        expect(day).toBe(days[n]);
        expect(value).toBe(each.reduce((sum, kind) => sum + kind[n]!.value, 0n));
      }
    }),
  );
});

test('every kind has its row, and the sums are exact', () => {
  const list = everyKind([
    { kind: 'hourly', received: '10.10', paidDown: '3.03', net: '7.07', owed: '0.00001' },
    { kind: 'dividend', received: '0.20', paidDown: '0.00', net: '0.20', owed: '0.00' },
  ]);
  expect(list.map(({ kind }) => kind)).toEqual([...kinds]);
  const { received, paidDown, net, owed } = sumOf(list);
  expect([received, paidDown, net, owed]).toEqual(['10.30', '3.03', '7.27', '0.00001'].map(parseAmount));
  expect(net).toBe(received - paidDown);
});
