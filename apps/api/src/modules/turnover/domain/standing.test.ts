import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WageringRequirement, requiredFor, standingOf } from './standing.ts';

const START = Temporal.Instant.from('2026-07-01T00:00Z');
const requirement = (required: bigint, n: number): WageringRequirement => ({
  id: BigInt(n + 1),
  cause: String(n + 1),
  required,
  since: START.add({ hours: n }),
});
const doneOf = (required: bigint[], staked: bigint[]) =>
  standingOf(required.map(requirement), staked).list.map(({ done }) => done);

describe('stakes', () => {
  test('fill the oldest requirement first', () => {
    expect(doneOf([100n, 100n], [0n, 150n])).toEqual([100n, 50n]);
  });

  test('never count for a deposit that came after them', () => {
    expect(doneOf([100n, 100n], [500n, 30n])).toEqual([100n, 30n]);
  });

  test('beyond the requirement do not count', () => {
    const { done, remaining } = standingOf([requirement(100n, 0)], [1000n]);
    expect({ done, remaining }).toEqual({ done: 100n, remaining: 0n });
  });

  test('without requirements leave nothing to stake', () => {
    expect(standingOf([], [])).toEqual({ required: 0n, done: 0n, remaining: 0n, list: [] });
  });
});

const amounts = fc.array(fc.tuple(fc.bigInt(0n, 10_000n), fc.bigInt(0n, 10_000n)), { maxLength: 8 });

test('no stake counts twice, and each counts where it can', () => {
  fc.assert(
    fc.property(amounts, (pairs) => {
      const required = pairs.map(([asked]) => asked);
      const staked = pairs.map(([, amount]) => amount);
      const { list, ...all } = standingOf(required.map(requirement), staked);
      const total = staked.reduce((sum, amount) => sum + amount, 0n);
      expect(all.done).toBeLessThanOrEqual(total);
      expect(all.done + all.remaining).toBe(all.required);
      for (const [i, one] of list.entries()) {
        expect(one.done >= 0n && one.done <= one.required).toBe(true);
        // The stakes since the i-th deposit bound what is done of it and of all later ones.
        const since = staked.slice(i).reduce((sum, amount) => sum + amount, 0n);
        expect(list.slice(i).reduce((sum, { done }) => sum + done, 0n)).toBeLessThanOrEqual(since);
      }
      // An open requirement while later stakes count elsewhere would be a lost stake.
      const open = list.findIndex(({ remaining }) => remaining > 0n);
      if (open >= 0) expect(list.slice(open + 1).every(({ done }) => done === 0n)).toBe(true);
    }),
  );
});

test('more stakes never leave more to stake', () => {
  fc.assert(
    fc.property(amounts, fc.nat(7), fc.bigInt(0n, 10_000n), (pairs, at, more) => {
      if (pairs.length === 0) return;
      const required = pairs.map(([asked], n) => requirement(asked, n));
      const staked = pairs.map(([, amount]) => amount);
      const raised = staked.map((amount, i) => (i === at % staked.length ? amount + more : amount));
      expect(standingOf(required, raised).remaining).toBeLessThanOrEqual(standingOf(required, staked).remaining);
    }),
  );
});

test('a factor requires its percentage of a deposit, rounded up', () => {
  expect(requiredFor(1000n, 100)).toBe(1000n);
  expect(requiredFor(1001n, 150)).toBe(1502n);
  expect(requiredFor(1000n, 0)).toBe(0n);
});
