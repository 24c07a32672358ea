import { choose, subsets } from '../core/combine.ts';
import type { Board, BoardKind, Choice, Line, Shape, Win } from '../core/play.ts';
import type { Result } from '../results/result.ts';

type CombinationRules = {
  board: Board;
  size: number;
  drawn: (result: Result) => ReadonlySet<string>;
  /** A line wins if all its symbols were drawn, if none was, or if it contains all that were drawn. */
  winsWhen: 'all' | 'none' | 'covers';
};

/**
 * Each combination of this many chosen symbols is a line. Symbols of the second row are bankers (胆拖): they are in every line, and
 * the others complete it.
 */
export function combination({ board, size, drawn, winsWhen }: CombinationRules): Shape {
  const times = (free: readonly string[], bankers: readonly string[], hit: ReadonlySet<string>): bigint => {
    const rest = size - bankers.length;
    const freeHits = free.filter((symbol) => hit.has(symbol)).length;
    const bankerHits = bankers.filter((symbol) => hit.has(symbol)).length;
    if (winsWhen === 'all') return bankerHits === bankers.length ? choose(freeHits, rest) : 0n;
    if (winsWhen === 'none') return bankerHits === 0 ? choose(free.length - freeHits, rest) : 0n;
    return freeHits + bankerHits === hit.size ? choose(free.length - freeHits, rest - freeHits) : 0n;
  };

  return {
    board,
    lines: (choice) => linesOf(choice, size),
    enumerate: (choice) => linesIn(choice, size),
    wins: (choice, result) => {
      const [free, bankers] = partsOf(choice);
      return won(times(free, bankers, drawn(result)));
    },
    lineWins: ({ picks }, result) => won(times([], picks, drawn(result))),
  };
}

/**
 * The number of lines of `size` of a choice with bankers; none if a banker is also chosen as another symbol, or no place is left
 * for others.
 */
export function linesOf(choice: Choice, size: number): bigint {
  const [free, bankers] = partsOf(choice);
  if (bankers.some((banker) => free.includes(banker))) return 0n;
  return choose(free.length, size - bankers.length);
}

export function* linesIn(choice: Choice, size: number, kind = 'win'): Generator<Line> {
  const [free, bankers] = partsOf(choice);
  if (linesOf(choice, size) === 0n) return;
  for (const filled of subsets(free, size - bankers.length)) yield { kind, picks: [...bankers, ...filled].toSorted() };
}

/** A board of symbols with a second row for bankers. */
export function withBankers(
  kind: BoardKind,
  symbols: readonly string[],
  size: number,
  most: number = symbols.length,
): Board {
  return {
    kind,
    rows: [
      { id: 'picks', symbols, min: 1, max: most },
      { id: 'bankers', symbols, min: 0, max: size - 1 },
    ],
  };
}

export function partsOf({ rows }: Choice): [readonly string[], readonly string[]] {
  return [rows[0] ?? [], rows[1] ?? []];
}

function won(times: bigint): Win[] {
  return times > 0n ? [{ tier: 'win', times }] : [];
}
