import type { PlayedKind } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Difference, Total } from './compare.ts';

export type Game = { gameCode: string; currency: string };

/** What the transactions of one kind in one game add up to on a side. */
export type Sum = Game & { kind: PlayedKind; count: number; amount: Amount };

type Both = { own: Sum | undefined; theirs: Sum | undefined };

/** How much moved on each side, by kind and currency. */
export function gameTotals(own: readonly Sum[], theirs: readonly Sum[]): Total[] {
  const kinds = Map.groupBy([...own, ...theirs], ({ kind, currency }) => `${kind} ${currency}`);
  return [...kinds.values()].map((sums) => {
    const { kind, currency } = sums[0]!;
    const isOfKind = (sum: Sum): boolean => sum.kind === kind && sum.currency === currency;
    const [ours, said] = [own.filter(isOfKind), theirs.filter(isOfKind)];
    return {
      kind,
      currency,
      ownCount: countOf(ours),
      own: amountOf(ours),
      theirsCount: countOf(said),
      theirs: amountOf(said),
    };
  });
}

/** The games in which the sides do not count or add up to the same. */
export function gamesThatDiffer(own: readonly Sum[], theirs: readonly Sum[]): Game[] {
  const games = new Map<string, Game>();
  for (const { own: ours, theirs: said } of besideEachOther(own, theirs)) {
    if (ours?.count === said?.count && ours?.amount === said?.amount) continue;
    const { gameCode, currency } = (ours ?? said)!;
    games.set(`${gameCode} ${currency}`, { gameCode, currency });
  }
  return [...games.values()];
}

/** Where a vendor gives sums only: one difference for each game and kind that does not add up to the same. */
export function sumDifferences(own: readonly Sum[], theirs: readonly Sum[]): Difference[] {
  return besideEachOther(own, theirs).flatMap(({ own: ours, theirs: said }) => {
    const { gameCode, currency, kind } = (ours ?? said)!;
    const [here, there] = [ours?.amount ?? 0n, said?.amount ?? 0n];
    if (here === there) return [];
    const play = { gameCode, round: null };
    return [{ kind, reference: gameCode, currency, own: here, theirs: there, caseId: null, memberId: null, play }];
  });
}

function besideEachOther(own: readonly Sum[], theirs: readonly Sum[]): Both[] {
  const both = new Map<string, Both>();
  const keyOf = ({ kind, gameCode, currency }: Sum): string => JSON.stringify([kind, gameCode, currency]);
  for (const sum of own) both.set(keyOf(sum), { own: sum, theirs: undefined });
  for (const sum of theirs) both.set(keyOf(sum), { own: both.get(keyOf(sum))?.own, theirs: sum });
  return [...both.values()];
}

function countOf(sums: readonly Sum[]): number {
  return sums.reduce((all, { count }) => all + count, 0);
}

function amountOf(sums: readonly Sum[]): Amount {
  return sums.reduce((all, { amount }) => all + amount, 0n);
}
