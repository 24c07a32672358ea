import { type Amount, SCALE } from '@champa/money';

/** So many blocks must stand upon a payment before it is final. */
export const CONFIRMATIONS = 12;

export const coin = { asset: 'USDT', network: 'TRON (TRC-20)' } as const;

/** What a coin costs: the sandbox's exchange knows one rate, and keeps it. */
const RATE: Record<string, Amount> = { LAK: 21_500n * SCALE, THB: 33n * SCALE, VND: 25_400n * SCALE };

const HUNDREDTH = SCALE / 100n;

/** What an amount is in coins, rounded up to hundredths: less would not pay it. `null`: no rate for the currency. */
export function coinsFor(amount: Amount, currency: string): Amount | null {
  const rate = RATE[currency];
  if (rate === undefined) return null;
  const step = rate * HUNDREDTH;
  return ((amount * SCALE + step - 1n) / step) * HUNDREDTH;
}

/** What coins that arrived are worth for an order: just its amount if they are what was asked for. */
export function worth(order: { amount: Amount; currency: string; coins: Amount | null }, received: Amount): Amount {
  if (received === order.coins) return order.amount;
  return ((received * RATE[order.currency]!) / SCALE / HUNDREDTH) * HUNDREDTH;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** An address that looks like one of the network and is on no chain: its check digits are not right. `bytes`: 33 random ones. */
export function addressOf(bytes: Uint8Array): string {
  return `T${[...bytes.subarray(0, 33)].map((byte) => BASE58[byte % BASE58.length]).join('')}`;
}
