import { queryClient } from './api.ts';
import { refetchShown } from './refetch-shown.ts';
import { type LiveNews, refreshedBy, refreshedByAny } from './live-refreshes.ts';

/** Refetches the calls of an event: because it arrived, or because the member's own action will cause it. */
export async function refetchAfter(news: LiveNews): Promise<void> {
  await Promise.all([...refreshedBy(news)].map((id) => refetchShown([id])));
}

/** Refetches the calls of all events that were answered before this time, because events were missed meanwhile. */
export async function refetchMissed(before: number): Promise<void> {
  const calls = refreshedByAny();
  const missed = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey: [id], state: { status, dataUpdatedAt, errorUpdatedAt } }) =>
      calls.has(id) && status !== 'pending' && Math.max(dataUpdatedAt, errorUpdatedAt) < before,
  });
  await Promise.all(missed.map(({ queryKey }) => refetchShown(queryKey)));
}

/**
 * Waits for what the member sent, and refetches the calls of an event in any case. It reports a refusal at once, and a
 * success when the refetched data is shown.
 */
export async function shownAfter<T>(sent: Promise<T>, ...askAll: (() => Promise<unknown>)[]): Promise<T> {
  const ask = () => Promise.all(askAll.map((each) => each()));
  const refetched = sent.then(ask, ask);
  const done = await sent;
  await refetched;
  return done;
}
