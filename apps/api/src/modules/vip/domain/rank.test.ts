import { parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endOf,
  growthOf,
  judge,
  levelFor,
  monthAfter,
  monthAt,
  monthBefore,
  type Rank,
  rise,
  type Standing,
} from './rank.ts';

const privileges = {
  rebate: '0',
  withdrawal: { max: null, dayAmount: null, dayCount: null, freePerDay: null },
  bonus: { upgrade: '0', weekly: '0', monthly: '0' },
  manager: null,
};
const rank = (level: number, growth: bigint, keep: bigint): Rank => ({ level, names: {}, growth, keep, privileges });
const ranks = [rank(0, 0n, 0n), rank(1, 100n, 10n), rank(2, 300n, 30n), rank(3, 900n, 0n)];
const fresh: Standing = { earned: 0, lost: 0n, earnedSince: '2026-01-01' };
const held = (earned: number, lost = 0n): Standing => ({ earned, lost, earnedSince: '2026-01-01' });
const month = (grown: bigint, growthAtEnd: bigint) => ({ month: '2026-03-01', grown, growthAtEnd });

test('growth counts whole lots of deposits and valid bets', () => {
  const weights = { depositPer: parseAmount('1000'), betPer: parseAmount('5000') };
  const totals = { deposits: parseAmount('2999.99'), validBets: parseAmount('10000') };
  expect(growthOf(totals, weights)).toBe(4n);
  expect(growthOf({ deposits: -1n, validBets: -parseAmount('50000') }, weights)).toBe(0n);
});

test('a member rises to the highest rank they reach, and never falls by growth', () => {
  expect(levelFor(ranks, 99n)).toBe(0);
  expect(rise(fresh, 899n, ranks, '2026-02-01')).toEqual({ earned: 2, lost: 0n, earnedSince: '2026-02-01' });
  expect(rise(held(2), 50n, ranks, '2026-02-01')).toEqual(held(2));
});

test.each([
  ['enough in the month', held(2), month(30n, 400n), held(2)],
  ['too little', held(2), month(29n, 400n), { earned: 1, lost: 300n, earnedSince: '2026-03-01' }],
  ['a rank reached in that month', { ...held(2), earnedSince: '2026-03-01' }, month(0n, 400n), null],
  ['a rank that stays', held(3), month(0n, 900n), held(3)],
  ['the lowest', held(0), month(0n, 5n), held(0)],
  ['growth that had shrunk before', held(2), month(0n, 50n), { earned: 1, lost: 0n, earnedSince: '2026-03-01' }],
] as const)('a month ends: %s', (_what, before, ended, after) => {
  expect(judge(before, ended, { ranks, upgrade: 'at_once' })).toEqual(after ?? before);
});

test('with monthly promotion a member rises when a month has ended, and must keep the rank in the next', () => {
  const risen = judge(fresh, month(0n, 350n), { ranks, upgrade: 'monthly' });
  expect(risen).toEqual({ earned: 2, lost: 0n, earnedSince: '2026-03-01' });
  const next = { month: '2026-04-01', grown: 0n, growthAtEnd: 350n };
  expect(judge(risen, next, { ranks, upgrade: 'monthly' }).earned).toBe(1);
  expect(judge(risen, { ...next, grown: 30n }, { ranks, upgrade: 'monthly' })).toEqual(risen);
});

test('a lost rank returns only after the growth between the two ranks was reached again', () => {
  const lost = judge(held(2), month(0n, 850n), { ranks, upgrade: 'at_once' });
  expect(rise(lost, 850n, ranks, '2026-04-01').earned).toBe(1);
  expect(rise(lost, 850n + 199n, ranks, '2026-04-01').earned).toBe(1);
  expect(rise(lost, 850n + 200n, ranks, '2026-04-01').earned).toBe(2);
});

test('a month takes one rank at most, and gives none where members rise at once', () => {
  const growth = fc.bigInt({ min: 0n, max: 2000n });
  fc.assert(
    fc.property(fc.array(fc.tuple(growth, growth), { maxLength: 24 }), (months) => {
      let standing = fresh;
      let at = '2026-01-01';
      let all = 0n;
      for (const [early, late] of months) {
        all += early;
        standing = rise(standing, all, ranks, at);
        all += late;
        standing = rise(standing, all, ranks, at);
        expect(standing.earned).toBeGreaterThanOrEqual(levelFor(ranks, all - standing.lost));
        const judged = judge(
          standing,
          { month: at, grown: early + late, growthAtEnd: all },
          { ranks, upgrade: 'at_once' },
        );
        expect([0, 1]).toContain(standing.earned - judged.earned);
        expect(judged.lost).toBeGreaterThanOrEqual(standing.lost);
        standing = judged;
        at = monthAfter(at);
      }
    }),
  );
});

test('months are the brand’s, also when clocks change', () => {
  const at = (text: string) => Temporal.Instant.from(text);
  expect(monthAt(at('2026-02-28T17:00:00Z'), 'Asia/Vientiane')).toBe('2026-03-01');
  expect(monthAt(at('2026-02-28T16:59:59Z'), 'Asia/Vientiane')).toBe('2026-02-01');
  expect(endOf('2026-03-01', 'Europe/Berlin').toString()).toBe('2026-03-31T22:00:00Z');
  expect(endOf('2026-02-01', 'Europe/Berlin').toString()).toBe('2026-02-28T23:00:00Z');
  expect([monthBefore('2026-01-01'), monthAfter('2026-12-01')]).toEqual(['2025-12-01', '2027-01-01']);
});
