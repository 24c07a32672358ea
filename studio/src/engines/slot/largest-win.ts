import { add, type Fraction, fraction, multiply } from '../fraction.ts';
import { linePay, REELS, runOf, SCATTER, scatterAward, type SlotMachine, type Strips, windowAt } from './machine.ts';

/**
 * A multiple of the stake that no round exceeds: the best base spin, then as many free spins as the limit allows, each the best
 * one. An upper bound: the best base spin need not award free spins.
 */
export function largestRound(machine: SlotMachine): Fraction {
  const free = multiply(
    largestSpin(machine, machine.freeStrips),
    fraction(machine.freeSpinLimit * machine.freeSpinMultiplier),
  );
  return add(largestSpin(machine, machine.strips), free);
}

/**
 * The best spin over all stops, exactly, in multiples of the stake: depth first over the reels, pruning branches that cannot win.
 */
export function largestSpin(machine: SlotMachine, strips: Strips): Fraction {
  const windows = strips.map(distinctWindows);
  let best = 0;
  const visit = (columns: string[][]): void => {
    const most = bound(machine, columns);
    if (most <= best) return;
    if (columns.length === REELS) best = most;
    else for (const window of windows[columns.length]!) visit([...columns, window]);
  };
  visit([]);
  return fraction(best, machine.lines.length);
}

// The maximum that the columns so far can pay, in line stakes: each line that still runs continues to the end with a wild, each
// further reel shows a scatter. With all five columns this is what they pay.
function bound(machine: SlotMachine, columns: string[][]): number {
  const missing = REELS - columns.length;
  const scatters = columns.filter((column) => column.includes(SCATTER)).length + missing;
  const lines = machine.lines.reduce((sum, line) => sum + lineBound(machine, line, columns), 0);
  return lines + scatterAward(machine, scatters).multiple * machine.lines.length;
}

function lineBound(machine: SlotMachine, line: readonly number[], columns: string[][]): number {
  const symbols = columns.map((column, reel) => column[line[reel]!]!);
  if (symbols.length === 0) return Math.max(...Object.values(machine.pays).flat()) * machine.wildMultiplier;
  const { count, hasWild } = runOf(symbols);
  const isOpen = count === columns.length && columns.length < REELS;
  const multiplier = hasWild || isOpen ? machine.wildMultiplier : 1;
  return linePay(machine, symbols[0]!, isOpen ? REELS : count) * multiplier;
}

function distinctWindows(strip: readonly string[]): string[][] {
  const all = strip.map((_, stop) => windowAt(strip, stop));
  return [...new Map(all.map((window) => [window.join(), window])).values()];
}
