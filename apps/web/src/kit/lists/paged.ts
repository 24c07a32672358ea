import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** Rows of a page. */
export const PAGE_SIZE = '20';

/** A list is read to see what has just happened: never from the cache alone. */
export const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** A list that is read page by page. `ask` is given where a page begins; null: the first. */
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

/** How a list that is read page by page goes on. Whoever shows it reads `isRefetching`, or is not told of it. */
export type Going = {
  isRefetching: boolean;
  fetchNextPage: () => Promise<{ isError: boolean }>;
  refetch: (options?: { cancelRefetch?: boolean }) => Promise<unknown>;
};

/** Asks for the following page. That breaks off the asking anew that was under way: it is done when the page is there. */
export async function goOn({ isRefetching, fetchNextPage, refetch }: Going): Promise<void> {
  const { isError } = await fetchNextPage();
  if (isRefetching && !isError) await refetch({ cancelRefetch: false });
}
