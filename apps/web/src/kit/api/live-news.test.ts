import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from './api.ts';
import { refetchMissed, refetchAfter, shownAfter } from './live-news.ts';
import { declareRefreshes } from './live-refreshes.ts';

beforeAll(() => declareRefreshes([{ deposit: ['deposits'] }, { deposit: ['depositStatus'], prizes: ['prizeGames'] }]));

afterEach(() => queryClient.clear());

/** A query on the screen with an answer. @returns its mock function */
function shown(queryKey: readonly unknown[], answeredAt?: number) {
  const asked = vi.fn(async () => 'new');
  if (answeredAt !== undefined) queryClient.setQueryData(queryKey, 'old', { updatedAt: answeredAt });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: asked, staleTime: Infinity });
  observer.subscribe(() => undefined);
  return asked;
}

test('an event refetches all calls declared for it, whichever entity declares them, and nothing else', async () => {
  const [deposits, status] = [shown(['deposits', {}], 1), shown(['depositStatus', {}], 1)];
  const wheel = shown(['prizeGames', {}], 1);
  await refetchAfter('deposit');
  expect(deposits).toHaveBeenCalledTimes(1);
  expect(status).toHaveBeenCalledTimes(1);
  expect(wheel).not.toHaveBeenCalled();
});

test('a stream that opens late refetches the calls of every event', async () => {
  const [deposits, wheel] = [shown(['deposits', {}], 1000), shown(['prizeGames', {}], 1000)];
  await refetchMissed(1001);
  expect(deposits).toHaveBeenCalledTimes(1);
  expect(wheel).toHaveBeenCalledTimes(1);
});

test('answers since then are not refetched, nor calls that no event concerns', async () => {
  const [since, other] = [shown(['deposits', {}], 1001), shown(['promotions', {}], 1)];
  await refetchMissed(1001);
  expect(since).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});

test('a failed call is not retried while the visitor reads its error', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('refused')));
  await queryClient.prefetchQuery({ queryKey: ['deposits', {}], queryFn: asked, retry: false });
  new QueryObserver(queryClient, { queryKey: ['deposits', {}], queryFn: asked, retryOnMount: false }).subscribe(
    () => {},
  );
  await refetchMissed(Date.now() - 60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await refetchMissed(Infinity);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a call that waits for its first answer is not repeated', async () => {
  const asked = shown(['deposits', {}]);
  const missed = refetchMissed(Infinity);
  await vi.waitUntil(() => queryClient.getQueryData(['deposits', {}]) === 'new');
  await missed;
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a call that is not shown is refetched when it is shown next', async () => {
  queryClient.setQueryData(['deposits', {}], 'old');
  await refetchMissed(Infinity);
  expect(queryClient.getQueryState(['deposits', {}])?.isInvalidated).toBe(true);
});

test('a refusal is reported at once, before what is shown is refetched', async () => {
  const ask = vi.fn(() => new Promise(() => undefined));
  await expect(shownAfter(Promise.reject(new Error('refused')), ask)).rejects.toThrow('refused');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a success is reported when the refetched data is shown', async () => {
  const asked = Promise.withResolvers<void>();
  const reported = vi.fn();
  const after = shownAfter(Promise.resolve('done'), () => asked.promise).then(reported);
  await new Promise(setImmediate);
  expect(reported).not.toHaveBeenCalled();
  asked.resolve();
  await after;
  expect(reported).toHaveBeenCalledWith('done');
});
