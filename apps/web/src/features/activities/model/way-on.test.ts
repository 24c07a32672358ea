import type { Activity } from '@champa/contract';
import { expect, test } from 'vitest';
import { wayOn } from './way-on.ts';

const activity = (kind: Activity['kind'], state: Activity['state'], game: string | null = null) =>
  ({ kind, state, tasks: [{ promise: { game } }] }) as unknown as Activity;

test('a promotion links to its task while the member takes part', () => {
  expect(wayOn(activity('friends', 'joined'))?.place).toEqual({ to: '/member/referral' });
  expect(wayOn(activity('deposit', 'process'))?.place).toEqual({ to: '/wallet/deposit' });
  for (const state of ['coming_soon', 'join', 'claim', 'applying', 'prohibited', 'close'] as const) {
    expect(wayOn(activity('friends', state))).toBeNull();
  }
  expect(wayOn(activity('rescue', 'joined'))).toBeNull();
});

test('tickets link to their game once they are there and nothing else is to be done', () => {
  const egg = { to: '/prizes/$game', params: { game: 'golden-egg' } };
  expect(wayOn(activity('golden_egg', 'joined', 'golden-egg'))?.place).toEqual(egg);
  expect(wayOn(activity('tasks', 'claimed', 'golden-egg'))?.place).toEqual(egg);
  expect(wayOn(activity('tasks', 'process', 'golden-egg'))?.place).toEqual({ to: '/' });
});
