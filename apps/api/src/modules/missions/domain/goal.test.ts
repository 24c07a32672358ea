import { SCALE } from '@champa/money';
import { expect, test } from 'vitest';
import { dayOfFact } from './counting.ts';
import type { CountedFact } from './fact.ts';
import { countedOf } from './goal.ts';
import type { Goal } from './mission.ts';

const goalOf = (kind: Goal['kind'], least = 0n): Goal => ({ kind, areas: [], vendors: [], games: [], least });

test('a refunded deposit is deducted where it counted, on the day of the refund', () => {
  const creditedAt = '2026-11-20T16:59:59Z';
  const deposit = { amount: 50n * SCALE, currency: 'LAK' };
  const memberId = '1';
  const came: CountedFact = {
    memberId,
    at: Temporal.Instant.from(creditedAt),
    kind: 'deposit_credited',
    data: deposit,
  };
  const went: CountedFact = {
    memberId,
    at: Temporal.Instant.from('2026-11-23T05:00:00Z'),
    kind: 'deposit_refunded',
    data: { ...deposit, creditedAt },
  };
  for (const goal of [goalOf('deposits'), goalOf('deposit_amount'), goalOf('deposits', 50n * SCALE)]) {
    const counted = countedOf(goal, came, 'LAK')!;
    expect(counted).toBeGreaterThan(0n);
    expect(countedOf(goal, went, 'LAK')).toBe(-counted);
  }
  expect(countedOf(goalOf('deposits', 51n * SCALE), went, 'LAK')).toBeNull();
  expect(countedOf(goalOf('deposits'), went, 'THB')).toBeNull();
  expect(countedOf(goalOf('rounds'), went, 'LAK')).toBeNull();
  expect([came, went].map((fact) => dayOfFact(fact, 'Asia/Vientiane'))).toEqual(['2026-11-20', '2026-11-20']);
});
