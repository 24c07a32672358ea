import { expect, test } from 'vitest';
import { looksOf, textOf } from './state-looks.ts';

test('“given out” is shown instead of the member’s state; other reasons leave the state', () => {
  const allGiven = { state: 'joined', reason: { code: 'all_given', text: null } } as const;
  expect([looksOf(allGiven).label, textOf(allGiven)]).toEqual(['activity_all_given', 'activity_reason_all_given']);
  const paused = { state: 'close', reason: { code: 'paused', text: null } } as const;
  expect([looksOf(paused).label, textOf(paused)]).toEqual(['activity_close', 'activity_reason_paused']);
  const joined = { state: 'joined', reason: null } as const;
  expect([looksOf(joined).label, textOf(joined)]).toEqual(['activity_joined', 'activity_text_joined']);
});
