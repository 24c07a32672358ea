import type { Language, MovedKind, PayeeKind, PaymentInstructions } from '@champa/contract';
import type { Amount } from '@champa/money';

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

/** What a provider says became of a payment; `cancelled`: by the payer. */
export const verdicts = ['paid', 'failed', 'cancelled', 'expired'] as const;
export type Verdict = (typeof verdicts)[number];

export type Confirmations = { seen: number; required: number };

/** How far a chain has confirmed a payment, and what was really sent. */
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

/** A payment that is to go back. The same reference goes back once. */
export type RefundWish = {
  merchantRef: string;
  refundRef: string;
  amount: Amount;
  currency: string;
  reason: string;
};

/** What a provider is asked to pay out. */
export type PayoutWish = {
  merchantRef: string;
  amount: Amount;
  currency: string;
  kind: PayeeKind;
  /** The code of the bank, the e-wallet or the network. */
  institution: string;
  number: string;
  holderName: string;
  description: string;
  callbackUrl: string;
};

/** What a provider says became of a payout. */
export const payoutVerdicts = ['paid', 'failed'] as const;
export type PayoutVerdict = (typeof payoutVerdicts)[number];

/** A payout as the provider has it. */
export type Payout = {
  providerRef: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  status: 'pending' | PayoutVerdict;
  /** Of a failed one: why, in the provider's words. */
  failure: string;
};

/** From a time up to, and without, another. */
export type Span = { from: Temporal.Instant; until: Temporal.Instant };

/** Money that a provider says it moved, by the reference that we gave it. */
export type StatementEntry = {
  kind: MovedKind;
  reference: string;
  /** Of a deposit: what arrived. */
  amount: Amount;
  currency: string;
  at: Temporal.Instant;
};

type Told = {
  /** Unique at the provider; the same event may arrive more than once. */
  eventId: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
};

/** What a provider tells about a deposit; `pending`: it was seen, and isn't final yet. */
export type DepositEvent = Told & Progress & { about: 'deposit'; status: 'pending' | Verdict };

/** What a provider tells about a payout. */
export type PayoutEvent = Told & { about: 'payout'; status: PayoutVerdict };

export type ProviderEvent = DepositEvent | PayoutEvent;

export type RawCallback = { headers: Record<string, string | string[] | undefined>; body: string };

/**
 * An outside party that collects money for the brand, pays it out, or both. What a party lacks it leaves out.
 * `adapters/conformance.ts` is what each must pass.
 */
export type Provider = {
  deposits?: {
    /**
     * Begins a payment; the same merchant reference begins it once.
     *
     * @throws ProviderUnreachable when the outcome is not known, ProviderRefused when it is and is no
     */
    create: (wish: PaymentWish) => Promise<Payment>;
    /** @returns `null` where the provider knows no payment of this reference. @throws ProviderUnreachable, ProviderRefused */
    query: (merchantRef: string) => Promise<Payment | null>;
  };
  refunds?: {
    /**
     * Gives a payment back. Asked again with the same reference it answers what it did, and does nothing more.
     *
     * @throws ProviderUnreachable when the outcome is not known, ProviderRefused when it is and is no
     */
    refund: (wish: RefundWish) => Promise<void>;
  };
  payouts?: {
    /**
     * Asks for a payout; the same merchant reference is paid once, however often it is asked.
     *
     * @throws ProviderUnreachable when it may have been taken, ProviderRefused when the provider said no. A refusal counts only
     * where the provider, queried, knows nothing of it: an earlier try may have been taken.
     */
    send: (wish: PayoutWish) => Promise<Payout>;
    /** @returns `null` where the provider knows no payout of this reference. @throws ProviderUnreachable */
    query: (merchantRef: string) => Promise<Payout | null>;
  };
  statements?: {
    /**
     * Money that moved from one time up to another, in the provider's order, a page at a time.
     *
     * @param after `next` of the page before @throws ProviderUnreachable, ProviderRefused
     */
    page: (span: Span, after: string | null) => Promise<{ entries: StatementEntry[]; next: string | null }>;
  };
  /** @throws CallbackRefused for anything but what the provider signed within the time allowed */
  parseCallback: (callback: RawCallback, now: Temporal.Instant) => ProviderEvent;
  /** The words by which the provider takes a callback as received. */
  accepted: string;
};

/** What a party may be able to do. */
export const capabilities = [
  'deposits',
  'refunds',
  'payouts',
  'statements',
] as const satisfies readonly (keyof Provider)[];
export type Capability = (typeof capabilities)[number];

/** No answer, or none that can be understood: what happened at the provider is not known. Never a failure; ask later. */
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
