import type { Bonus, WithdrawalTerms } from '@champa/contract';
import { expect, test } from 'vitest';
import { hindranceOf, offeredMost } from './hindrance.ts';

const terms = {
  min: '10.00',
  max: '500.00',
  open: 0,
  openAtOnce: 2,
  nextAt: null,
  today: { count: 3, countLeft: 3, amount: '900.00', amountLeft: '900.00', endsAt: '2026-11-25T17:00:00Z' },
  turnover: { required: '0.00', done: '0.00', remaining: '0.00', list: [] },
} as unknown as WithdrawalTerms;
const bonus = { name: 'Welcome', state: 'active', required: '100.00', wagered: '30.00', balance: '12.50' } as Bonus;

test('an active bonus is named with what is left to stake and what forfeiting it costs', () => {
  expect(hindranceOf(terms, [{ ...bonus, state: 'completed' }, bonus])).toEqual({
    by: 'bonus',
    name: 'Welcome',
    left: '70.00',
    cost: '12.50',
  });
  expect(hindranceOf(terms, [{ ...bonus, state: 'queued' }])).toBeNull();
});

test.each([
  ['bonus', {}, [bonus]],
  ['turnover', { turnover: { ...terms.turnover, remaining: '0.01' } }, []],
  ['open', { open: 2 }, []],
  ['day', { today: { ...terms.today, countLeft: 0 } }, []],
  ['wait', { nextAt: '2026-11-24T17:00:00Z' }, []],
] as const)('no amount is offered while %s hinders', (by, changed, bonuses) => {
  const hindrance = hindranceOf({ ...terms, ...changed } as WithdrawalTerms, bonuses);
  expect(hindrance?.by).toBe(by);
  expect(offeredMost(500n, hindrance)).toBeNull();
});

test('with nothing in the way the most is offered', () => {
  expect(offeredMost(500n, hindranceOf(terms, []))).toBe(500n);
});
