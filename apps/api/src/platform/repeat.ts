import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from './background.ts';

export type Repeating = { stop: () => Promise<void> };

export type RepeatOptions = {
  /** The pause after each end of the work. */
  everyMs: number;
  /** A failure is reported here and does not end the repeating. */
  onError: (error: unknown) => void;
  /** Each failure in a row doubles the pause, up to this one; where it is not given, the pause stays. */
  longestMs?: number;
  /** The pause before the first time; none where it is not given. */
  firstAfterMs?: number;
};

/** Repeats a piece of work until stopped; a stop lets a running one end. */
export function repeat(work: () => Promise<unknown>, options: RepeatOptions): Repeating {
  const { everyMs, onError, longestMs = everyMs, firstAfterMs = 0 } = options;
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function go(): Promise<void> {
    if (firstAfterMs > 0) await pause(firstAfterMs);
    let pauseMs = everyMs;
    while (!stopping.signal.aborted) {
      try {
        await work();
        pauseMs = everyMs;
      } catch (error) {
        onError(error);
        pauseMs = Math.min(2 * pauseMs, longestMs);
      }
      await pause(withJitter(pauseMs));
    }
  }

  const running = inBackground(go);
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** A pause is shortened by up to this part of it. */
const JITTER = 0.1;

/** Slightly less than this time, so that servers that start together do not query the database together. */
export function withJitter(ms: number, random = Math.random()): number {
  return Math.round(ms * (1 - JITTER * random));
}

const POLL_MS = 10;

/** Repeats a query, with short pauses, while the answer is null. @returns null where no answer came in time */
export async function askUntilAnswered<T>(ask: () => Promise<T | null>, patienceMs: number): Promise<T | null> {
  for (let waited = 0; waited <= patienceMs; waited += POLL_MS) {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(POLL_MS);
  }
  return null;
}

/** Waits, with the same pauses, until something is true. @returns false where it was not in time */
export async function waitUntil(isTrue: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  return (await askUntilAnswered(async () => (await isTrue()) || null, patienceMs)) !== null;
}
