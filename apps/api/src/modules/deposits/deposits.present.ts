import type { Deposit as DepositView, DepositMethod, Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { type Deposit, isUnpaid, shareOf } from './domain/deposit.ts';
import type { Method } from './methods.repo.ts';

/** A deposit as its member sees it. It shows how to pay only while it can be paid. */
export function presentDeposit(deposit: Deposit, now: Temporal.Instant): DepositView {
  const isPayable = deposit.state === 'pending' && Temporal.Instant.compare(now, deposit.expiresAt) < 0;
  // A member who sent a slip may look again at the account they transferred to; a payment that a chain has seen is on its way.
  const isTold = isPayable || deposit.state === 'review' || (isUnpaid(deposit.state) && deposit.confirmations !== null);
  const { fee, credit } = shareOf(deposit);
  return {
    id: String(deposit.id),
    method: deposit.method,
    kind: deposit.kind,
    amount: formatDecimal(deposit.amount),
    currency: deposit.currency,
    state: deposit.state,
    paymentUrl: isPayable ? deposit.paymentUrl : null,
    instructions: isTold ? deposit.instructions : null,
    confirmations: deposit.confirmations,
    received: deposit.received === null ? null : formatDecimal(deposit.received),
    fee: formatDecimal(fee),
    credit: formatDecimal(credit),
    slips: deposit.slips,
    reason: deposit.reason,
    note: deposit.note,
    createdAt: deposit.createdAt.toString(),
    expiresAt: deposit.expiresAt.toString(),
    creditedAt: deposit.creditedAt?.toString() ?? null,
  };
}

export function presentMethod(method: Method, language: Language): DepositMethod {
  const { flat, perMille, bearer } = method.fee;
  return {
    code: method.code,
    name: method.names[language],
    kind: method.kind,
    currency: method.currency,
    min: formatDecimal(method.min),
    max: formatDecimal(method.max),
    presets: method.presets.map(formatDecimal),
    fee: { flat: formatDecimal(flat), perMille, bearer },
    scheme: method.details.scheme ?? null,
  };
}
