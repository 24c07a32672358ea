import { grouped, numbersOf } from '../core/combine.ts';
import type { Board, Choice, Line, Shape, Win } from '../core/play.ts';
import type { Result } from '../results/result.ts';

type WeightedRules = {
  board: Board;
  length: number;
  read: (result: Result) => string;
  /** The property that a symbol stands for: the sum or the span of the digits. */
  fact: (digits: string) => string;
};

/** A symbol stands for every straight line with the property: all numbers with the sum 5 (直选和值), or with the span 3 (跨度). */
export function weighted({ board, length, read, fact }: WeightedRules): Shape {
  // Computed when first needed: most visitors never open these boards.
  let made: ReadonlyMap<string, readonly string[]> | undefined;
  const linesOf = (symbol: string) => (made ??= grouped(numbersOf(length), fact)).get(symbol) ?? [];

  function* enumerate({ rows }: Choice): Generator<Line> {
    for (const symbol of rows[0]!) for (const digits of linesOf(symbol)) yield lineOf(digits);
  }
  return {
    board,
    lines: ({ rows }) => BigInt(rows[0]!.reduce((sum, symbol) => sum + linesOf(symbol).length, 0)),
    enumerate,
    wins: ({ rows }, result) => won(rows[0]!.includes(fact(read(result)))),
    lineWins: ({ picks }, result) => won(picks[0] === read(result)),
  };
}

function lineOf(digits: string): Line {
  return { kind: 'win', picks: [digits] };
}

function won(isRight: boolean): Win[] {
  return isRight ? [{ tier: 'win', times: 1n }] : [];
}
