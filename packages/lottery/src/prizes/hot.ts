import { type Amount } from '@champa/money';
import { orders } from '../core/combine.ts';
import type { Choice, Line, Play } from '../core/play.ts';
import { bestPrize, type HotNumbers, type TicketTerms } from './ticket.ts';

/** A number of a play that pays so many thousandths of its prize, or at 0 is closed. */
export type HotMark = { play: string; number: string; perMille: number };

/** What the marks of a game are to a choice: the number that closes it, or those that pay less. */
export type Hotness = { closed: string | null; hot: HotNumbers | null };

type Named = Pick<Play, 'id'>;

const ORDERS = '.orders';

/** Plays whose numbers win in any order: 123 and 321 are one bet. */
const ANY_ORDER: ReadonlySet<string> = new Set(['tod3']);

/** The play whose marks and limits a play goes by: a number bet in all its orders lies on the same numbers as one bet plainly. */
export function plainPlay(id: string): string {
  return id.endsWith(ORDERS) ? id.slice(0, -ORDERS.length) : id;
}

/** True where each number is a line of its own, which can pay less than the others. */
export function isOfNumbers({ picks, row }: Line): boolean {
  return picks.length === 1 && row !== undefined;
}

/** The number a line lies on: where any order wins the same, however it was typed. */
export function numberOf({ id }: Named, symbol: string): string {
  return ANY_ORDER.has(id) ? Array.from(symbol).toSorted().join('') : symbol;
}

/** The marks on a choice. Of a number bet in all its orders each order may be marked by itself. */
export function hotnessOf(play: Named, choice: Choice, marks: readonly HotMark[]): Hotness {
  const perMille = perMilleBy(play, marks);
  if (perMille.size === 0) return { closed: null, hot: null };
  const bet = new Set(choice.rows.flat().flatMap((symbol) => symbolsOf(play, symbol)));
  const paid = Array.from(bet, (symbol) => ({ symbol, pays: perMille.get(numberOf(play, symbol)) ?? 1000 }));
  const hits = paid.filter(({ pays }) => pays < 1000);
  const closed = hits.find(({ pays }) => pays === 0)?.symbol ?? null;
  const hot = hits[0] && { numbers: hits.map(({ symbol }) => symbol), perMille: hits[0].pays };
  return { closed, hot: closed === null ? (hot ?? null) : null };
}

/** What a symbol of a play's board pays of its prize, in thousandths: the least of its orders, where it is bet in all of them. */
export function perMilleOf(play: Named, symbol: string, marks: readonly HotMark[]): number {
  const perMille = perMilleBy(play, marks);
  const all = symbolsOf(play, symbol).map((each) => perMille.get(numberOf(play, each)) ?? 1000);
  return Math.min(...all, 1000);
}

/** The most one line of a choice can pay at once: less, where every number of it is hot. */
export function bestOfChoice(play: Play, choice: Choice, { prizes, hot }: Pick<TicketTerms, 'prizes' | 'hot'>): Amount {
  const best = bestPrize({ prizes });
  if (hot === null) return best;
  for (const line of play.enumerate(choice)) {
    if (!isOfNumbers(line) || !hot.numbers.includes(line.picks[0]!)) return best;
  }
  return (best * BigInt(hot.perMille)) / 1000n;
}

function perMilleBy(play: Named, marks: readonly HotMark[]): ReadonlyMap<string, number> {
  const plain = plainPlay(play.id);
  const own = marks.filter((mark) => mark.play === plain);
  return new Map(own.map(({ number, perMille }) => [numberOf(play, number), perMille]));
}

/** The symbols of the lines that a symbol of the board is. */
function symbolsOf({ id }: Named, symbol: string): readonly string[] {
  return id.endsWith(ORDERS) ? orders(symbol) : [symbol];
}
