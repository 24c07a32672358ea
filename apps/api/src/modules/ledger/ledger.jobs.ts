import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import type { Job } from '../../platform/jobs.ts';
import * as repo from './ledger.repo.ts';
import { sealJournal, settleKeys } from './ledger.seal.ts';
import { verifyLedger } from './ledger.verify.ts';

const KEYS_AT_LEAST = 200_000;

export type LedgerJobsOptions = { pool: Pool; clock: Clock };

/**
 * The ledger's jobs: void expired holds (each minute), seal the journal where no server does so each second, settle
 * keys, and check every invariant (each night; a broken one fails the job).
 */
export function createLedgerJobs({ pool, clock }: LedgerJobsOptions): Job[] {
  return [
    {
      name: 'ledger_expire_holds',
      cron: '* * * * *',
      run: async () => {
        await expireHolds(pool, clock);
      },
    },
    {
      name: 'ledger_seal',
      cron: '* * * * *',
      run: async () => {
        await sealJournal(pool, clock);
      },
    },
    {
      name: 'ledger_settle_keys',
      cron: '*/10 * * * *',
      run: async () => {
        await settleKeys(pool, KEYS_AT_LEAST);
      },
    },
    {
      name: 'ledger_verify',
      cron: '15 19 * * *',
      run: async () => {
        const { broken } = await verifyLedger(pool);
        if (broken.length > 0) throw new Error(`the ledger is broken: ${broken.map(({ name }) => name).join(', ')}`);
      },
    },
  ];
}

const HOLDS_AT_A_TIME = 1000;

/**
 * Voids expired holds, the longest overdue first, each in a transaction of its own: one that fails does not block the
 * others. Failed ones wait for the next time.
 *
 * @returns how many were voided
 * @throws AggregateError of those that failed, after all were tried
 */
export async function expireHolds(pool: Pool, clock: Clock): Promise<number> {
  let voided = 0;
  const expired = await repo.expiredHolds(pool, clock.now(), HOLDS_AT_A_TIME);
  const voidOne = async (hold: (typeof expired)[number]): Promise<void> => {
    const end = { hold, kind: 'hold_expired', actor: 'system' };
    const { status } = await inTransaction(pool, (tx) => repo.endHold(tx, end, clock.now()));
    if (status === 'done') voided += 1;
  };
  await eachApart(expired, voidOne, 'expired holds could not be voided');
  return voided;
}
