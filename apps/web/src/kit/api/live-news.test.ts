import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from './api.ts';
import { askMissedAnew, askToldAnew, shownAfter } from './live-news.ts';
import { declareRefreshes } from './live-refreshes.ts';

beforeAll(() => declareRefreshes([{ deposit: ['deposits'] }, { deposit: ['depositStatus'], prizes: ['prizeGames'] }]));

afterEach(() => queryClient.clear());

/** A query on screen, answered when given. @returns how it was asked */
function shown(queryKey: readonly unknown[], answeredAt?: number) {
  const asked = vi.fn(async () => 'new');
  if (answeredAt !== undefined) queryClient.setQueryData(queryKey, 'old', { updatedAt: answeredAt });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: asked, staleTime: Infinity });
  observer.subscribe(() => undefined);
  return asked;
}

test('an event has all asked for anew that it tells of, whoever declares it, and nothing else', async () => {
  const [deposits, status] = [shown(['deposits', {}], 1), shown(['depositStatus', {}], 1)];
  const wheel = shown(['prizeGames', {}], 1);
  await askToldAnew('deposit');
  expect(deposits).toHaveBeenCalledTimes(1);
  expect(status).toHaveBeenCalledTimes(1);
  expect(wheel).not.toHaveBeenCalled();
});

test('a stream opened late asks anew for what any event tells of', async () => {
  const [deposits, wheel] = [shown(['deposits', {}], 1000), shown(['prizeGames', {}], 1000)];
  await askMissedAnew(1001);
  expect(deposits).toHaveBeenCalledTimes(1);
  expect(wheel).toHaveBeenCalledTimes(1);
});

test('what was answered since is not asked for twice, nor what no event tells of', async () => {
  const [since, other] = [shown(['deposits', {}], 1001), shown(['promotions', {}], 1)];
  await askMissedAnew(1001);
  expect(since).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});

test('what has failed since is not asked for over the visitor who reads that it has', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('refused')));
  await queryClient.prefetchQuery({ queryKey: ['deposits', {}], queryFn: asked, retry: false });
  new QueryObserver(queryClient, { queryKey: ['deposits', {}], queryFn: asked, retryOnMount: false }).subscribe(
    () => {},
  );
  await askMissedAnew(Date.now() - 60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await askMissedAnew(Infinity);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what waits for its first answer is left to it', async () => {
  const asked = shown(['deposits', {}]);
  const missed = askMissedAnew(Infinity);
  await vi.waitUntil(() => queryClient.getQueryData(['deposits', {}]) === 'new');
  await missed;
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is not shown is asked for when it is next', async () => {
  queryClient.setQueryData(['deposits', {}], 'old');
  await askMissedAnew(Infinity);
  expect(queryClient.getQueryState(['deposits', {}])?.isInvalidated).toBe(true);
});

test('a refusal is told at once, though what is shown is not asked for yet', async () => {
  const ask = vi.fn(() => new Promise(() => undefined));
  await expect(shownAfter(Promise.reject(new Error('refused')), ask)).rejects.toThrow('refused');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what was done is told when it is shown', async () => {
  const asked = Promise.withResolvers<void>();
  const told = vi.fn();
  const after = shownAfter(Promise.resolve('done'), () => asked.promise).then(told);
  await new Promise(setImmediate);
  expect(told).not.toHaveBeenCalled();
  asked.resolve();
  await after;
  expect(told).toHaveBeenCalledWith('done');
});
