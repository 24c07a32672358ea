import { type Amount, minimum, SCALE } from '@champa/money';

const HUNDREDTH = SCALE / 100n;
const QUARTERS = [1n, 2n, 3n] as const;

/** The part of an amount that can be transferred: whole hundredths. */
export function transferable(amount: Amount): Amount {
  return amount - (amount % HUNDREDTH);
}

export type Preset = { share: 25 | 50 | 75 | 100; amount: Amount };

/** A quarter, a half, three quarters and all of what can be transferred, up to the maximum; empty where nothing can. */
export function presetsOf(available: Amount, most: Amount = available): Preset[] {
  const all = transferable(minimum(available, most));
  if (all <= 0n) return [];
  const parts = QUARTERS.map((quarters): Preset => ({
    share: quarters === 1n ? 25 : quarters === 2n ? 50 : 75,
    amount: transferable((all * quarters) / 4n),
  }));
  return [...parts.filter(({ amount }) => amount > 0n), { share: 100, amount: all }];
}
