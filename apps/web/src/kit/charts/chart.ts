import { absolute, type Amount, maximum, ZERO } from '@champa/money';

/** A bar in parts of the chart's height: its top edge, measured from the top, and its height. */
export type Bar = { top: number; height: number; isLoss: boolean };

/** `zero`: the position of the zero line, from the top. */
export type Chart = { bars: Bar[]; zero: number; highest: Amount; lowest: Amount };

/** Parts are whole thousandths of the height, so that no amount becomes a float. */
const PARTS = 1000n;
/** The least height of a bar: an amount other than zero stays visible. */
const LEAST = 6;

/** Bars of amounts above and below zero, on one scale from the lowest to the highest. */
export function chartOf(amounts: readonly Amount[]): Chart {
  const highest = amounts.reduce(maximum, ZERO);
  const lowest = amounts.reduce((least, each) => (each < least ? each : least), ZERO);
  const span = highest - lowest;
  const zero = span === ZERO ? Number(PARTS) : partOf(highest, span);
  const bars = amounts.map((each) => {
    if (each === ZERO) return { top: zero, height: 0, isLoss: false };
    const isLoss = each < ZERO;
    const room = isLoss ? Number(PARTS) - zero : zero;
    const height = Math.min(room, Math.max(LEAST, partOf(absolute(each), span)));
    return { top: isLoss ? zero : zero - height, height, isLoss };
  });
  return { bars, zero, highest, lowest };
}

function partOf(some: Amount, of: Amount): number {
  return Number((some * PARTS) / of);
}
