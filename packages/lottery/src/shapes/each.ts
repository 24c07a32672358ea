import type { Board, Choice, Line, Row, Shape, Win } from '../core/play.ts';
import { REFUND } from '../core/play.ts';
import type { Result } from '../results/result.ts';

type EachRules<Facts> = {
  board: Board;
  read: (result: Result) => Facts;
  /** How often the symbol wins. */
  hits: (symbol: string, facts: Facts, row: number) => number;
  /** True if the symbol's stake is refunded. */
  ties?: (symbol: string, facts: Facts) => boolean;
  /** The kind of line of a symbol; `win` by default. */
  kindOf?: (symbol: string) => string;
  /** The tier that it wins; its kind by default. */
  tierOf?: (symbol: string, facts: Facts) => string;
  /** The lines of a symbol: itself, or every order of its digits. */
  expand?: (symbol: string) => readonly string[];
};

/** Every chosen symbol is a line. */
export function each<Facts>(rules: EachRules<Facts>): Shape {
  const { board, read, hits, ties, kindOf = () => 'win', expand = (symbol: string) => [symbol] } = rules;
  const { tierOf = kindOf } = rules;

  const winsOf = (symbol: string, row: number, facts: Facts, wins: Win[]): void => {
    if (ties?.(symbol, facts)) {
      wins.push({ tier: REFUND, times: 1n, symbol });
      return;
    }
    const times = hits(symbol, facts, row);
    if (times > 0) wins.push({ tier: tierOf(symbol, facts), times: BigInt(times), symbol });
  };

  function* enumerate({ rows }: Choice): Generator<Line> {
    for (const [row, picks] of rows.entries()) {
      for (const pick of picks) {
        for (const symbol of expand(pick)) yield { kind: kindOf(symbol), picks: [symbol], row };
      }
    }
  }

  return {
    board,
    lines: ({ rows }) => BigInt(rows.flat().reduce((sum, pick) => sum + expand(pick).length, 0)),
    enumerate,
    wins: ({ rows }, result) => {
      const facts = read(result);
      const wins: Win[] = [];
      for (const [row, picks] of rows.entries()) {
        for (const pick of picks) for (const symbol of expand(pick)) winsOf(symbol, row, facts, wins);
      }
      return wins;
    },
    lineWins: ({ picks, row = 0 }, result) => {
      const wins: Win[] = [];
      winsOf(picks[0]!, row, read(result), wins);
      return wins;
    },
  };
}

/** A board of one row, from which at least one symbol is chosen. */
export function oneRow(kind: Board['kind'], id: string, symbols: Row['symbols'], max = 1000): Board {
  return { kind, rows: [{ id, symbols, min: 1, max: 'includes' in symbols ? symbols.length : max }] };
}
