import type { MoneyLimit } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { depositPause, depositRoom } from './deposit-room.ts';

const limit = (kind: MoneyLimit['kind'], period: MoneyLimit['period'], amount: string | null, used: string) =>
  ({ kind, period, inForce: amount, used }) as MoneyLimit;

test('of several deposit limits, the one that leaves least counts; others and removed ones do not', () => {
  const list = [
    limit('deposit', 'day', '100.00', '20.00'),
    limit('deposit', 'month', '500.00', '450.00'),
    limit('deposit', 'week', null, '90.00'),
    limit('stake', 'day', '1.00', '0.00'),
  ];
  expect(depositRoom({ list })).toEqual({ left: parseAmount('50'), period: 'month' });
  expect(depositRoom({ list: [limit('deposit', 'day', '10.00', '12.00')] })?.left).toBe(0n);
  expect(depositRoom({ list: [] })).toBeNull();
});

test('a break and an exclusion close the form, each until its end', () => {
  expect(depositPause({ timeOutUntil: null, selfExclusion: null })).toBeNull();
  expect(depositPause({ timeOutUntil: 'noon', selfExclusion: null })).toEqual({ by: 'PLAY_TIME_OUT', until: 'noon' });
  const selfExclusion = { since: 'dawn', until: null };
  expect(depositPause({ timeOutUntil: 'noon', selfExclusion })).toEqual({ by: 'SELF_EXCLUDED', until: null });
});
