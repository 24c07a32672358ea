import type { Amount } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Ledger } from '../../ledger/index.ts';
import { lockByMerchantRef, updateState } from '../deposits.repo.ts';
import { type Deposit, type DepositReason, nextState, type Verdict } from '../domain/deposit.ts';

/** A provider's word about a payment, from a callback or a query. */
export type Word = { provider: string; merchantRef: string; amount: Amount; currency: string; verdict: Verdict };

/**
 * - `changed`: the deposit's state followed; a credit is in the ledger.
 * - `unchanged`: it had all of that already.
 * - `mismatch`: another amount or currency than was asked for; nothing was done.
 * - `unknown`: no such deposit of this provider.
 */
export type Settlement = { outcome: 'changed' | 'unchanged' | 'mismatch'; deposit: Deposit } | { outcome: 'unknown' };

/** Told, in the same transaction, of a deposit that has just been credited or has failed. */
export type NoteOutcome = (tx: WriteHandle, deposit: Deposit) => Promise<void>;

export type SettleDeposit = (tx: WriteHandle, word: Word) => Promise<Settlement>;

const reasons: Record<Verdict, DepositReason | null> = {
  paid: null,
  failed: 'payment_failed',
  expired: 'payment_expired',
};

type Needs = { clock: Clock; ledger: Pick<Ledger, 'openAccount' | 'post'>; noteOutcome: NoteOutcome };

/** Lets a deposit follow its provider's word: state and money in one transaction, or neither. */
export function createSettleDeposit({ clock, ledger, noteOutcome }: Needs): SettleDeposit {
  return async (tx, { provider, merchantRef, amount, currency, verdict }) => {
    const deposit = await lockByMerchantRef(tx, provider, merchantRef);
    if (!deposit) return { outcome: 'unknown' };
    if (deposit.amount !== amount || deposit.currency !== currency) return { outcome: 'mismatch', deposit };

    const state = nextState(deposit.state, verdict);
    if (!state) return { outcome: 'unchanged', deposit };
    if (state === 'credited') await credit(tx, deposit);
    const settled = await updateState(tx, deposit, state, reasons[verdict], clock.now());
    await noteOutcome(tx, settled);
    return { outcome: 'changed', deposit: settled };
  };

  // The deposit's id is the ledger's key: whatever went wrong above, the ledger credits a deposit once for ever.
  async function credit(tx: WriteHandle, { id, memberId, provider, amount, currency }: Deposit): Promise<void> {
    const taken = await ledger.openAccount(tx, {
      owner: { type: 'provider', id: provider },
      purpose: 'settlement',
      currency,
    });
    const cash = await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency });
    const { status } = await ledger.post(tx, {
      source: 'cashier',
      key: `deposit:${id}`,
      kind: 'deposit',
      debit: taken,
      credit: cash,
      amount,
      reference: { type: 'deposit', id: String(id) },
      actor: `provider:${provider}`,
    });
    if (status !== 'posted' && status !== 'duplicate')
      throw new Error(`the ledger answered ${status} to the credit of deposit ${id}`);
  }
}
