import { createNumbers, drawTickets } from '@champa/fairness';
import { sum } from '@champa/money';
import { costOf, type RafflePrize } from './game.ts';

type Tickets = { memberId: bigint; first: number; last: number };

type Seeds = { serverSeed: Uint8Array; clientSeed: string };

export type Winner = { place: number; ticket: number; memberId: bigint; prize: RafflePrize };

/**
 * Draws the winners, best prize first. With fewer tickets than prizes the last prizes are not won. A ticket wins once.
 */
export function winnersOf(entries: readonly Tickets[], prizes: readonly RafflePrize[], seeds: Seeds): Winner[] {
  const inOrder = prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize));
  const numbers = createNumbers({ ...seeds, nonce: 0 });
  return drawTickets(numbers, entries.at(-1)?.last ?? 0, inOrder.length).map((ticket, index) => ({
    place: index + 1,
    ticket,
    memberId: holderOf(entries, ticket),
    prize: inOrder[index]!,
  }));
}

/** The cost of all prizes of a round in money. */
export function fundsFor(prizes: readonly RafflePrize[]): bigint {
  return sum(prizes.map(({ gift, count }) => costOf(gift) * BigInt(count)));
}

/** The owner of a ticket; entries are in the order of their numbers, without a gap. */
function holderOf(entries: readonly Tickets[], ticket: number): bigint {
  let [from, to] = [0, entries.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (entries[middle]!.last < ticket) from = middle + 1;
    else to = middle;
  }
  return entries[from]!.memberId;
}
