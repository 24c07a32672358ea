/**
 * Rounds this process is carrying out now. A repeated request waits for the one that runs, and a shutdown for all of them. What
 * is here and not finished when the process dies is found again in the database (see recover.ts).
 */
export type InFlight = {
  /** `work` stores the round too: once a repeated request can find it, it can also be waited for. */
  run: <T>(roundId: string, work: () => Promise<T>) => Promise<T>;
  has: (roundId: string) => boolean;
  /** Resolves when the round's work has ended, well or not; at once when it isn't running. */
  finished: (roundId: string) => Promise<void>;
  drained: () => Promise<void>;
};

export function createInFlight(): InFlight {
  const running = new Map<string, Promise<unknown>>();
  const quiet = (work: Promise<unknown> | undefined): Promise<void> =>
    (work ?? Promise.resolve()).then(
      () => undefined,
      () => undefined,
    );
  return {
    run: (roundId, work) => {
      const promise = work().finally(() => running.delete(roundId));
      running.set(roundId, promise);
      return promise;
    },
    has: (roundId) => running.has(roundId),
    finished: (roundId) => quiet(running.get(roundId)),
    drained: async () => {
      await Promise.allSettled(running.values());
    },
  };
}
