import { formatDecimal, parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from './contract-kinds.ts';
import { shownKinds, shownPayments, sumOf } from './income.ts';

const amount = fc.bigInt({ min: 0n, max: 10_000_000n });
const signed = fc.bigInt({ min: -10_000_000n, max: 10_000_000n });
const income = fc.record({ received: amount, paidDown: amount, owed: amount });

test('income adds up as it is shown: each kind, all kinds, and the way to what was paid', () => {
  const incomes = fc.array(income, { minLength: kinds.length, maxLength: kinds.length });
  fc.assert(
    fc.property(incomes, signed, amount, amount, (exact, paidOnOtherDays, received, paidDown) => {
      const list = shownKinds(
        exact.map((each, n) => ({
          kind: kinds[n]!,
          received: formatDecimal(each.received),
          paidDown: formatDecimal(each.paidDown),
          owed: formatDecimal(each.owed),
          net: formatDecimal(each.received - each.paidDown),
        })),
      );
      for (const { net, ...each } of list)
        expect(parseAmount(net)).toBe(parseAmount(each.received) - parseAmount(each.paidDown));
      const sums = sumOf(list);
      expect(sums.net).toBe(sums.received - sums.paidDown);
      const left = exact.reduce((sum, each) => sum + each.received - each.paidDown, 0n);
      const net = received - paidDown;
      const way = { left, paidOnOtherDays, ofOtherPeriods: net - left + paidOnOtherDays, received, paidDown, net };
      const texts = Object.fromEntries(Object.entries(way).map(([name, value]) => [name, formatDecimal(value)]));
      const shown = shownPayments(texts as Record<keyof typeof way, string>, sums.net);
      const of = (name: keyof typeof way) => parseAmount(shown[name]);
      for (const text of Object.values(shown)) expect(text).toMatch(/^-?\d+\.\d\d$/);
      expect(of('left')).toBe(sums.net);
      expect(of('left') - of('paidOnOtherDays') + of('ofOtherPeriods')).toBe(of('net'));
      expect(of('received') - of('paidDown')).toBe(of('net'));
    }),
  );
});
