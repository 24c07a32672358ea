import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { FORGET_AFTER_SECONDS, isKind, secondsToWait, type ThrottleKind } from './domain/throttle.ts';
import { countFailure, forgetFailures, selectAttempts } from './throttle.repo.ts';

/**
 * Slows guessing down, by account, device and address alike, whether or not the account exists. Counted outside the request's
 * transaction: a refused sign-in rolls back, its count must not.
 */
export function createThrottle(pool: Pool, clock: Clock) {
  const lanes = new Map<string, Promise<unknown>>();

  /**
   * Runs tries at one account one after another, so that a thousand at once are not all judged before the first is
   * counted. Other servers have lanes of their own: what they let through is a few tries each.
   */
  async function inTurn<T>(account: string, attempt: () => Promise<T>): Promise<T> {
    const turn = (lanes.get(account) ?? Promise.resolve()).then(attempt, attempt);
    lanes.set(account, turn);
    try {
      return await turn;
    } finally {
      if (lanes.get(account) === turn) lanes.delete(account);
    }
  }

  /**
   * @returns how often each key has failed lately
   * @throws ApiError TOO_MANY_REQUESTS with the seconds to wait
   */
  async function check(keys: readonly string[]): Promise<Map<string, number>> {
    const now = clock.now();
    const attempts = await selectAttempts(pool, keys);
    const wait = Math.max(
      0,
      ...attempts.map(({ key, failures, last_at }) =>
        secondsToWait({ kind: kindOf(key), failures, lastAt: last_at }, now),
      ),
    );
    if (wait > 0) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
    const recent = attempts.filter(({ last_at }) => now.since(last_at).total('seconds') <= FORGET_AFTER_SECONDS);
    return new Map(recent.map(({ key, failures }) => [key, failures]));
  }

  async function failed(keys: readonly string[]): Promise<void> {
    const now = clock.now();
    await countFailure(pool, keys, now, now.subtract({ seconds: FORGET_AFTER_SECONDS }));
  }

  const succeeded = (keys: readonly string[]): Promise<void> => forgetFailures(pool, keys);

  /** Runs a try: refused while one of the keys has to wait, counted for all of them where it is refused. */
  async function slowed<T>(keys: readonly string[], attempt: () => Promise<T>): Promise<T> {
    await check(keys);
    return attempt().catch(async (error: unknown) => {
      if (error instanceof ApiError) await failed(keys);
      throw error;
    });
  }

  return {
    inTurn,
    check,
    failed,
    succeeded,
    slowed,

    /**
     * Runs tries at one secret, one after another, each slowed. A right one is forgotten for the secret, not for `others`,
     * which tries at other secrets share.
     */
    guard<T>(key: string, attempt: () => Promise<T>, others: readonly string[] = []): Promise<T> {
      return inTurn(key, async () => {
        const result = await slowed([key, ...others], attempt);
        await succeeded([key]);
        return result;
      });
    },
  };
}

function kindOf(key: string): ThrottleKind {
  const kind = key.slice(0, key.indexOf(':'));
  return isKind(kind) ? kind : 'account';
}

export type Throttle = ReturnType<typeof createThrottle>;
