import type { PresetContract } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draftOf,
  faultOf,
  type KindMeans,
  mostOf,
  partOf,
  sliderPosition,
  presetOf,
  readShare,
  writeShare,
} from './shares.ts';

const locale = fc.constantFrom('en-US', 'lo-LA', 'zh-CN');
const share = fc.bigInt({ min: 1n, max: 10_000_000n });
const ladder = fc
  .uniqueArray(share, { minLength: 1, maxLength: 4 })
  .map((shares) => shares.toSorted((a, b) => (a < b ? -1 : 1)));
const ownOf = (shares: readonly bigint[]): PresetContract => ({
  kind: 'daily',
  period: 'daily',
  terms: {
    pay: 'rate',
    unit: '0',
    carriesDeficit: false,
    feePercent: '0',
    tiers: shares.map((one, n) => ({ activeMembers: n, validBet: '0', profit: '0', share: formatDecimal(one) })),
  },
});
const means = fc.option(ladder).map((shares): KindMeans => ({ kind: 'daily', own: shares && ownOf(shares) }));

test('a share survives writing and reading, in every language', () => {
  fc.assert(
    fc.property(share, locale, (one, language) => {
      expect(readShare(writeShare(one, language), language)).toBe(one);
      expect(readShare(` ${writeShare(one, language)} %`, language)).toBe(one);
    }),
  );
  expect(['', 'x', '-1', '1.234567', '٣'].map((typed) => readShare(typed, 'en-US'))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([
    writeShare('0.50', 'en-US'),
    writeShare('3.00', 'en-US'),
    writeShare('10', 'en-US'),
    writeShare(0n, 'en-US'),
  ]).toEqual(['0.5', '3', '10', '0']);
});

test('a slider never gives more than the agent has, rises as it is moved, and stays where it was put', () => {
  fc.assert(
    fc.property(means, fc.bigInt({ min: 0n, max: 100n }), (agent, position) => {
      const part = partOf(agent, 0, position);
      const most = parseAmount(mostOf(agent, 0));
      expect(part <= most && part >= 0n).toBe(true);
      expect(position === 0n || part <= partOf(agent, 0, 100n)).toBe(true);
      if (most > 100_000n) expect(sliderPosition(agent, 0, part)).toBe(position);
    }),
  );
});

test('a valid draft gives no more than the agent’s own at any tier, and rises; an initial draft never gives more', () => {
  const typed = fc.array(fc.oneof(share, fc.constant(0n)), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(means, typed, locale, (agent, shares, language) => {
      const steps = agent.own?.terms.tiers.length ?? 1;
      const draft = {
        ...draftOf(agent, language),
        shares: shares.slice(0, steps).map((one) => writeShare(one, language)),
      };
      if (faultOf(draft, agent, language) !== null) return;
      const { tiers } = presetOf(draft, agent, language).terms;
      expect(tiers.length).toBeGreaterThan(0);
      for (const [n, tier] of tiers.entries()) {
        const step = agent.own
          ? agent.own.terms.tiers.findIndex(({ activeMembers }) => activeMembers === tier.activeMembers)
          : 0;
        expect(parseAmount(tier.share) <= parseAmount(mostOf(agent, step))).toBe(true);
        if (n > 0) expect(parseAmount(tier.share) > parseAmount(tiers[n - 1]!.share)).toBe(true);
      }
    }),
  );
});

test('errors name their cause: which tier, that nothing is given, that tiers fall', () => {
  const agent: KindMeans = { kind: 'daily', own: ownOf([100_000n, 200_000n]) };
  const fault = (...shares: string[]) => faultOf({ ...draftOf(agent, 'en-US'), shares }, agent, 'en-US');
  expect(fault('0.5', '1')).toBeNull();
  expect(fault('', '1')).toBeNull();
  expect(fault('1.1', '1')).toEqual({ step: 0 });
  expect(fault('1', 'much')).toEqual({ step: 1 });
  expect(fault('', '0')).toBe('empty');
  expect(fault('1', '0.5')).toBe('rise');
});
