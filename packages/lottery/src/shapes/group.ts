import { choose, subsets } from '../core/combine.ts';
import type { Board, Choice, Line, Shape, Win } from '../core/play.ts';
import type { Result } from '../results/result.ts';

/** A number (`take`) of digits from a row, each of which occurs `repeat` times. */
export type GroupPart = { row: number; repeat: number; take: number };

type GroupRules = { board: Board; parts: readonly GroupPart[]; read: (result: Result) => string };

/**
 * Digits in any order (组选): a line says how often each digit occurs, such as one twice and three once (组选60). The parts use
 * different digits, from their own rows or from the same row.
 */
export function group({ board, parts, read }: GroupRules): Shape {
  const [first, second] = [parts[0]!, parts[1]];

  function* enumerate({ rows }: Choice): Generator<Line> {
    for (const taken of subsets(rows[first.row]!, first.take)) {
      const others = second ? rows[second.row]!.filter((digit) => !taken.includes(digit)) : [];
      for (const rest of subsets(others, second?.take ?? 0)) yield { kind: 'win', picks: [...taken, ...rest] };
    }
  }

  const wins = (text: string, holds: (part: GroupPart, index: number) => readonly string[]): Win[] => {
    const counts = new Map<string, number>();
    for (const digit of text) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    const isRight = parts.every((part, index) => {
      const found = [...counts.keys()].filter((digit) => counts.get(digit) === part.repeat);
      const held = holds(part, index);
      return found.length === part.take && found.every((digit) => held.includes(digit));
    });
    return isRight ? [{ tier: 'win', times: 1n }] : [];
  };

  return {
    board,
    lines: ({ rows }) => {
      if (!second) return choose(rows[first.row]!.length, first.take);
      return countTwoParts(rows[first.row]!, first.take, rows[second.row]!, second.take);
    },
    enumerate,
    wins: ({ rows }, result) => wins(read(result), (part) => rows[part.row]!),
    lineWins: ({ picks }, result) =>
      wins(read(result), (_, index) => (index === 0 ? picks.slice(0, first.take) : picks.slice(first.take))),
  };
}

/** Disjoint parts of two rows: by the number of the first part's digits that are in the second row too. */
function countTwoParts(a: readonly string[], takeA: number, b: readonly string[], takeB: number): bigint {
  const shared = a.filter((digit) => b.includes(digit)).length;
  let ways = 0n;
  for (let both = 0; both <= takeA; both += 1) {
    ways += choose(shared, both) * choose(a.length - shared, takeA - both) * choose(b.length - both, takeB);
  }
  return ways;
}
