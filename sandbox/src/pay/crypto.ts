import { type Amount, SCALE } from '@champa/money';

/** Number of blocks before a payment is final. */
export const CONFIRMATIONS = 12;

export const coin = { asset: 'USDT', network: 'TRON (TRC-20)' } as const;

/** The price of a coin: the sandbox's exchange has fixed rates. */
const RATE: Record<string, Amount> = { LAK: 21_500n * SCALE, THB: 33n * SCALE, VND: 25_400n * SCALE };

const HUNDREDTH = SCALE / 100n;

/** The coins for an amount, rounded up to hundredths, because less would not cover it. `null`: no rate for the currency. */
export function coinsFor(amount: Amount, currency: string): Amount | null {
  const rate = RATE[currency];
  if (rate === undefined) return null;
  const step = rate * HUNDREDTH;
  return ((amount * SCALE + step - 1n) / step) * HUNDREDTH;
}

/** The value of received coins for an order: exactly its amount if the number of coins is exact. */
export function worth(order: { amount: Amount; currency: string; coins: Amount | null }, received: Amount): Amount {
  if (received === order.coins) return order.amount;
  return ((received * RATE[order.currency]!) / SCALE / HUNDREDTH) * HUNDREDTH;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** An address with the form of the network that exists on no chain: its check digits are wrong. `bytes`: 33 random ones. */
export function addressOf(bytes: Uint8Array): string {
  return `T${[...bytes.subarray(0, 33)].map((byte) => BASE58[byte % BASE58.length]).join('')}`;
}
