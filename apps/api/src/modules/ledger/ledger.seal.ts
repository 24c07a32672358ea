import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import * as repo from './ledger.repo.ts';

const ROWS_IN_A_BLOCK = 5000;
const POLL_MS = 10;
const PATIENCE_MS = 2000;

/**
 * Seals everything final in hash-chained blocks and rolls it up into the balances of the house's side. A transaction
 * that runs longer than `patienceMs` holds it back: what it may still add to is left for the next time. Any number may
 * run at once.
 *
 * @returns how many movements were sealed
 */
export async function sealJournal(pool: Pool, clock: Clock, patienceMs: number = PATIENCE_MS): Promise<number> {
  const line = await repo.drawLine(pool);
  let sealed = 0;
  for (;;) {
    const rows = await whenPassed(() => repo.sealBlock(pool, line, ROWS_IN_A_BLOCK, clock.now()), patienceMs);
    if (!rows) break;
    sealed += rows;
  }
  if (sealed > 0) await repo.rollUp(pool);
  return sealed;
}

/**
 * Moves the keys of sealed movements to their permanent table, once there are `atLeast` of them: the more at once, the
 * fewer pages of a large index each costs. Posting goes on meanwhile.
 *
 * @returns how many were moved
 */
export async function settleKeys(pool: Pool, atLeast: number): Promise<bigint> {
  const line = await repo.drawLine(pool);
  return (await whenPassed(() => repo.settleKeys(pool, line, atLeast), PATIENCE_MS)) ?? 0n;
}

// Repeats the query while the answer is null, up to a time.
async function whenPassed<T>(ask: () => Promise<T | null>, patienceMs: number): Promise<T | null> {
  for (let waited = 0; waited <= patienceMs; waited += POLL_MS) {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(POLL_MS);
  }
  return null;
}

export type Sealing = { stop: () => Promise<void> };

/** Seals again and again, `everyMs` after each end, until stopped. A failure is reported and doesn't stop it. */
export function startSealing(pool: Pool, clock: Clock, everyMs: number, onError: (error: unknown) => void): Sealing {
  const stopping = new AbortController();
  const pause = () => sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sealJournal(pool, clock).catch(onError);
      await pause();
    }
  };
  const running = work();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
