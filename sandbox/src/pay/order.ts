import type { Amount } from '@champa/money';

/** The methods on the page. */
export const methods = ['card', 'wallet', 'qr', 'bank'] as const;
export type Method = (typeof methods)[number];

/**
 * The channels that a merchant can request: a method of the page, a code for the merchant's own page, or an address on a
 * blockchain.
 */
export const channels = [...methods, 'laoqr', 'promptpay', 'vietqr', 'usdt-trc20'] as const;
export type Channel = (typeof channels)[number];

export const languages = ['lo', 'en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** `open` can be paid; a declined attempt leaves it open. `expired` accepts no attempt, but money may still arrive late. */
export type OrderState = 'open' | 'paid' | 'cancelled' | 'expired';

export type Order = {
  id: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  description: string;
  /** The channel that the merchant requests. */
  method: Channel | null;
  /** The payer's reference, also contained in a code. */
  code: string;
  /** For crypto: the address, the number of coins, the coins received, and their confirmations. */
  address: string | null;
  coins: Amount | null;
  coinsReceived: Amount | null;
  confirmations: number;
  language: Language;
  callbackUrl: string;
  returnUrl: string;
  state: OrderState;
  declines: number;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  paidAt: Temporal.Instant | null;
};

/** The merchant's request. The same reference with the same request is the same order. */
export type OrderWish = Pick<
  Order,
  'merchantRef' | 'amount' | 'currency' | 'description' | 'method' | 'language' | 'callbackUrl' | 'returnUrl'
> & { expiresInSeconds: number };

/** Actions on an order, by a person on the page or by the clock. */
export type OrderAction = 'pay' | 'decline' | 'cancel' | 'expire' | 'payLate';

/** The method that the page shows first. */
export function methodOf(channel: Channel | null): Method {
  return methods.find((method) => method === channel) ?? (channel === null ? 'card' : 'qr');
}

/** The status words of the merchant's API and of callbacks. */
export type OrderStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

export type Step = { state: OrderState; declined: boolean; tells: Exclude<OrderStatus, 'pending'> };

/** The next state after an action, and the event for the merchant; `null` if the order's state does not allow it. */
export function stepOf(state: OrderState, action: OrderAction): Step | null {
  if (action === 'payLate') return state === 'expired' ? { state: 'paid', declined: false, tells: 'paid' } : null;
  if (state !== 'open') return null;
  if (action === 'pay') return { state: 'paid', declined: false, tells: 'paid' };
  if (action === 'decline') return { state: 'open', declined: true, tells: 'failed' };
  if (action === 'cancel') return { state: 'cancelled', declined: false, tells: 'cancelled' };
  return { state: 'expired', declined: false, tells: 'expired' };
}

export function statusOf(state: OrderState): OrderStatus {
  return state === 'open' ? 'pending' : state;
}

export function isSameWish(order: Order, wish: OrderWish): boolean {
  return (
    order.amount === wish.amount &&
    order.currency === wish.currency &&
    order.callbackUrl === wish.callbackUrl &&
    order.returnUrl === wish.returnUrl
  );
}
