import type { MovedKind } from '@champa/contract';
import type { Amount } from '@champa/money';

/** Money that a provider says it moved, by the reference that we gave it. */
export type Theirs = { kind: MovedKind; reference: string; amount: Amount; currency: string };

/** The same as it stands here. */
export type Own = {
  kind: MovedKind;
  reference: string;
  /** Null: no money has moved here. */
  amount: Amount | null;
  currency: string;
  /** The deposit or withdrawal. */
  caseId: string;
  memberId: string;
  /** When it was begun: the provider moved it at the earliest then. */
  begunAt: Temporal.Instant;
};

/** What both sides say of one movement, where they do not say the same. Null: it did not move on that side. */
export type Difference = {
  kind: MovedKind;
  reference: string;
  currency: string;
  own: Amount | null;
  theirs: Amount | null;
  caseId: string | null;
  memberId: string | null;
};

export type Total = {
  kind: MovedKind;
  currency: string;
  ownCount: number;
  own: Amount;
  theirsCount: number;
  theirs: Amount;
};

type Named = { kind: MovedKind; reference: string };

export const keyOf = ({ kind, reference }: Named): string => `${kind} ${reference}`;

/**
 * Where a provider's statement and our books differ.
 *
 * @param theirs its statement of a day; what stands there twice moved twice
 * @param known what our books know of those references, whenever it moved
 * @param unseen what moved here on the day and stands in no statement
 */
export function compare(
  theirs: readonly Theirs[],
  known: ReadonlyMap<string, Own>,
  unseen: readonly Own[],
): Difference[] {
  const said = Map.groupBy(theirs, (entry) => `${keyOf(entry)} ${entry.currency}`);
  const wrong = [...said.values()].flatMap((entries) => {
    const [entry] = entries as [Theirs];
    const { kind, reference, currency } = entry;
    const found = known.get(keyOf(entry));
    const own = found?.currency === currency ? found.amount : null;
    const sum = entries.reduce((all, { amount }) => all + amount, 0n);
    if (own === sum) return [];
    return [
      { kind, reference, currency, own, theirs: sum, caseId: found?.caseId ?? null, memberId: found?.memberId ?? null },
    ];
  });
  const missing = unseen.map(({ kind, reference, currency, amount: own, caseId, memberId }) => {
    return { kind, reference, currency, own, theirs: null, caseId, memberId };
  });
  return [...wrong, ...missing];
}

/** How much moved on each side, by kind and currency. */
export function totalsOf(own: readonly Own[], theirs: readonly Theirs[]): Total[] {
  const totals = new Map<string, Total>();
  const totalOf = ({ kind, currency }: { kind: MovedKind; currency: string }): Total => {
    const key = `${kind} ${currency}`;
    const total = totals.get(key) ?? { kind, currency, ownCount: 0, own: 0n, theirsCount: 0, theirs: 0n };
    totals.set(key, total);
    return total;
  };
  for (const entry of own) {
    const total = totalOf(entry);
    total.ownCount += 1;
    total.own += entry.amount ?? 0n;
  }
  for (const entry of theirs) {
    const total = totalOf(entry);
    total.theirsCount += 1;
    total.theirs += entry.amount;
  }
  return [...totals.values()];
}
