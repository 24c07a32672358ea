import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { pagedQuery } from '../lists/paged.ts';
import { queryClient } from './api.ts';
import { refetchShown } from './refetch-shown.ts';

const key = ['rows'];

/** A list of two pages on the screen; the request for the second is pending. */
function openList() {
  const asked: (string | null)[] = [];
  const secondPage = Promise.withResolvers<void>();
  const list = new InfiniteQueryObserver(
    queryClient,
    pagedQuery(key, async (begins, { signal }) => {
      asked.push(begins);
      if (begins !== null && asked.length === 2) await secondPage.promise;
      signal.throwIfAborted();
      return { rows: [`${begins ?? 'first'} page`], next: begins === null ? 'second' : null };
    }),
  );
  return { list, asked, secondPage, close: list.subscribe(() => undefined) };
}

test('a pending next page arrives, and then all is refetched', async () => {
  const { list, asked, secondPage, close } = openList();
  await vi.waitUntil(() => list.getCurrentResult().isSuccess);
  const following = list.fetchNextPage();
  const refetched = refetchShown(key);
  secondPage.resolve();
  await Promise.all([following, refetched]);
  expect(list.getCurrentResult().data?.pages.map(({ rows }) => rows)).toEqual([['first page'], ['second page']]);
  expect(asked).toEqual([null, 'second', null, 'second']);
  close();
});

test('a query that is not shown is refetched when it is shown next', async () => {
  const asked = vi.fn(async () => 'answer');
  await queryClient.fetchQuery({ queryKey: ['hidden'], queryFn: asked });
  await refetchShown(['hidden']);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryState(['hidden'])?.isInvalidated).toBe(true);
});
