import { absolute, type Amount, formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ledger } from '../ledger/index.ts';
import { type Correction, insertCorrection, selectCorrectionByKey } from './corrections.repo.ts';

/**
 * Under this name the ledger knows the keys of corrections. It must not change: under another name the ledger would make a
 * correction a second time.
 */
const LEDGER_SOURCE = 'cashier';

type Needs = { clock: Clock; ledger: Pick<Ledger, 'openAccount' | 'post'> };

/** @returns `false` where its key has corrected before */
export type CorrectBalance = (tx: WriteHandle, correction: Correction) => Promise<boolean>;

/**
 * Corrects a member's cash by a signed amount, once for its key; the reason stands in the member's account record.
 *
 * @throws ApiError BALANCE_TOO_LOW: a correction takes no balance below zero; IDEMPOTENCY_CONFLICT
 */
export function createCorrectBalance({ clock, ledger }: Needs): CorrectBalance {
  return async (tx, correction) => {
    const { memberId, amount, actor, idempotencyKey } = correction;
    const id = await insertCorrection(tx, correction, clock.now());
    if (id === null) {
      requireSame(await selectCorrectionByKey(tx, idempotencyKey), correction);
      return false;
    }
    const { cash, house } = await accounts(tx, correction);
    const result = await ledger.post(tx, {
      source: LEDGER_SOURCE,
      key: `correction:${id}`,
      kind: 'correction',
      debit: amount > 0n ? house : cash,
      credit: amount > 0n ? cash : house,
      amount: absolute(amount),
      reference: { type: 'correction', id: String(id) },
      actor,
    });
    if (result.status === 'insufficient_funds')
      throw new ApiError('BALANCE_TOO_LOW', { balance: formatDecimal(result.balance) });
    if (result.status !== 'posted') throw new Error(`the ledger answered ${result.status} to member ${memberId}`);
    return true;
  };

  async function accounts(tx: WriteHandle, { memberId, currency }: Correction) {
    const cash = await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency });
    const house = await ledger.openAccount(tx, {
      owner: { type: 'house', id: 'brand' },
      purpose: 'corrections',
      currency,
    });
    return { cash, house };
  }
}

function requireSame(known: { memberId: string; amount: Amount } | null, { memberId, amount }: Correction): void {
  if (known?.memberId !== memberId || known.amount !== amount) throw new ApiError('IDEMPOTENCY_CONFLICT');
}
