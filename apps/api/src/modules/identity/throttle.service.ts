import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { FORGET_AFTER_SECONDS, secondsToWait, type ThrottleKind } from './domain/throttle.ts';
import { countFailure, forgetFailures, selectAttempts } from './identity.repo.ts';

/**
 * Slows guessing down, by account and by address alike, whether or not the account exists. Counted outside the request's
 * transaction: a refused sign-in rolls back, its count must not.
 */
export function createThrottle(pool: Pool, clock: Clock) {
  return {
    /** @throws ApiError TOO_MANY_REQUESTS with the seconds to wait */
    async check(keys: readonly string[]): Promise<void> {
      const now = clock.now();
      const attempts = await selectAttempts(pool, keys);
      const wait = Math.max(
        0,
        ...attempts.map(({ key, failures, last_at }) =>
          secondsToWait({ kind: kindOf(key), failures, lastAt: last_at }, now),
        ),
      );
      if (wait > 0) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
    },
    async failed(keys: readonly string[]): Promise<void> {
      const now = clock.now();
      await countFailure(pool, keys, now, now.subtract({ seconds: FORGET_AFTER_SECONDS }));
    },
    succeeded: (keys: readonly string[]): Promise<void> => forgetFailures(pool, keys),
  };
}

function kindOf(key: string): ThrottleKind {
  return key.startsWith('address:') ? 'address' : 'account';
}

export type Throttle = ReturnType<typeof createThrottle>;
