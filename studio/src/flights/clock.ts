/** Waits `milliseconds`, or until the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}

/** Waits for all of the work, at most `milliseconds`; never rejects. */
export async function settledWithin(work: Iterable<Promise<unknown>>, milliseconds: number): Promise<void> {
  const limit = new AbortController();
  await Promise.race([Promise.allSettled(work).then(() => limit.abort()), pause(milliseconds, limit.signal)]);
}
