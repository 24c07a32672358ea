import { parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earn, settle } from './earning.ts';

const rule = { per: parseAmount('10000'), points: 2n };
const nothing = { counted: 0n, remainder: 0n };
const amount = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n });

test('whole lots become points, the rest waits', () => {
  const first = earn(nothing, parseAmount('9999.99'), rule);
  expect(first).toEqual({ counted: parseAmount('9999.99'), remainder: parseAmount('9999.99'), points: 0n });
  expect(earn(first, parseAmount('0.01'), rule)).toMatchObject({ remainder: 0n, points: 2n });
});

test('in whatever parts bets come and are taken back, they give the points of their sum', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 30 }), (parts) => {
      let known = nothing;
      let points = 0n;
      for (const part of parts) {
        const { points: more, ...now } = earn(known, part, rule);
        known = now;
        points += more;
        expect(known.remainder >= 0n && known.remainder < rule.per).toBe(true);
      }
      const together = earn(nothing, known.counted, rule);
      expect([points, known.remainder]).toEqual([together.points, together.remainder]);
    }),
  );
});

test('a balance never falls below zero, and what is owed is paid before it grows', () => {
  const changes = fc.array(fc.bigInt({ min: -1000n, max: 1000n }), { maxLength: 40 });
  fc.assert(
    fc.property(changes, (all) => {
      let standing = { balance: 0n, owed: 0n };
      let moved = 0n;
      for (const change of all) {
        const { moved: step, ...now } = settle(standing, change);
        standing = now;
        moved += step;
        expect(standing.balance >= 0n && standing.owed >= 0n).toBe(true);
        expect(standing.balance === 0n || standing.owed === 0n).toBe(true);
      }
      expect(moved).toBe(standing.balance);
      expect(standing.balance - standing.owed).toBe(all.reduce((sum, change) => sum + change, 0n));
    }),
  );
});
