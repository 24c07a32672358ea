import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { askUntilAnswered } from '../../platform/repeat.ts';
import * as repo from './ledger.repo.ts';

const ROWS_IN_A_BLOCK = 5000;
const PATIENCE_MS = 2000;

/**
 * Seals everything final in hash-chained blocks and rolls it up into the balances of the house's side. A transaction
 * that runs longer than `patienceMs` holds it back: what it may still add to is left for the next time. Any number may
 * run at once.
 *
 * @returns how many movements were sealed
 */
export async function sealJournal(pool: Pool, clock: Clock, patienceMs: number = PATIENCE_MS): Promise<number> {
  const watermark = await repo.selectWatermark(pool);
  let sealed = 0;
  for (;;) {
    const rows = await askUntilAnswered(
      () => repo.sealBlock(pool, watermark, ROWS_IN_A_BLOCK, clock.now()),
      patienceMs,
    );
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
  const watermark = await repo.selectWatermark(pool);
  return (await askUntilAnswered(() => repo.settleKeys(pool, watermark, atLeast), PATIENCE_MS)) ?? 0n;
}
