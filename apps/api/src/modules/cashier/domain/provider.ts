import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Verdict } from './deposit.ts';

/** What a provider is asked to collect. */
export type PaymentWish = {
  merchantRef: string;
  amount: Amount;
  currency: string;
  /** The provider's own name for the way to pay. */
  channel: string;
  description: string;
  language: Language;
  callbackUrl: string;
  returnUrl: string;
  payableFor: Temporal.Duration;
};

/** A payment as the provider has it. */
export type Payment = {
  providerRef: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  status: 'pending' | Verdict;
  /** The hosted page. */
  paymentUrl: string;
};

/** What a provider tells of its own accord. */
export type PaymentEvent = {
  /** Unique at the provider; the same event may arrive more than once. */
  eventId: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  status: Verdict;
};

export type RawCallback = { headers: Record<string, string | string[] | undefined>; body: string };

/** An outside payment provider. `adapters/conformance.ts` is what each must pass. */
export type PaymentProvider = {
  /**
   * Begins a payment; the same merchant reference begins it once.
   *
   * @throws ProviderUnreachable when the outcome is not known, ProviderRefused when it is and is no
   */
  create: (wish: PaymentWish) => Promise<Payment>;
  /** @returns `null` where the provider knows no payment of this reference. @throws ProviderUnreachable, ProviderRefused */
  query: (merchantRef: string) => Promise<Payment | null>;
  /** @throws CallbackRefused for anything but what the provider signed within the time allowed */
  parseCallback: (callback: RawCallback, now: Temporal.Instant) => PaymentEvent;
  /** The words by which the provider takes a callback as received. */
  accepted: string;
};

/** No answer, or none that can be understood: what happened at the provider is not known. Ask later. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The provider said no, for a reason that time will not mend. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** A callback that cannot be trusted. */
export class CallbackRefused extends Error {
  override readonly name = 'CallbackRefused';
}
