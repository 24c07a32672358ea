import { queryClient } from './api.ts';
import { askAnew } from './ask-anew.ts';
import { type LiveNews, refreshedBy, refreshedByAny } from './live-refreshes.ts';

/** What an event tells of is asked for anew: because it came, or because the member did himself what it will tell of. */
export async function askToldAnew(news: LiveNews): Promise<void> {
  await Promise.all([...refreshedBy(news)].map((id) => askAnew([id])));
}

/** What events tell of and what was answered before this time is asked for anew: nobody listened to them meanwhile. */
export async function askMissedAnew(before: number): Promise<void> {
  const told = refreshedByAny();
  const missed = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey: [id], state: { status, dataUpdatedAt, errorUpdatedAt } }) =>
      told.has(id) && status !== 'pending' && Math.max(dataUpdatedAt, errorUpdatedAt) < before,
  });
  await Promise.all(missed.map(({ queryKey }) => askAnew(queryKey)));
}

/**
 * Waits for what the member sent. Whatever became of it, what it changes is asked for anew: a refusal is told at once, what
 * was done, when what is shown shows it.
 */
export async function shownAfter<T>(sent: Promise<T>, ...askAll: (() => Promise<unknown>)[]): Promise<T> {
  const ask = () => Promise.all(askAll.map((each) => each()));
  const anew = sent.then(ask, ask);
  const done = await sent;
  await anew;
  return done;
}
