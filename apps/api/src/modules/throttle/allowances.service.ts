import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { takeAllowance } from './throttle.repo.ts';

/** How often something may be done within how many minutes. */
export type Allowance = { uses: number; minutes: number };

/** Counts what may be done so often in so many minutes, whatever becomes of the request. */
export function createAllowances(pool: Pool, clock: Clock) {
  /** Counts one use. @returns the seconds to wait; 0 while the allowance lasts */
  async function count(key: string, { uses, minutes }: Allowance): Promise<number> {
    const now = clock.now();
    const { used, startedAt } = await takeAllowance(pool, key, now, now.subtract({ minutes }));
    if (used <= uses) return 0;
    return Math.max(1, Math.ceil(minutes * 60 - now.since(startedAt).total('seconds')));
  }

  return {
    count,

    /** Counts one use. @throws ApiError TOO_MANY_REQUESTS with the seconds to wait */
    async spend(key: string, allowance: Allowance): Promise<void> {
      const wait = await count(key, allowance);
      if (wait > 0) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
    },
  };
}

export type Allowances = ReturnType<typeof createAllowances>;
