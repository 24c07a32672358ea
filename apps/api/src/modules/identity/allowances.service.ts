import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { takeAllowance } from './identity.repo.ts';

export type Spend = (key: string, most: { uses: number; minutes: number }) => Promise<void>;

/** Counts what may be done so often in so many minutes, whatever becomes of the request. */
export function createSpend(pool: Pool, clock: Clock): Spend {
  return async (key, { uses, minutes }) => {
    const now = clock.now();
    const { used, startedAt } = await takeAllowance(pool, key, now, now.subtract({ minutes }));
    if (used <= uses) return;
    const wait = Math.max(1, Math.ceil(minutes * 60 - now.since(startedAt).total('seconds')));
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
  };
}
