import { formatDecimal } from '@champa/money';
import type { Inbox } from '../../inbox/index.ts';
import type { NoteOutcome } from './settle-deposit.ts';

/** Tells the member in his inbox that a deposit was credited or failed. One that he left unpaid is no news to him. */
export function createTellOutcome(tell: Inbox['tell']): NoteOutcome {
  return async (tx, { id, memberId, state, amount, currency }) => {
    if (state !== 'credited' && state !== 'failed') return;
    const details = { amount: formatDecimal(amount), currency };
    await tell(tx, { memberId, kind: `deposit_${state}`, details, cause: `deposit:${id}:${state}` });
  };
}
