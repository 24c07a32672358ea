import { expect, test } from 'vitest';
import { nextTime } from './next-time.ts';

const now = Date.parse('2026-11-22T05:00:00Z');
const [past, soon, later] = ['2026-11-20T00:00:00Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'] as const;
const running = { startsAt: past, signUp: null, renewsAt: null, next: null };

test('a member who may sign up sees until when, or from when', () => {
  const signUp = { opensAt: past, closesAt: soon };
  const ahead = { opensAt: soon, closesAt: later };
  expect(nextTime({ ...running, state: 'signing_up_open', signUp, startsAt: later }, now)?.until).toBe(soon);
  expect(nextTime({ ...running, state: 'coming_soon', signUp: ahead, startsAt: later }, now)).toEqual({
    label: 'activity_sign_up_from',
    until: soon,
  });
  expect(nextTime({ ...running, state: 'signed_up', signUp, startsAt: later }, now)?.label).toBe('activity_begins');
});

test('a running activity shows when it renews or changes; otherwise nothing', () => {
  const next = { state: 'close', at: later } as const;
  expect(nextTime({ ...running, state: 'claimed', renewsAt: soon, next }, now)?.label).toBe('activity_renews');
  expect(nextTime({ ...running, state: 'claim', renewsAt: soon, next }, now)).toEqual({
    label: 'activity_changes',
    until: later,
  });
  expect(nextTime({ ...running, state: 'joined' }, now)).toBeUndefined();
});
