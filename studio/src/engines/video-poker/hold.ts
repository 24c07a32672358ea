import type { PokerVariant } from './pay-tables.ts';
import { type PokerTable, tableOf } from './table.ts';

const CARDS = 5;
/** All five cards. */
const WHOLE = 31;

/**
 * The best hold of five cards, by their places in the pack: exact, over every draw. Of equal holds the one that keeps the later
 * places; players may hold another way.
 */
export function bestHold(variant: PokerVariant, hand: readonly number[]): number[] {
  const table = tableOf(variant);
  const rest = Int32Array.from(
    Array.from({ length: table.size }, (_, place) => place).filter((place) => !hand.includes(place)),
  );
  let [best, bestMean] = [WHOLE, -1];
  for (let mask = WHOLE; mask >= 0; mask -= 1) {
    const mean = meanOf(table, rest, hand, mask);
    if (mean > bestMean) [best, bestMean] = [mask, mean];
  }
  return Array.from({ length: CARDS }, (_, place) => place).filter((place) => best & (1 << place));
}

function meanOf(table: PokerTable, rest: Int32Array, hand: readonly number[], mask: number): number {
  let [sum, suits, draws] = [0, 15, CARDS];
  for (let place = 0; place < CARDS; place += 1) {
    if (!(mask & (1 << place))) continue;
    sum += table.keys[hand[place]!]!;
    suits &= table.suits[hand[place]!]!;
    draws -= 1;
  }
  let ways = 1;
  for (let step = 1; step <= draws; step += 1) ways = (ways * (rest.length - draws + step)) / step;
  return paidOver(table, rest, { from: 0, draws, sum, suits }) / ways;
}

type Drawn = { from: number; draws: number; sum: number; suits: number };

function paidOver(table: PokerTable, rest: Int32Array, { from, draws, sum, suits }: Drawn): number {
  const { keys, plain, suited, pays } = table;
  if (draws === 0) return pays[(suits === 0 ? plain : suited)[sum]!]!;
  let paid = 0;
  if (draws === 1) {
    for (let at = from; at < rest.length; at += 1) {
      const card = rest[at]!;
      paid += pays[((suits & table.suits[card]!) === 0 ? plain : suited)[sum + keys[card]!]!]!;
    }
    return paid;
  }
  for (let at = from; at <= rest.length - draws; at += 1) {
    const card = rest[at]!;
    paid += paidOver(table, rest, {
      from: at + 1,
      draws: draws - 1,
      sum: sum + keys[card]!,
      suits: suits & table.suits[card]!,
    });
  }
  return paid;
}
