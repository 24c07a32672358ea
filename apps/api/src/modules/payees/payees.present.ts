import type { Payee, PayeeKind } from '@champa/contract';
import { hiddenNumber, type PayeeDetails, type Provider } from './domain/payee.ts';
import type { PayeeRow } from './payees.repo.ts';

/** An account as its member sees it; the number is never sent whole. */
export function presentPayee(
  row: PayeeRow,
  { number, holderName, branch }: PayeeDetails,
  offered: Record<PayeeKind, readonly Provider[]>,
  now: Temporal.Instant,
): Payee {
  const { kind, provider } = row;
  return {
    id: String(row.id),
    kind,
    provider,
    // A provider that is no longer offered is named by its code.
    providerName: offered[kind].find(({ code }) => code === provider)?.name ?? provider,
    number: hiddenNumber(number),
    holderName,
    branch,
    isDefault: row.is_default,
    addedAt: row.added_at.toString(),
    usableFrom: row.usable_from.toString(),
    isUsable: Temporal.Instant.compare(now, row.usable_from) >= 0,
  };
}
