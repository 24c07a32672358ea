import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { lockByMerchantRef, markPending, updateState } from '../deposits.repo.ts';
import { type Deposit, type DepositReason, isUnpaid } from '../domain/deposit.ts';
import type { Payment } from '../../payments/index.ts';
import type { SettleDeposit } from './settle-deposit.ts';
import type { NoteOutcome } from './tell-outcome.ts';

/** `refused`: the provider refused it. `missing`: long after, the provider does not know it. */
export type PaymentAnswer = Payment | 'refused' | 'missing';

/** @returns the deposit as it is then; the caller announces a change */
export type FollowPayment = (tx: WriteHandle, deposit: Deposit, answer: PaymentAnswer) => Promise<Deposit>;

const reasons = { refused: 'provider_refused', missing: 'not_started' } as const satisfies Record<
  string,
  DepositReason
>;

type Needs = { clock: Clock; log: Log; settle: SettleDeposit; noteOutcome: NoteOutcome };

/** Applies the provider's answer to a call that began a deposit or queried it. */
export function createFollowPayment({ clock, log, settle, noteOutcome }: Needs): FollowPayment {
  return async (tx, { provider, merchantRef }, answer) => {
    const deposit = (await lockByMerchantRef(tx, provider, merchantRef))!;
    if (typeof answer === 'string') return isUnpaid(deposit.state) ? failed(tx, deposit, answer) : deposit;
    const begun = answer.status === 'pending' ? await markPending(tx, deposit, answer, clock.now()) : null;

    const { amount, currency, status, received, confirmations } = answer;
    const settled = await settle(tx, { provider, merchantRef, amount, currency, status, received, confirmations });
    if (settled.outcome === 'mismatch') {
      log.error(
        { deposit: String(deposit.id), provider },
        'the provider has another amount or currency: an operator must look',
      );
    }
    return settled.outcome === 'unknown' ? (begun ?? deposit) : settled.deposit;
  };

  async function failed(tx: WriteHandle, deposit: Deposit, answer: keyof typeof reasons): Promise<Deposit> {
    const after = await updateState(tx, deposit, { state: 'failed', reason: reasons[answer] }, clock.now());
    await noteOutcome(tx, after);
    return after;
  }
}
