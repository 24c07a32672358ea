import type { Language, PaymentInstructions } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Confirmations, Verdict } from './deposit.ts';

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

/** How far a payment is that a chain has to confirm, and what was really sent. */
export type Progress = { received: Amount | null; confirmations: Confirmations | null };

/** A payment as the provider has it. */
export type Payment = Progress & {
  providerRef: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  status: 'pending' | Verdict;
  /** The hosted page, or what is to be shown in its place. */
  paymentUrl: string | null;
  instructions: PaymentInstructions | null;
};

/** What a provider tells of its own accord; `pending`: it was seen, and isn't final yet. */
export type PaymentEvent = Progress & {
  /** Unique at the provider; the same event may arrive more than once. */
  eventId: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  status: 'pending' | Verdict;
};

/** A payment that is to go back. The same reference goes back once. */
export type RefundWish = {
  merchantRef: string;
  refundRef: string;
  amount: Amount;
  currency: string;
  reason: string;
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
  /**
   * Gives a payment back. Asked again with the same reference it answers what it did, and does nothing more.
   *
   * @throws ProviderUnreachable when the outcome is not known, ProviderRefused when it is and is no
   */
  refund: (wish: RefundWish) => Promise<void>;
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
