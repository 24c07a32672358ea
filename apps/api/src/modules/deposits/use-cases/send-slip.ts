import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockById, selectDeposit, updateSlips } from '../deposits.repo.ts';
import { type Deposit, takesSlip } from '../domain/deposit.ts';
import { insertSlip } from '../reviews.repo.ts';
import { readSlip } from '../slip-picture.ts';

/** Enough tries to send a readable picture. */
const MOST_SLIPS = 5;

type Needs = { pool: Pool; clock: Clock };

export type SendSlip = (memberId: string, id: string, file: Uint8Array) => Promise<Deposit>;

/** Takes the slip of a bank transfer, as a re-encoded picture; from then on staff decide on the deposit. */
export function createSendSlip({ pool, clock }: Needs): SendSlip {
  return async (memberId, id, file) => {
    const deposit = await selectDeposit(pool, memberId, id);
    if (!deposit) throw new ApiError('NOT_FOUND');
    requireRoom(deposit);
    const bytes = await readSlip(file);
    const fileHash = createHash('sha256').update(file).digest();
    return inTransaction(pool, async (tx) => {
      const locked = (await lockById(tx, id))!;
      requireRoom(locked);
      await insertSlip(tx, locked, { bytes, fileHash }, clock.now());
      return updateSlips(tx, locked, clock.now());
    });
  };
}

function requireRoom(deposit: Deposit): void {
  if (!takesSlip(deposit) || deposit.slips >= MOST_SLIPS)
    throw new ApiError('DEPOSIT_CLOSED', { state: deposit.state });
}
