import { checkChoice } from '../core/check.ts';
import type { Choice, Play, Row } from '../core/play.ts';

/** The buttons above a row. */
export const quickPicks = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;

export type QuickPick = (typeof quickPicks)[number];

/** Uniform whole numbers below n from the caller: a browser or a test. */
export type PickSource = { intBelow: (n: number) => number };

/** The symbols of a row that a button picks; symbols that are not numbers have only all or none. */
export function pickOf(row: Row, pick: QuickPick): string[] {
  const symbols = symbolsOf(row);
  if (pick === 'clear') return [];
  if (pick === 'all') return symbols.slice(0, row.max);
  return symbols.filter((symbol, index) => isPicked(symbol, index, symbols.length, pick)).slice(0, row.max);
}

/** The buttons of a row. */
export function picksFor(row: Row): readonly QuickPick[] {
  if (!('includes' in row.symbols)) return ['clear'];
  return row.symbols.every((symbol) => /^\d+$/.test(symbol)) ? quickPicks : ['all', 'clear'];
}

/** All symbols of a row from one to another, in either direction; also of typed numbers (`00` to `19`). */
export function rangeOf(row: Row, from: string, to: string): string[] {
  const [low, high] = Number(from) <= Number(to) ? [Number(from), Number(to)] : [Number(to), Number(from)];
  if ('includes' in row.symbols) {
    const isWithin = (symbol: string) => /^\d+$/.test(symbol) && Number(symbol) >= low && Number(symbol) <= high;
    return row.symbols.filter(isWithin).slice(0, row.max);
  }
  const { digits } = row.symbols;
  const last = Math.min(high, 10 ** digits - 1);
  const found: string[] = [];
  for (let value = low; value <= last && found.length < row.max; value += 1)
    found.push(String(value).padStart(digits, '0'));
  return found;
}

/** A random choice of a play: the smallest that has a line. */
export function randomChoice(play: Pick<Play, 'board' | 'lines'>, source: PickSource): Choice {
  const { rows, places } = play.board;
  for (;;) {
    const picked = rows.map((row) => randomSymbols(row, row.min, source));
    const choice: Choice = places
      ? { rows: picked, places: some(places.of, places.choose, source).toSorted((a, b) => a - b) }
      : { rows: picked };
    if (completed(play, choice, source)) return ordered(play, choice);
  }
}

/** Adds random symbols to random rows until there is a line; false if the rows are full before. */
function completed(play: Pick<Play, 'board' | 'lines'>, choice: Choice, source: PickSource): boolean {
  const rows = choice.rows as string[][];
  // A random choice has no bankers.
  const open = play.board.rows.flatMap((row, index) => (row.id === 'bankers' ? [] : [index]));
  for (let tries = 0; tries < 60; tries += 1) {
    if (play.lines(choice) > 0n) return true;
    const index = open[source.intBelow(open.length)]!;
    const row = play.board.rows[index]!;
    const [more] = randomSymbols(row, 1, source);
    if (more !== undefined && !rows[index]!.includes(more) && rows[index]!.length < row.max) rows[index]!.push(more);
  }
  return false;
}

function ordered(play: Pick<Play, 'board' | 'lines'>, choice: Choice): Choice {
  const checked = checkChoice(play, choice);
  return checked.ok ? checked.choice : choice;
}

function randomSymbols(row: Row, count: number, source: PickSource): string[] {
  if ('includes' in row.symbols) {
    const { symbols } = row;
    return some(symbols.length, count, source).map((index) => symbols[index]!);
  }
  const { digits, triples } = row.symbols;
  const found = new Set<string>();
  while (found.size < count) {
    const typed = String(source.intBelow(10 ** digits)).padStart(digits, '0');
    if (triples !== false || new Set(typed).size > 1) found.add(typed);
  }
  return [...found];
}

/** Random distinct indices below `of`. */
function some(of: number, count: number, source: PickSource): number[] {
  const left = Array.from({ length: of }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(source.intBelow(left.length), 1)[0]!);
}

function symbolsOf({ symbols }: Row): readonly string[] {
  return 'includes' in symbols ? symbols : [];
}

/** Big is the upper half of a row, by position; odd and even go by the number. */
function isPicked(symbol: string, index: number, count: number, pick: Exclude<QuickPick, 'all' | 'clear'>): boolean {
  if (!/^\d+$/.test(symbol)) return false;
  if (pick === 'big') return index >= Math.floor(count / 2);
  if (pick === 'small') return index < Math.floor(count / 2);
  return (Number(symbol) % 2 === 1) === (pick === 'odd');
}
