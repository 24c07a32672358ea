import type { PayeeKind } from '@champa/contract';
import type { Amount } from '@champa/money';

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

/** What a provider tells of its own accord. */
export type PayoutEvent = {
  /** Unique at the provider; the same event may arrive more than once. */
  eventId: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  status: PayoutVerdict;
};

export type RawCallback = { headers: Record<string, string | string[] | undefined>; body: string };

/** An outside payout provider. `adapters/conformance.ts` is what each must pass. */
export type PayoutProvider = {
  /**
   * Asks for a payout; the same merchant reference is paid once, however often it is asked.
   *
   * @throws PayoutUnknown when it may have been taken, PayoutRefused when the provider said no. A refusal counts only where the
   * provider, queried, knows nothing of it: an earlier try may have been taken.
   */
  send: (wish: PayoutWish) => Promise<Payout>;
  /** @returns `null` where the provider knows no payout of this reference. @throws PayoutUnknown */
  query: (merchantRef: string) => Promise<Payout | null>;
  /** @throws CallbackUntrusted for anything but what the provider signed within the time allowed */
  parseCallback: (callback: RawCallback, now: Temporal.Instant) => PayoutEvent;
  /** The words by which the provider takes a callback as received. */
  accepted: string;
};

/** No answer, or none that says anything about the payout: it may be under way. Never a failure. */
export class PayoutUnknown extends Error {
  override readonly name = 'PayoutUnknown';
}

/** The provider does not take this payout, for a reason that time will not mend. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
}

/** A callback that cannot be trusted. */
export class CallbackUntrusted extends Error {
  override readonly name = 'CallbackUntrusted';
}
