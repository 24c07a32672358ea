import { type Amount } from '@champa/money';
import { orders } from '../core/combine.ts';
import type { Choice, Line, Play } from '../core/play.ts';
import { bestPrize, type HotNumbers, type TicketTerms } from './ticket.ts';

/** A number of a play that pays only this many thousandths of its prizes; at 0 it is closed. */
export type HotMark = { play: string; number: string; perMille: number };

/** The effect of a game's marks on a choice: the number that closes it, or the numbers that pay less. */
export type Hotness = { closed: string | null; hot: HotNumbers | null };

type Named = Pick<Play, 'id'>;

const ORDERS = '.orders';

/** Plays that win in any order: 123 and 321 are the same bet. */
const ANY_ORDER: ReadonlySet<string> = new Set(['tod3']);

/** The play whose marks and limits apply: a number bet in all its orders uses the same numbers as a plain bet. */
export function plainPlay(id: string): string {
  return id.endsWith(ORDERS) ? id.slice(0, -ORDERS.length) : id;
}

/** True if each number is a line of its own, which can pay less than the others. */
export function isOfNumbers({ picks, row }: Line): boolean {
  return picks.length === 1 && row !== undefined;
}

/** The number of a line: in one form if any order wins the same. */
export function numberOf({ id }: Named, symbol: string): string {
  return ANY_ORDER.has(id) ? Array.from(symbol).toSorted().join('') : symbol;
}

/** The marks on a choice. If a number is bet in all its orders, each order can have a mark. */
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

/**
 * The share of its prize that a symbol of a play's board pays, in thousandths: the minimum of its orders, if it is bet in all of
 * them.
 */
export function perMilleOf(play: Named, symbol: string, marks: readonly HotMark[]): number {
  const perMille = perMilleBy(play, marks);
  const all = symbolsOf(play, symbol).map((each) => perMille.get(numberOf(play, each)) ?? 1000);
  return Math.min(...all, 1000);
}

/** The maximum that one line of a choice can pay: less, if every number of it is hot. */
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

/** The symbols of the lines that a board's symbol stands for. */
function symbolsOf({ id }: Named, symbol: string): readonly string[] {
  return id.endsWith(ORDERS) ? orders(symbol) : [symbol];
}
