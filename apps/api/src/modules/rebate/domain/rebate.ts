import { type Amount, formatDecimal, parseAmount, SCALE, sum } from '@champa/money';

/** From this sum of valid bets on, this percentage of them is the rebate; both decimals. */
export type Tier = { from: string; rate: string };

/** Rates by area; no tiers: no rebate. */
export type Rates = Readonly<Partial<Record<string, readonly Tier[]>>>;

/** An area's unclaimed valid bets, and their rebate. */
export type AreaRebate = { area: string; validBet: Amount; rate: Amount | null; amount: Amount };

const PERCENT = 100n;

/** The rate of the highest tier that is reached, in units of 10^-5 percent; null where none is. */
export function rateFor(tiers: readonly Tier[], validBet: Amount): Amount | null {
  const reached = tiers
    .map(({ from, rate }) => ({ from: parseAmount(from), rate: parseAmount(rate) }))
    .filter(({ from }) => validBet >= from)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return reached[0]?.rate ?? null;
}

/** Raises every rate above zero by so many percent. */
export function raiseRates(rates: Rates, percent: string): Rates {
  const more = parseAmount(percent);
  if (more === 0n) return rates;
  const raise = ({ from, rate }: Tier): Tier => ({ from, rate: formatDecimal(parseAmount(rate) + more) });
  return Object.fromEntries(Object.entries(rates).map(([area, tiers = []]) => [area, tiers.map(raise)]));
}

/** The rebate of valid bets, rounded down to the last unit. */
export function rebateFor(validBet: Amount, rate: Amount): Amount {
  return (validBet * rate) / (PERCENT * SCALE);
}

/**
 * The claimable rebate of each area with rates. Bets of an area may have been taken back after they were claimed for:
 * then the rest is negative, and it pays again when as much has been staked again.
 */
export function areasOf(
  rates: Rates,
  valid: ReadonlyMap<string, Amount>,
  taken: ReadonlyMap<string, Amount>,
): AreaRebate[] {
  return Object.entries(rates).map(([area, tiers = []]) => {
    const left = (valid.get(area) ?? 0n) - (taken.get(area) ?? 0n);
    const validBet = left > 0n ? left : 0n;
    const rate = validBet > 0n ? rateFor(tiers, validBet) : null;
    return { area, validBet, rate, amount: rate === null ? 0n : rebateFor(validBet, rate) };
  });
}

export function totalOf(areas: readonly AreaRebate[]): Amount {
  return sum(areas.map(({ amount }) => amount));
}
