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
