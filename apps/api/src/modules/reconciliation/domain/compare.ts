import type { MovedKind, PlayedKind } from '@champa/contract';
import type { Amount } from '@champa/money';

/** Whose books are compared with ours: a payment provider's, or a game vendor's. */
export type Party = 'provider' | 'vendor';

export type ComparedKind = MovedKind | PlayedKind;

/** Money that the party says it moved, by the reference that both sides know. */
export type Theirs = {
  kind: ComparedKind;
  reference: string;
  amount: Amount;
  currency: string;
  /** Of a vendor: whose it was and in which round, by its words. */
  memberId?: string | null;
  play?: Play;
};

/** Where a game moved money. `round`: the vendor's name of it; null: a whole game. */
export type Play = { gameCode: string; round: string | null };

/** The same as it stands here. */
export type Own = {
  kind: ComparedKind;
  reference: string;
  /** Null: no money has moved here. */
  amount: Amount | null;
  currency: string;
  /** The deposit, withdrawal or round. */
  caseId: string;
  memberId: string;
  /** When it was begun: the party moved it at the earliest then. */
  begunAt: Temporal.Instant;
  play?: Play;
};

/** What both sides say of one movement, where they do not say the same. Null: it did not move on that side. */
export type Difference = {
  kind: ComparedKind;
  reference: string;
  currency: string;
  own: Amount | null;
  theirs: Amount | null;
  caseId: string | null;
  memberId: string | null;
  play: Play | null;
};

export type Total = {
  kind: ComparedKind;
  currency: string;
  ownCount: number;
  own: Amount;
  theirsCount: number;
  theirs: Amount;
};

type Named = { kind: ComparedKind; reference: string };

export const keyOf = ({ kind, reference }: Named): string => `${kind} ${reference}`;

/**
 * Where a party's statement and our books differ.
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
    const memberId = found?.memberId ?? entry.memberId ?? null;
    const play = found?.play ?? entry.play ?? null;
    return [{ kind, reference, currency, own, theirs: sum, caseId: found?.caseId ?? null, memberId, play }];
  });
  const missing = unseen.map(({ kind, reference, currency, amount: own, caseId, memberId, play = null }) => {
    return { kind, reference, currency, own, theirs: null, caseId, memberId, play };
  });
  return [...wrong, ...missing];
}

/** How much moved on each side, by kind and currency. */
export function totalsOf(own: readonly Own[], theirs: readonly Theirs[]): Total[] {
  const totals = new Map<string, Total>();
  const totalOf = ({ kind, currency }: { kind: ComparedKind; currency: string }): Total => {
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
