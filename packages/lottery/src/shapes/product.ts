import { products } from '../core/combine.ts';
import type { Board, Choice, Line, Shape, Win } from '../core/play.ts';
import type { Result } from '../results/result.ts';

type ProductRules<Facts> = {
  board: Board;
  read: (result: Result) => Facts;
  /** Whether a symbol of a row is correct. */
  isRight: (symbol: string, row: number, facts: Facts) => boolean;
  /** No line has a symbol twice: positions drawn without replacement. */
  isDistinct?: boolean;
  /** Excludes picks that can never be correct together; only for small boards, whose lines are then listed to be counted. */
  isLine?: (picks: readonly string[]) => boolean;
};

/** Each combination of one symbol per row is a line; it wins if all are correct. */
export function product<Facts>({ board, read, isRight, isDistinct = false, isLine }: ProductRules<Facts>): Shape {
  function* enumerate({ rows }: Choice): Generator<Line> {
    for (const picks of products(rows, isDistinct)) if (!isLine || isLine(picks)) yield { kind: 'win', picks };
  }
  return {
    board,
    lines: (choice) => {
      if (isLine) return BigInt([...enumerate(choice)].length);
      if (isDistinct) return countDistinct(choice.rows);
      return choice.rows.reduce((ways, row) => ways * BigInt(row.length), 1n);
    },
    enumerate,
    wins: ({ rows }, result) => {
      const facts = read(result);
      let times = 1;
      for (const [row, picks] of rows.entries()) {
        let right = 0;
        for (const symbol of picks) if (isRight(symbol, row, facts)) right += 1;
        times *= right;
        if (times === 0) return [];
      }
      return won(times);
    },
    lineWins: ({ picks }, result) => {
      const facts = read(result);
      return picks.every((symbol, row) => isRight(symbol, row, facts)) ? won(1) : [];
    },
  };
}

function won(times: number): Win[] {
  return [{ tier: 'win', times: BigInt(times) }];
}

/**
 * The number of ways to take one symbol of each row and none twice, without listing them: by the sets of used symbols, of which
 * only those in several rows matter. At most five rows of eleven.
 */
function countDistinct(rows: readonly (readonly string[])[]): bigint {
  let ways = new Map<string, bigint>([['', 1n]]);
  for (const [index, row] of rows.entries()) {
    const later = new Set(rows.slice(index + 1).flat());
    const next = new Map<string, bigint>();
    for (const [used, count] of ways) {
      const taken = new Set(used ? used.split(' ') : []);
      for (const symbol of row) {
        if (taken.has(symbol)) continue;
        const kept = [...taken, symbol].filter((other) => later.has(other));
        const key = kept.toSorted().join(' ');
        next.set(key, (next.get(key) ?? 0n) + count);
      }
    }
    ways = next;
  }
  let total = 0n;
  for (const count of ways.values()) total += count;
  return total;
}
