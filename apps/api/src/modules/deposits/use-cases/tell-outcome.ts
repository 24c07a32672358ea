import { formatDecimal } from '@champa/money';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Inbox } from '../../inbox/index.ts';
import { type Deposit, shareOf } from '../domain/deposit.ts';

/** Called, in the same transaction, with a deposit that has just been credited or refunded, or has failed. */
export type NoteOutcome = (tx: WriteHandle, deposit: Deposit) => Promise<void>;

/**
 * Tells the member in the inbox that a deposit was credited, refunded or failed, and its amount. A deposit that the member left
 * unpaid or cancelled is not reported.
 */
export function createTellOutcome(tell: Inbox['tell']): NoteOutcome {
  return async (tx, deposit) => {
    const { id, memberId, state, reason, amount, currency } = deposit;
    if (state !== 'credited' && state !== 'failed' && state !== 'refunded') return;
    if (reason === 'payment_cancelled') return;
    const told = state === 'failed' ? amount : shareOf(deposit).credit;
    const details = { amount: formatDecimal(told), currency };
    await tell(tx, { memberId, kind: `deposit_${state}`, details, cause: `deposit:${id}:${state}` });
  };
}
