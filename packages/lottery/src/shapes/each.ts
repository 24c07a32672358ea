import type { Board, Choice, Line, Row, Shape, Win } from '../core/play.ts';
import { REFUND } from '../core/play.ts';
import type { Result } from '../results/result.ts';

type EachRules<Facts> = {
  board: Board;
  read: (result: Result) => Facts;
  /** How often the symbol wins. */
  hits: (symbol: string, facts: Facts, row: number) => number;
  /** The symbol's stake comes back. */
  ties?: (symbol: string, facts: Facts) => boolean;
  /** Which kind of line a symbol is; `win` unless told. */
  kindOf?: (symbol: string) => string;
  /** Which tier it wins; its kind unless told. */
  tierOf?: (symbol: string, facts: Facts) => string;
  /** The lines of a symbol: itself, or every order of its digits. */
  expand?: (symbol: string) => readonly string[];
};

/** Every symbol chosen is a line of its own. */
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

/** A board of one row, of which at least one symbol is chosen. */
export function oneRow(kind: Board['kind'], id: string, symbols: Row['symbols'], max = 1000): Board {
  return { kind, rows: [{ id, symbols, min: 1, max: 'includes' in symbols ? symbols.length : max }] };
}
