/**
 * Rounds that this process is carrying out. A repeated request waits for the running one, and a shutdown waits for all of them.
 * Rounds that are unfinished when the process dies are found in the database (see recover.ts).
 */
export type InFlight = {
  /** `work` stores the round too: once a repeated request can find the round, it can also wait for it. */
  run: <T>(roundId: string, work: () => Promise<T>) => Promise<T>;
  has: (roundId: string) => boolean;
  /** Resolves when the round's work has ended, in success or failure; at once if it is not running. */
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
