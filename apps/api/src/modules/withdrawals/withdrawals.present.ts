import type { Turnover, Withdrawal as WithdrawalView, WithdrawalPart } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Standing } from '../turnover/index.ts';
import { arrives, nextState, type Part, receiptOf, type Withdrawal } from './domain/withdrawal.ts';

export type Shown = { withdrawal: Withdrawal; parts: readonly Part[]; proofs: number; holderName: string };

/** A withdrawal as its member sees it: no score, no names of staff. */
export function presentWithdrawal(
  { withdrawal, parts, proofs, holderName }: Shown,
  memberMayCancel: boolean,
): WithdrawalView {
  const { id, amount, fee, currency, state, payee, returned, reason, confirmedBy } = withdrawal;
  const { received, remaining } = receiptOf(withdrawal, parts);
  return {
    id: String(id),
    amount: formatDecimal(amount),
    fee: formatDecimal(fee),
    arrives: formatDecimal(arrives(withdrawal)),
    currency,
    state,
    payee: { kind: payee.kind, providerName: payee.providerName, number: payee.hidden, holderName },
    parts: parts.filter((part) => part.state !== 'failed').map(presentPart),
    received: formatDecimal(received),
    returned: formatDecimal(returned),
    remaining: formatDecimal(remaining),
    reason,
    confirmedBy,
    proofs,
    createdAt: withdrawal.createdAt.toString(),
    approvedAt: withdrawal.approvedAt?.toString() ?? null,
    paidAt: withdrawal.paidAt?.toString() ?? null,
    endedAt: withdrawal.endedAt?.toString() ?? null,
    receivedBy: withdrawal.state === 'paid' ? (withdrawal.receivedBy?.toString() ?? null) : null,
    can: {
      cancel: memberMayCancel && nextState(state, 'cancel') !== null,
      receive: nextState(state, 'receive') !== null || (state === 'paying' && parts.some(isToBeReceived)),
      dispute: nextState(state, 'dispute') !== null,
    },
  };
}

/** Paid, and not confirmed by the member. */
export function isToBeReceived({ state, receipt }: Part): boolean {
  return state === 'paid' && (receipt === 'waiting' || receipt === 'disputed');
}

function presentPart({ id, amount, state, receipt, paidAt }: Part): WithdrawalPart {
  return {
    id: String(id),
    amount: formatDecimal(amount),
    state: state === 'paid' ? 'paid' : 'sending',
    receipt,
    paidAt: paidAt?.toString() ?? null,
  };
}

export function presentTurnover({ required, done, remaining, list }: Standing): Turnover {
  return {
    required: formatDecimal(required),
    done: formatDecimal(done),
    remaining: formatDecimal(remaining),
    list: list.map((one) => ({
      cause: one.cause,
      required: formatDecimal(one.required),
      done: formatDecimal(one.done),
      remaining: formatDecimal(one.remaining),
      since: one.since.toString(),
    })),
  };
}
