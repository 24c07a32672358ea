import { ApiFailure } from './api.ts';

export type Persistence = {
  /** Resolves after the given time, or earlier if the device reports that it is online again. */
  wait: (ms: number) => Promise<void>;
  /** Tells the player that a request is being repeated. */
  onTrouble: (failure: ApiFailure) => void;
  /** Asks the player whether to continue; resolves when they agree. */
  onGiveUp: () => Promise<void>;
};

const NETWORK_WAITS_MS = [400, 1000, 2000, 4000, 8000];
const BUSY_WAIT_MS = 1500;

/**
 * Sends the same request until the server has answered it clearly. The request keeps one requestId, so a repeat can neither stake
 * twice nor lose a result. Refusals are thrown at once; they are answers.
 */
export async function untilAnswered<T>(send: () => Promise<T>, { wait, onTrouble, onGiveUp }: Persistence): Promise<T> {
  let losses = 0;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const pause = pauseAfter(error, losses);
      if (pause === null) throw error;
      if (error.code === 'NETWORK') {
        losses += 1;
        onTrouble(error);
        if (losses % NETWORK_WAITS_MS.length === 0) await onGiveUp();
      }
      await wait(pause);
    }
  }
}

function pauseAfter({ code, detail }: ApiFailure, losses: number): number | null {
  if (code === 'NETWORK') return NETWORK_WAITS_MS[losses % NETWORK_WAITS_MS.length] ?? BUSY_WAIT_MS;
  if (code === 'TOO_FAST' || code === 'ROUND_IN_PROGRESS') return detail.retryAfterMs ?? BUSY_WAIT_MS;
  return null;
}
