import type { Pool } from '../platform/database.ts';

/** Delays the answer to the first commit until a second one has committed: others see its changes before the first does. */
export function letFirstCommitAnswerLate(pool: Pool): void {
  const second = Promise.withResolvers<unknown>();
  const watched = new WeakSet<object>();
  let commits = 0;
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const watchedQuery = (...given: unknown[]): unknown => {
      const answer = query(...given);
      if (given[0] !== 'COMMIT') return answer;
      commits += 1;
      if (commits === 1) return second.promise.then(() => answer);
      second.resolve(answer);
      return answer;
    };
    client.query = watchedQuery as typeof client.query;
  });
}
