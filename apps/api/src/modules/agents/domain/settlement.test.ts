import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Base, contractChainsOf, correct, dueOf, NO_BASE, settle } from './settlement.ts';
import type { Terms } from './terms.ts';

const signed = fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n });
const positive = fc.bigInt({ min: 0n, max: 10n ** 10n });
const figures: fc.Arbitrary<Base> = fc.record({
  activeMembers: fc.nat(9),
  validBet: positive,
  win: positive,
  costs: positive,
});
const terms: Terms = {
  pay: 'rate',
  unit: 0n,
  carriesDeficit: true,
  feeRate: 500_000n,
  tiers: [
    { activeMembers: 0, validBet: 0n, profit: 0n, share: 1_000_000n },
    { activeMembers: 3, validBet: 10n ** 9n, profit: 0n, share: 2_000_000n },
  ],
};

test('what is due less what is carried out is what was earned, corrected and carried in, and one of the two is zero', () => {
  fc.assert(
    fc.property(positive, signed, positive, (gross, adjusted, back) => {
      const { due, carriedOut } = dueOf(gross, adjusted, -back);
      expect(due + carriedOut).toBe(gross + adjusted - back);
      expect(due >= 0n && carriedOut <= 0n && (due === 0n || carriedOut === 0n)).toBe(true);
    }),
  );
});

test('in whatever order corrections come, the result is that of figures that were right at first', () => {
  fc.assert(
    fc.property(
      fc.array(figures, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(5), figures), { maxLength: 8 }),
      (first, later) => {
        let deficit = 0n;
        let standing = first.map((base) => {
          const result = settle('dividend', terms, base, deficit);
          deficit = result.deficit;
          return result;
        });
        const sums = first.map((base) => ({ ...base }));
        for (const [place, change] of later) {
          const n = place % first.length;
          for (const key of ['validBet', 'win', 'costs'] as const) sums[n]![key] += change[key];
          sums[n]!.activeMembers += change.activeMembers;
          const corrected = correct(
            'dividend',
            terms,
            standing.slice(n).map((current, m) => ({ current, change: m === 0 ? change : NO_BASE })),
          );
          standing = [...standing.slice(0, n), ...corrected];
        }
        deficit = 0n;
        const right = sums.map((base) => {
          const result = settle('dividend', terms, base, deficit);
          deficit = result.deficit;
          return result;
        });
        expect(standing).toEqual(right);
      },
    ),
  );
});

test('a deficit is made up for before anything is earned, and all of it once', () => {
  const at = (validBet: bigint, win: bigint, deficit: bigint) =>
    settle('dividend', { ...terms, feeRate: 0n }, { ...NO_BASE, validBet, win }, deficit);
  const lost = at(100n, 1100n, 0n);
  expect([lost.gross, lost.deficit]).toEqual([0n, -1000n]);
  const half = at(600n, 0n, lost.deficit);
  expect([half.gross, half.deficit]).toEqual([0n, -400n]);
  const whole = at(1000n, 0n, half.deficit);
  expect([whole.base, whole.gross, whole.deficit]).toEqual([600n, 60n, 0n]);
});

test('a contract chain begins at a contract without one above, and two members who changed places make no circle', () => {
  const link = (id: bigint, uplineId: string | null, downlineId: string) => ({ id, uplineId, downlineId });
  const contractChains = contractChainsOf([
    link(3n, '2', '3'),
    link(1n, null, '1'),
    link(2n, '1', '2'),
    link(5n, '8', '9'),
  ]);
  expect([...contractChains].toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
    [1n, { contractChain: 1n, depth: 0 }],
    [2n, { contractChain: 1n, depth: 1 }],
    [3n, { contractChain: 1n, depth: 2 }],
    [5n, { contractChain: 5n, depth: 0 }],
  ]);
  expect(contractChainsOf([link(1n, 'a', 'b'), link(2n, 'b', 'a')]).size).toBe(2);
});
