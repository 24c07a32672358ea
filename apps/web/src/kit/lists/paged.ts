import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** Rows of a page. */
export const PAGE_SIZE = '20';

/** A list must show the latest, so it is never served from the cache alone. */
export const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** A list that loads page by page. `ask` gets the cursor of a page; null: the first. */
export function pagedQuery<Page extends { next: string | null }>(
  queryKey: readonly unknown[],
  ask: (begins: string | null, options: { signal: AbortSignal }) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
    ...fresh,
  });
}

/** The state of a list that loads page by page. Read `isRefetching` during render, or the query does not notify of it. */
export type NextPageQuery = {
  isRefetching: boolean;
  fetchNextPage: () => Promise<{ isError: boolean }>;
  refetch: (options?: { cancelRefetch?: boolean }) => Promise<unknown>;
};

/** Loads the next page. That cancels a pending refetch, which is repeated after the page. */
export async function loadNextPage({ isRefetching, fetchNextPage, refetch }: NextPageQuery): Promise<void> {
  const { isError } = await fetchNextPage();
  if (isRefetching && !isError) await refetch({ cancelRefetch: false });
}
