import type { ContractTerms } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceeds, faultOf, type Measures, missingFor, readTerms, tierFor, type Terms, worthOf } from './terms.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const step = fc.record({
  activeMembers: fc.nat(5),
  validBet: amount,
  profit: amount,
  share: fc.bigInt({ min: 1n, max: 900_000n }),
});

/** Ladders that rise: each step asks for more of something, and gives more. */
const ladder = fc.array(step, { minLength: 1, maxLength: 5 }).map((steps): Terms => {
  let last = { activeMembers: 0, validBet: 0n, profit: 0n, share: 0n };
  const tiers = steps.map((one) => {
    last = {
      activeMembers: last.activeMembers + one.activeMembers,
      validBet: last.validBet + one.validBet + 1n,
      profit: last.profit + one.profit,
      share: last.share + one.share,
    };
    return last;
  });
  return { pay: 'rate', unit: 0n, carriesDeficit: false, feeRate: 0n, tiers };
});
const measures: fc.Arbitrary<Measures> = fc.record({ activeMembers: fc.nat(30), validBet: amount, profit: amount });
const base = fc.bigInt({ min: 0n, max: 10n ** 14n });

test('a downline whose terms do not exceed the upline’s never earns more than the upline, whatever the team’s figures are', () => {
  fc.assert(
    fc.property(
      ladder,
      ladder,
      measures,
      base,
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      (downline, upline, reached, own, more) => {
        const period = 'daily' as const;
        fc.pre(!exceeds({ ...downline, period }, { ...upline, period }));
        const above = { ...reached, validBet: reached.validBet + more };
        const earned = worthOf(downline, tierFor(downline, reached), own);
        expect(earned <= worthOf(upline, tierFor(upline, above), own + more)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('what is missing for the next tier is just what reaches it, and nothing is missing at the top', () => {
  fc.assert(
    fc.property(ladder, measures, (terms, reached) => {
      const missing = missingFor(terms, reached);
      const tier = tierFor(terms, reached);
      if (missing === null) {
        expect(tier).toBe(terms.tiers.length - 1);
        return;
      }
      const more = (short: Measures): Measures => ({
        activeMembers: reached.activeMembers + short.activeMembers,
        validBet: reached.validBet + short.validBet,
        profit: reached.profit + short.profit,
      });
      expect(tierFor(terms, more(missing))).toBeGreaterThan(tier);
      for (const key of ['activeMembers', 'validBet', 'profit'] as const) {
        if (Number(missing[key]) === 0) continue;
        const less = typeof missing[key] === 'bigint' ? missing[key] - 1n : missing[key] - 1;
        expect(tierFor(terms, more({ ...missing, [key]: less }))).toBe(tier);
      }
    }),
    { numRuns: 2000 },
  );
});

test('after a loss of the house the whole profit asked for is missing', () => {
  const { tiers } = readTerms({
    pay: 'rate',
    unit: '0',
    carriesDeficit: false,
    feePercent: '0',
    tiers: [{ activeMembers: 2, validBet: '0', profit: '100', share: '5' }],
  });
  const missing = missingFor({ tiers }, { activeMembers: 1, validBet: 0n, profit: -5_000_000n });
  expect(missing).toEqual({ activeMembers: 1, validBet: 0n, profit: 10_000_000n });
});

test('terms that exceed at one step do so at that step’s thresholds', () => {
  fc.assert(
    fc.property(ladder, ladder, (downline, upline) => {
      const period = 'daily' as const;
      if (!exceeds({ ...downline, period }, { ...upline, period })) return;
      const big = 10n ** 14n;
      expect(
        downline.tiers.some(
          (tier) => worthOf(downline, tierFor(downline, tier), big) > worthOf(upline, tierFor(upline, tier), big),
        ),
      ).toBe(true);
    }),
  );
});

test('another way of pay or unit cannot be compared, and counts as exceeding', () => {
  const one: Terms = { pay: 'unit', unit: 5n, carriesDeficit: false, feeRate: 0n, tiers: [] };
  expect(exceeds({ ...one, period: 'daily' }, { ...one, period: 'daily' })).toBe(false);
  expect(exceeds({ ...one, period: 'daily' }, { ...one, period: 'weekly' })).toBe(true);
  expect(exceeds({ ...one, period: 'daily' }, { ...one, pay: 'rate', period: 'daily' })).toBe(true);
  expect(exceeds({ ...one, period: 'daily' }, { ...one, unit: 6n, period: 'daily' })).toBe(true);
});

test('a rate gives the exact part rounded down; a started unit counts whole', () => {
  const terms: Terms = {
    pay: 'rate',
    unit: 0n,
    carriesDeficit: false,
    feeRate: 0n,
    tiers: [{ activeMembers: 0, validBet: 0n, profit: 0n, share: 33_333n }],
  };
  fc.assert(
    fc.property(base, (whole) => {
      const exact = whole * 33_333n;
      const paid = worthOf(terms, 0, whole);
      expect(paid * 10_000_000n <= exact && exact < (paid + 1n) * 10_000_000n).toBe(true);
    }),
  );
  const unit: Terms = { ...terms, pay: 'unit', unit: 100n };
  expect([0n, 1n, 100n, 101n].map((whole) => worthOf(unit, 0, whole))).toEqual([0n, 33_333n, 33_333n, 66_666n]);
  expect(worthOf(terms, -1, 500n)).toBe(0n);
});

test('invalid terms are named', () => {
  const tier = { activeMembers: 0, validBet: '0', profit: '0', share: '1' };
  const good: ContractTerms = { pay: 'rate', unit: '0', carriesDeficit: false, feePercent: '0', tiers: [tier] };
  const fault = (change: Partial<ContractTerms>, kind: 'daily' | 'dividend' = 'daily') =>
    faultOf(kind, 'daily', { ...good, ...change });
  expect(fault({})).toBeNull();
  expect(faultOf('hourly', 'daily', good)).toBe('period');
  expect(fault({ pay: 'unit' })).toBe('unit');
  expect(fault({ tiers: [{ ...tier, share: '100.00001' }] })).toBe('rate');
  expect(fault({ tiers: [{ ...tier, share: '0' }] })).toBe('tiers');
  expect(fault({ tiers: [{ ...tier, profit: '1' }] })).toBe('profit');
  expect(fault({ tiers: [{ ...tier, profit: '1' }] }, 'dividend')).toBeNull();
  expect(fault({ tiers: [tier, { ...tier, share: '2' }] })).toBe('order');
  expect(fault({ tiers: [tier, { ...tier, validBet: '5', share: '1' }] })).toBe('order');
  expect(fault({ tiers: [tier, { ...tier, validBet: '5', share: '1.5' }] })).toBeNull();
});

test('amounts survive being read', () => {
  fc.assert(
    fc.property(amount, (share) => {
      const tier = { activeMembers: 1, validBet: '1', profit: '0', share: formatDecimal(share) };
      expect(
        readTerms({ pay: 'rate', unit: '0', carriesDeficit: true, feePercent: '0', tiers: [tier] }).tiers[0]!.share,
      ).toBe(share);
    }),
  );
});
