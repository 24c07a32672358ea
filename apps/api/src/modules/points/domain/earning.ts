import type { Amount } from '@champa/money';

/** Points for each whole `per`. */
export type EarningRule = { per: Amount; points: bigint };

/** A source of points: valid bets of an area, or (no area) deposits. */
export type EarningKey = { source: 'turnover' | 'deposit'; area: string };

/** The amount counted of a source so far, and the remainder of less than one lot. */
export type Earning = EarningKey & { counted: Amount; remainder: Amount };

/**
 * Counts more of a source. Whole lots become points and the rest waits for the next: nothing is lost by rounding, in
 * whatever parts it comes. Bets that are taken back take points back.
 */
export function earn(
  known: Pick<Earning, 'counted' | 'remainder'>,
  more: Amount,
  { per, points }: EarningRule,
): { counted: Amount; remainder: Amount; points: bigint } {
  const sum = known.remainder + more;
  const lots = floorDivide(sum, per);
  return { counted: known.counted + more, remainder: sum - lots * per, points: lots * points };
}

/** A member's balance, and what they owe: points for bets that were taken back, and spent already. */
export type Standing = { balance: bigint; owed: bigint };

/** Applies a change of earned points: what is owed is paid first, and a balance never falls below zero. */
export function settle({ balance, owed }: Standing, change: bigint): Standing & { moved: bigint } {
  if (change >= 0n) {
    const paid = change < owed ? change : owed;
    return { balance: balance + change - paid, owed: owed - paid, moved: change - paid };
  }
  const taken = -change < balance ? -change : balance;
  return { balance: balance - taken, owed: owed - change - taken, moved: -taken };
}

function floorDivide(amount: Amount, by: Amount): bigint {
  const whole = amount / by;
  return amount % by < 0n ? whole - 1n : whole;
}
