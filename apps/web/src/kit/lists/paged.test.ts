import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../api/api.ts';
import { loadNextPage, pagedQuery } from './paged.ts';

/** A list of two pages on the screen. Its first page changes; the next one can fail. */
function openList(key: readonly unknown[]) {
  const server = { first: 'old', isRefusing: false };
  const list = new InfiniteQueryObserver(
    queryClient,
    pagedQuery(key, async (begins, { signal }) => {
      const row = begins === null ? server.first : 'second';
      if (begins !== null && server.isRefusing) throw new Error('refused');
      await Promise.resolve();
      signal.throwIfAborted();
      return { rows: [row], next: begins === null ? 'second' : null };
    }),
  );
  list.subscribe(() => undefined);
  const rows = () => list.getCurrentResult().data?.pages.flatMap((page) => page.rows);
  return { list, server, rows };
}

test('requesting the next page during a refetch leaves no stale page', async () => {
  const { list, server, rows } = openList(['going on']);
  await vi.waitUntil(() => list.getCurrentResult().isSuccess);
  server.first = 'new';
  void list.refetch();
  await loadNextPage(list.getCurrentResult());
  expect(rows()).toEqual(['new', 'second']);
});

test('a next page that fails is reported, not retried', async () => {
  const { list, server, rows } = openList(['refused']);
  await vi.waitUntil(() => list.getCurrentResult().isSuccess);
  server.isRefusing = true;
  void list.refetch();
  await loadNextPage(list.getCurrentResult());
  expect(list.getCurrentResult().isFetchNextPageError).toBe(true);
  expect(rows()).toEqual(['old']);
});
