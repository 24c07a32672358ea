import type { MovedKind } from '@champa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, keyOf, type Own, type Theirs, totalsOf } from './compare.ts';

const BEGUN = Temporal.Instant.from('2026-11-27T03:00:00Z');

const own = fc
  .record({
    kind: fc.constantFrom<MovedKind>('deposit', 'refund', 'payout'),
    number: fc.integer({ min: 1, max: 1_000_000 }),
    amount: fc.bigInt({ min: 1n, max: 10n ** 14n }),
    currency: fc.constantFrom('LAK', 'THB'),
  })
  .map(({ number, ...entry }): Own => {
    return { ...entry, reference: `ref-${number}`, caseId: String(number), memberId: '7', begunAt: BEGUN };
  });
const books = fc.uniqueArray(own, { selector: keyOf, minLength: 1, maxLength: 40 });

const saidOf = ({ kind, reference, amount, currency }: Own): Theirs => ({ kind, reference, amount: amount!, currency });
const knownBy = (all: readonly Own[]) => new Map(all.map((one) => [keyOf(one), one]));
const sum = (amounts: readonly (bigint | null)[]) => amounts.reduce<bigint>((all, amount) => all + (amount ?? 0n), 0n);

describe('a statement beside our books', () => {
  test('that says the same has no differences, in any order', () => {
    fc.assert(
      fc.property(books, (all) => {
        expect(compare(all.map(saidOf).toReversed(), knownBy(all), [])).toEqual([]);
      }),
    );
  });

  test('has one difference for each movement that only one side has; together they are what the sums differ by', () => {
    const sides = fc.array(fc.constantFrom('here', 'there', 'both'), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(books, sides, (all, side) => {
        const ours = all.filter((_, place) => side[place] !== 'there');
        const theirs = all.filter((_, place) => side[place] !== 'here').map(saidOf);
        const alone = all.filter((_, place) => side[place] !== 'both');
        const unseen = all.filter((_, place) => side[place] === 'here');
        const found = compare(theirs, knownBy(ours), unseen);
        expect(found.map(keyOf).toSorted()).toEqual(alone.map(keyOf).toSorted());
        const totals = totalsOf(ours, theirs);
        expect(sum(found.map((one) => one.theirs)) - sum(found.map((one) => one.own))).toBe(
          sum(totals.map((total) => total.theirs)) - sum(totals.map((total) => total.own)),
        );
      }),
    );
  });

  test('that says a movement twice, in another currency, or of what has not moved here, differs', () => {
    fc.assert(
      fc.property(own, (one) => {
        const said = saidOf(one);
        const known = knownBy([one]);
        expect(compare([said, said], known, [])).toMatchObject([{ own: one.amount, theirs: said.amount * 2n }]);
        expect(compare([{ ...said, currency: 'USD' }], known, [])).toMatchObject([{ own: null, currency: 'USD' }]);
        const unpaid = knownBy([{ ...one, amount: null }]);
        expect(compare([said], unpaid, [])).toMatchObject([{ own: null, theirs: said.amount, caseId: one.caseId }]);
      }),
    );
  });
});
