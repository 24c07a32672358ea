import type { Pool } from '../platform/database.ts';

/** The same for rounds, which begin with one statement. */
export function letFirstOpeningAnswerLate(pool: Pool): void {
  const second = Promise.withResolvers<unknown>();
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  let openings = 0;
  pool.query = ((...given: unknown[]): unknown => {
    const answer = query(...given);
    if ((given[0] as { name?: string }).name !== 'open_round') return answer;
    openings += 1;
    if (openings === 1) return second.promise.then(() => answer);
    second.resolve(answer);
    return answer;
  }) as typeof pool.query;
}

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
