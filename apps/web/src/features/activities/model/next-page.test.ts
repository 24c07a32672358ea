import type { Activity } from '@champa/contract';
import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const activity = (kind: Activity['kind'], state: Activity['state'], game: string | null = null) =>
  ({ kind, state, tasks: [{ promise: { game } }] }) as unknown as Activity;

test('a promotion links to its task while the member takes part', () => {
  expect(nextPage(activity('friends', 'joined'))?.link).toEqual({ to: '/member/referral' });
  expect(nextPage(activity('deposit', 'process'))?.link).toEqual({ to: '/wallet/deposit' });
  for (const state of ['coming_soon', 'join', 'claim', 'applying', 'prohibited', 'close'] as const) {
    expect(nextPage(activity('friends', state))).toBeNull();
  }
  expect(nextPage(activity('rescue', 'joined'))).toBeNull();
});

test('tickets link to their game once they are there and nothing else is to be done', () => {
  const egg = { to: '/prizes/$game', params: { game: 'golden-egg' } };
  expect(nextPage(activity('golden_egg', 'joined', 'golden-egg'))?.link).toEqual(egg);
  expect(nextPage(activity('tasks', 'claimed', 'golden-egg'))?.link).toEqual(egg);
  expect(nextPage(activity('tasks', 'process', 'golden-egg'))?.link).toEqual({ to: '/' });
});
