/** A movement of a member's cash. */
export type CashMovement = {
  id: bigint;
  /** Sorts the movements of one time. */
  number: bigint;
  at: Temporal.Instant;
  kind: string;
  /** Signed: negative where money left. */
  amount: bigint;
  /** The member's cash after it. */
  balance: bigint;
  memberId: string;
  currency: string;
  /** What caused it. */
  reference: { type: string; id: string };
};

/** The sums of the movements of a kind. */
export type KindSum = { kind: string; movements: bigint; movedIn: bigint; movedOut: bigint };

/** Adds sums up by kind, and sorts by it. `kindOf`: the kind that a sum is counted for. */
export function addByKind(sums: readonly KindSum[], kindOf: (sum: KindSum) => string = ({ kind }) => kind): KindSum[] {
  const byKind = new Map<string, KindSum>();
  for (const sum of sums) {
    const kind = kindOf(sum);
    const known = byKind.get(kind);
    byKind.set(kind, { ...(known ? addMoney(known, sum) : sum), kind });
  }
  return [...byKind.values()].toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}

type Money = Omit<KindSum, 'kind'>;

export function addMoney(a: Money, b: Money): Money {
  return {
    movements: a.movements + b.movements,
    movedIn: a.movedIn + b.movedIn,
    movedOut: a.movedOut + b.movedOut,
  };
}
