import type { Amount } from '@champa/money';
import type { Numbers } from '@champa/fairness';
import { FEWEST, linePay, runOf, SCATTER, scatterAward, type SlotMachine, type Strips, windowAt } from './machine.ts';

type LineWin = { line: number; symbol: string; count: number; multiplier: number; win: Amount };
type ScatterWin = { count: number; positions: [reel: number, row: number][]; win: Amount; freeSpins: number };
export type Spin = { stops: number[]; grid: string[][]; lineWins: LineWin[]; scatter: ScatterWin | null; win: Amount };
export type SlotRound = { base: Spin; freeSpins: Spin[]; win: Amount };

/**
 * Decides a whole round: the base spin, then every free spin it leads to. Takes one random number per reel, left to right, spin
 * by spin; a player's verification repeats exactly this. `stake` must be a whole multiple of the number of lines.
 */
export function playSlot(machine: SlotMachine, numbers: Numbers, stake: Amount): SlotRound {
  const base = evaluate(machine, machine.strips, drawStops(machine.strips, numbers), stake, 1);
  let awarded = capAward(machine, base, 0);
  const freeSpins: Spin[] = [];
  while (freeSpins.length < awarded) {
    const stops = drawStops(machine.freeStrips, numbers);
    const spin = evaluate(machine, machine.freeStrips, stops, stake, machine.freeSpinMultiplier);
    awarded += capAward(machine, spin, awarded);
    freeSpins.push(spin);
  }
  return { base, freeSpins, win: freeSpins.reduce((sum, spin) => sum + spin.win, base.win) };
}

/** The wins at one set of stops. `multiplier` is the free spins' own, 1 in the base game. */
export function evaluate(
  machine: SlotMachine,
  strips: Strips,
  stops: number[],
  stake: Amount,
  multiplier: number,
): Spin {
  const grid = strips.map((strip, reel) => windowAt(strip, stops[reel]!));
  const lineWins = machine.lines.flatMap((_, line) => lineWin(machine, grid, line, stake, multiplier));
  const scatter = scatterWin(machine, grid, stake, multiplier);
  const win = lineWins.reduce((sum, part) => sum + part.win, scatter?.win ?? 0n);
  return { stops, grid, lineWins, scatter, win };
}

function drawStops(strips: Strips, numbers: Numbers): number[] {
  return strips.map((strip) => numbers.intBelow(strip.length));
}

function lineWin(machine: SlotMachine, grid: string[][], line: number, stake: Amount, multiplier: number): LineWin[] {
  const symbols = machine.lines[line]!.map((row, reel) => grid[reel]![row]!);
  const { count, hasWild } = runOf(symbols);
  const symbol = symbols[0]!;
  const multiple = linePay(machine, symbol, count);
  if (multiple === 0) return [];
  const whole = multiplier * (hasWild ? machine.wildMultiplier : 1);
  const lineStake = stake / BigInt(machine.lines.length);
  return [{ line, symbol, count, multiplier: whole, win: lineStake * BigInt(multiple * whole) }];
}

function scatterWin(machine: SlotMachine, grid: string[][], stake: Amount, multiplier: number): ScatterWin | null {
  const positions = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): [number, number][] => (symbol === SCATTER ? [[reel, row]] : [])),
  );
  if (positions.length < FEWEST) return null;
  const award = scatterAward(machine, positions.length);
  return {
    count: positions.length,
    positions,
    win: stake * BigInt(award.multiple * multiplier),
    freeSpins: award.freeSpins,
  };
}

// The limit reduces an award where it is won, so that a spin states what the player really gets.
function capAward(machine: SlotMachine, spin: Spin, awarded: number): number {
  if (!spin.scatter) return 0;
  spin.scatter.freeSpins = Math.min(spin.scatter.freeSpins, machine.freeSpinLimit - awarded);
  return spin.scatter.freeSpins;
}
