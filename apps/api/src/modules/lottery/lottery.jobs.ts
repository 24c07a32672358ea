import { setTimeout as sleep } from 'node:timers/promises';

export type Drawing = { stop: () => Promise<void> };

/**
 * Does a piece of work again and again, `everyMs` after each end, until stopped. A failure is reported and doesn't stop
 * it.
 */
export function startDrawing(work: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): Drawing {
  const stopping = new AbortController();
  const pause = () => sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const go = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work().catch(onError);
      await pause();
    }
  };
  const running = go();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
