/**
 * A video slot of five reels and three rows, as data. A line pays its leftmost symbol for as many consecutive reels, from reel 1
 * on, as show that symbol or a wild. Wilds are only on reels 2 to 5, so reel 1 always determines the symbol. Only the longest run
 * pays.
 */
export type SlotMachine = {
  id: string;
  symbols: readonly SlotSymbol[];
  strips: Strips;
  freeStrips: Strips;
  /** The row of each line on each reel; 0 is the top. */
  lines: readonly (readonly number[])[];
  /** Multiples of the line's stake for 3, 4 and 5 of a kind. */
  pays: Readonly<Record<string, readonly [three: number, four: number, five: number]>>;
  /** Multiples of the whole stake and free spins for 3, 4 and 5 scatters. */
  scatters: readonly [ScatterPay, ScatterPay, ScatterPay];
  freeSpinMultiplier: number;
  freeSpinLimit: number;
  wildMultiplier: number;
};

export type SlotSymbol = { id: string; kind: 'wild' | 'scatter' | 'high' | 'low' };
export type ScatterPay = { multiple: number; freeSpins: number };
/** Symbol ids of each reel from the top, cyclic: after the last comes the first. */
export type Strips = readonly (readonly string[])[];

export const REELS = 5;
export const ROWS = 3;
export const WILD = 'wild';
export const SCATTER = 'scatter';
/** The shortest run, and the smallest number of scatters, that pays. */
export const FEWEST = 3;

/** The symbols in view at a stop, from the top row down. */
export function windowAt(strip: readonly string[], stop: number): string[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]!);
}

/** The award for `count` scatters in view; none below three. Strips never show more than one per reel. */
export function scatterAward(machine: SlotMachine, count: number): ScatterPay {
  return machine.scatters[count - FEWEST] ?? { multiple: 0, freeSpins: 0 };
}

/** Multiple of the line's stake for a run of `count`; 0 below three and for symbols that don't pay on lines. */
export function linePay(machine: SlotMachine, symbol: string, count: number): number {
  return machine.pays[symbol]?.[count - FEWEST] ?? 0;
}

/** The length of the paying run on a line, and whether it contains a wild. */
export function runOf(symbols: readonly string[]): { count: number; hasWild: boolean } {
  const first = symbols[0];
  const end = symbols.findIndex((symbol) => symbol !== first && symbol !== WILD);
  const count = end === -1 ? symbols.length : end;
  return { count, hasWild: symbols.slice(0, count).includes(WILD) };
}
