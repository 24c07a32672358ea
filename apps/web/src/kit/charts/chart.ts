import { absolute, type Amount, maximum, ZERO } from '@champa/money';

/** A bar as parts of the chart's height: from where it begins, from the top, and how high it is. */
export type Bar = { top: number; height: number; isLoss: boolean };

/** `zero`: where the line of nothing lies, from the top. */
export type Chart = { bars: Bar[]; zero: number; highest: Amount; lowest: Amount };

/** Parts are whole thousandths of the height, so that no amount becomes a float. */
const PARTS = 1000n;
/** What is not nothing can be seen, however small beside the others. */
const LEAST = 6;

/** Bars of amounts above and below nothing, all to one scale that reaches from the lowest to the highest. */
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
