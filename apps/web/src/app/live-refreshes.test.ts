import { liveEvents, type LiveEventName } from '@champa/contract';
import { expect, test } from 'vitest';
import type { LiveNews } from '../kit/api/live-refreshes.ts';
import { liveRefreshes } from './live-refreshes.ts';

/** These events carry the new values themselves, or are answered by the live stream itself. */
const complete: readonly LiveEventName[] = ['balance', 'unread', 'signedOut', 'stakeRefused', 'chat', 'ticket'];
const news = (Object.keys(liveEvents) as LiveEventName[]).filter((name): name is LiveNews => !complete.includes(name));

test.each(news)('some entity declares the calls that %s makes stale', (name) => {
  expect(liveRefreshes.flatMap((refreshes) => refreshes[name] ?? [])).not.toEqual([]);
});

test('an event makes a call stale once', () => {
  for (const name of news) {
    const calls = liveRefreshes.flatMap((refreshes) => refreshes[name] ?? []);
    expect(calls).toEqual([...new Set(calls)]);
  }
});
