import { depositStates } from '@champa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askAgainAfter, type DepositState, nextState, verdicts } from './deposit.ts';

const states = fc.constantFrom(...depositStates);
const histories = fc.array(fc.constantFrom(...verdicts), { maxLength: 12 });

function follow(
  from: DepositState,
  history: readonly (typeof verdicts)[number][],
): { end: DepositState; credits: number } {
  let end = from;
  let credits = 0;
  for (const verdict of history) {
    const next = nextState(end, verdict);
    if (next === 'credited') credits++;
    end = next ?? end;
  }
  return { end, credits };
}

describe('a deposit', () => {
  test('is credited exactly once if, and only if, a payment is among the verdicts, in whatever order', () => {
    const unpaidStates = fc.constantFrom<DepositState>('created', 'pending', 'failed', 'expired');
    fc.assert(
      fc.property(unpaidStates, histories, (from, history) => {
        const { end, credits } = follow(from, history);
        expect(credits).toBe(history.includes('paid') ? 1 : 0);
        expect(end === 'credited').toBe(history.includes('paid'));
      }),
    );
  });

  test('never leaves credited', () => {
    fc.assert(fc.property(histories, (history) => follow('credited', history).end === 'credited'));
  });

  test('never goes back to being payable', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...verdicts), (from, verdict) => nextState(from, verdict) !== 'pending'),
    );
  });

  test('keeps the first of two bad outcomes', () => {
    expect(nextState('failed', 'expired')).toBeNull();
    expect(nextState('expired', 'failed')).toBeNull();
  });
});

test('the provider is asked soon at first and hourly at last', () => {
  const created = Temporal.Instant.from('2026-01-01T00:00:00Z');
  const after = (seconds: number) => askAgainAfter(created, created.add({ seconds })).total('seconds');
  expect(after(0)).toBe(15);
  expect(after(120)).toBe(60);
  expect(after(86_400)).toBe(3600);
});
