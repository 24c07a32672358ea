import type { Deposit as DepositView, DepositMethod, Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Deposit } from './domain/deposit.ts';
import type { Method } from './methods.repo.ts';

/** A deposit as its member sees it. The page's address is told only while something can be paid there. */
export function presentDeposit(deposit: Deposit, now: Temporal.Instant): DepositView {
  const isPayable = deposit.state === 'pending' && Temporal.Instant.compare(now, deposit.expiresAt) < 0;
  return {
    id: String(deposit.id),
    method: deposit.method,
    amount: formatDecimal(deposit.amount),
    currency: deposit.currency,
    state: deposit.state,
    paymentUrl: isPayable ? deposit.paymentUrl : null,
    reason: deposit.reason,
    createdAt: deposit.createdAt.toString(),
    creditedAt: deposit.creditedAt?.toString() ?? null,
  };
}

export function presentMethod(method: Method, language: Language): DepositMethod {
  return {
    code: method.code,
    name: method.names[language],
    kind: method.kind,
    min: formatDecimal(method.min),
    max: formatDecimal(method.max),
    presets: method.presets.map(formatDecimal),
  };
}
