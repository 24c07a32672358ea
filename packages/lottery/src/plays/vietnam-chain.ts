import { numbersOf, subsets } from '../core/combine.ts';
import type { Choice, Line, Shape, Win } from '../core/play.ts';
import { choose } from '../core/combine.ts';
import { type Result, vietnamOf } from '../results/result.ts';
import { endingsOf } from '../results/vietnam.ts';

/**
 * Đá by the chain: the number of chosen numbers that were drawn, less one, is the number of rounds; each further time that the
 * most frequent one was drawn adds half a round. A choice costs as much as its pairs but pays as one, so its pairs do not add up
 * to it.
 */
export function chain(most: number): Shape {
  const wins = (chosen: readonly string[], result: Result): Win[] => {
    const endings = endingsOf(vietnamOf(result), 2);
    const times = chosen.map((number) => endings.get(number) ?? 0).filter((count) => count > 0);
    if (times.length < 2) return [];
    const more = Math.max(...times) - 1;
    const rounds: Win = { tier: 'round', times: BigInt(times.length - 1) };
    return more > 0 ? [rounds, { tier: 'half', times: BigInt(more) }] : [rounds];
  };

  function* enumerate({ rows }: Choice): Generator<Line> {
    for (const picks of subsets(rows[0]!, 2)) yield { kind: 'win', picks };
  }
  return {
    board: { kind: 'numbers', rows: [{ id: 'numbers', symbols: numbersOf(2), min: 2, max: most }] },
    lines: ({ rows }) => choose(rows[0]!.length, 2),
    enumerate,
    wins: ({ rows }, result) => wins(rows[0]!, result),
    lineWins: ({ picks }, result) => wins(picks, result),
  };
}
