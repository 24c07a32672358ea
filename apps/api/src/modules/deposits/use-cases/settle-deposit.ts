import type { Amount } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import { lockByMerchantRef, updateConfirmations, updateState } from '../deposits.repo.ts';
import {
  type Deposit,
  type DepositReason,
  isExpected,
  nextState,
  stateOfPaid,
  type Verdict,
} from '../domain/deposit.ts';
import type { Progress } from '../../payments/index.ts';
import { selectMethod } from '../methods.repo.ts';
import type { CreditDeposit } from './credit-deposit.ts';
import type { NoteOutcome } from './tell-outcome.ts';

/** What a provider reports about a payment, by a callback or a query; `pending`: it was seen and is not final. */
export type Word = Progress & {
  provider: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  status: 'pending' | Verdict;
};

/**
 * - `changed`: the deposit followed; a credit is in the ledger.
 * - `unchanged`: it had all of that already.
 * - `mismatch`: another amount or currency than was asked for, or more than was credited; nothing was done.
 * - `unknown`: no such deposit of this provider.
 */
export type Settlement = { outcome: 'changed' | 'unchanged' | 'mismatch'; deposit: Deposit } | { outcome: 'unknown' };

export type SettleDeposit = (tx: WriteHandle, word: Word) => Promise<Settlement>;

const reasons: Record<Exclude<Verdict, 'paid'>, DepositReason> = {
  failed: 'payment_failed',
  cancelled: 'payment_cancelled',
  expired: 'payment_expired',
};

type Needs = { clock: Clock; credit: CreditDeposit; noteOutcome: NoteOutcome };

/** Applies what a provider reports to a deposit: state and money in one transaction, or neither. */
export function createSettleDeposit({ clock, credit, noteOutcome }: Needs): SettleDeposit {
  return async (tx, word) => {
    const deposit = await lockByMerchantRef(tx, word.provider, word.merchantRef);
    if (!deposit) return { outcome: 'unknown' };
    if (!fits(deposit, word)) return { outcome: 'mismatch', deposit };

    const seen = await confirmed(tx, deposit, word);
    const after = await followed(tx, seen ?? deposit, word);
    if (after) return { outcome: 'changed', deposit: after };
    return seen ? { outcome: 'changed', deposit: seen } : { outcome: 'unchanged', deposit };
  };

  async function confirmed(tx: WriteHandle, deposit: Deposit, { confirmations }: Word): Promise<Deposit | null> {
    const isOver = nextState(deposit.state, 'paid') === null;
    return confirmations === null || isOver ? null : updateConfirmations(tx, deposit, confirmations, clock.now());
  }

  async function followed(tx: WriteHandle, deposit: Deposit, word: Word): Promise<Deposit | null> {
    const { provider, status } = word;
    if (status === 'pending') return null;
    if (status === 'paid') return paid(tx, deposit, word.received ?? word.amount, `provider:${provider}`);
    const state = nextState(deposit.state, status);
    if (!state) return null;
    const ended = await updateState(tx, deposit, { state, reason: reasons[status] }, clock.now());
    await noteOutcome(tx, ended);
    return ended;
  }

  async function paid(tx: WriteHandle, deposit: Deposit, received: Amount, actor: string): Promise<Deposit | null> {
    const takes = (await selectMethod(tx, deposit.method))!;
    const state = stateOfPaid(deposit, received, takes);
    if (!state) return null;
    if (state === 'credited') return credit(tx, deposit, received, actor);
    return updateState(tx, deposit, { state, reason: null, received }, clock.now());
  }
}

function fits(deposit: Deposit, { amount, currency, status, received }: Word): boolean {
  if (deposit.amount !== amount || deposit.currency !== currency) return false;
  if (status !== 'paid') return true;
  const paid = received ?? amount;
  // More than was credited must not pass for the payment that was credited: it is a mismatch, and an operator looks.
  const isOnTop = deposit.creditedAt !== null && deposit.received !== null && paid > deposit.received;
  return isExpected(deposit, paid) && !isOnTop;
}
