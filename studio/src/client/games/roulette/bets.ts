import { type Amount, formatDecimal, minimum, parseAmount, sum, ZERO } from '@champa/money';
import type { RouletteChip, RouletteRules } from '../../../protocol.ts';

/** Amounts by spot; each state is a new map, so that undo only has to go back. */
export type Layout = ReadonlyMap<string, Amount>;

type Refusal = { limit: 'spot' | 'table'; amount: Amount };
export type Placed = { layout: Layout; refusal: Refusal | null };

export const EMPTY: Layout = new Map();

export type Limits = { minSpot: Amount; maxSpot: Amount; maxTable: Amount };

export function limitsOf(rules: RouletteRules): Limits {
  return {
    minSpot: parseAmount(rules.minSpot),
    maxSpot: parseAmount(rules.maxSpot),
    maxTable: parseAmount(rules.maxTable),
  };
}

export function totalOf(layout: Layout): Amount {
  return sum(layout.values());
}

/** Places a chip. The part above a limit is not placed and is reported; a stake below the minimum is not placed at all. */
export function place(layout: Layout, spot: string, chip: Amount, limits: Limits): Placed {
  const here = layout.get(spot) ?? ZERO;
  const roomHere = limits.maxSpot - here;
  const roomOnTable = limits.maxTable - totalOf(layout);
  const added = minimum(chip, minimum(roomHere, roomOnTable));
  const refusal: Refusal | null =
    added >= chip
      ? null
      : roomHere <= roomOnTable
        ? { limit: 'spot', amount: limits.maxSpot }
        : { limit: 'table', amount: limits.maxTable };
  if (added <= ZERO || here + added < limits.minSpot) return { layout, refusal };
  return { layout: new Map(layout).set(spot, here + added), refusal };
}

/** Doubles every stake within the limits. */
export function double(layout: Layout, limits: Limits): Placed {
  let state: Placed = { layout, refusal: null };
  for (const [spot, amount] of layout) {
    const next = place(state.layout, spot, amount, limits);
    state = { layout: next.layout, refusal: state.refusal ?? next.refusal };
  }
  return state;
}

/** The bets in the server's format. */
export function chipsOf(layout: Layout): RouletteChip[] {
  return [...layout].map(([spot, amount]) => ({ spot, amount: formatDecimal(amount) }));
}

export function layoutOf(chips: readonly RouletteChip[]): Layout {
  return new Map(chips.map(({ spot, amount }) => [spot, parseAmount(amount)]));
}
