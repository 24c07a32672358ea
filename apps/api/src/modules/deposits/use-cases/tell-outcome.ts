import { formatDecimal } from '@champa/money';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Inbox } from '../../inbox/index.ts';
import { type Deposit, shareOf } from '../domain/deposit.ts';

/** Told, in the same transaction, of a deposit that has just been credited or refunded, or has failed. */
export type NoteOutcome = (tx: WriteHandle, deposit: Deposit) => Promise<void>;

/**
 * Tells the member in his inbox that a deposit was credited, refunded or failed, and how much that is. One that he left
 * unpaid is no news to him.
 */
export function createTellOutcome(tell: Inbox['tell']): NoteOutcome {
  return async (tx, deposit) => {
    const { id, memberId, state, amount, currency } = deposit;
    if (state !== 'credited' && state !== 'failed' && state !== 'refunded') return;
    const told = state === 'failed' ? amount : shareOf(deposit).credit;
    const details = { amount: formatDecimal(told), currency };
    await tell(tx, { memberId, kind: `deposit_${state}`, details, cause: `deposit:${id}:${state}` });
  };
}
