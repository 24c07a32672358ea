import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import { expireUnpaid } from '../deposits.repo.ts';
import { type Deposit, EXPIRY_GRACE_SECONDS } from '../domain/deposit.ts';

const BATCH = 500;

type Needs = { pool: Pool; clock: Clock; announce: (deposit: Deposit) => Promise<void> };

/** Expires deposits that were not paid in time. Money that arrives later is still credited. */
export function createExpireDeposits({ pool, clock, announce }: Needs) {
  return async (): Promise<void> => {
    let expired: Deposit[];
    do {
      const now = clock.now();
      const deadline = now.subtract({ seconds: EXPIRY_GRACE_SECONDS });
      expired = await inTransaction(pool, (tx) => expireUnpaid(tx, deadline, now, BATCH));
      for (const deposit of expired) await announce(deposit);
    } while (expired.length === BATCH);
  };
}
