import type { QrScheme } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capabilities, type Capability, type Provider, type RawCallback } from '../domain/provider.ts';
import { depositsConformance, refundsConformance } from './deposits-conformance.ts';
import { payoutsConformance } from './payouts-conformance.ts';
import { statementsConformance } from './statements-conformance.ts';

/** One provider, running, and the levers a suite needs. */
export type ProviderUnderTest = {
  provider: Provider;
  now: () => Temporal.Instant;
  /** The next callback the provider sends, exactly as it arrived. */
  nextCallback: () => Promise<RawCallback>;
  callbackUrl: string;
  /**
   * The line to the provider: cut, losing answers, or answering as a broken proxy does, or as one that knows no such
   * address.
   */
  setLine: (state: 'pass' | 'cut' | 'lose-answers' | 'nonsense' | 'nowhere') => void;
  /** A provider of the same address whose key is not ours. */
  withWrongKey: () => Provider;
  newReference: () => string;
  currency: string;
  /** Of one that collects deposits. */
  deposits?: DepositLevers;
  /** Of one that pays out. */
  payouts?: PayoutLevers;
  close: () => Promise<void>;
};

export type DepositLevers = {
  /** What a payer does on the hosted page. */
  pay: (paymentUrl: string) => Promise<void>;
  cancel: (paymentUrl: string) => Promise<void>;
  /** A way to pay on a hosted page. */
  channel: string;
  /** Ways to pay by a code, and what a payer's banking app does with one. */
  codes: readonly { channel: string; scheme: QrScheme; currency: string }[];
  payCode: (payload: string) => Promise<unknown>;
  /** A way to pay to a chain's address; coins are sent there, and confirmed until it is final. */
  crypto: {
    channel: string;
    send: (address: string, coins: string) => Promise<void>;
    confirm: (address: string) => Promise<void>;
  };
};

export type PayoutLevers = {
  /** Ends what waits for a person. */
  end: (merchantRef: string, outcome: 'paid' | 'failed') => Promise<void>;
  /** Of the payouts the provider has: how many of this reference. */
  count: (merchantRef: string) => Promise<number>;
  /** Accounts: one that waits for a person, one that is refused at once. */
  accounts: { waits: string; refused: string };
};

/** What every adapter must do of what its party can, against the real party or its sandbox. */
export function providerConformance(
  name: string,
  can: readonly Capability[],
  start: () => Promise<ProviderUnderTest>,
): void {
  describe(`the payment provider ${name}`, () => {
    let one: ProviderUnderTest;
    beforeAll(async () => {
      one = await start();
    });
    afterAll(() => one.close());

    test('has the capabilities that are tested here, and no other', () => {
      expect(capabilities.filter((each) => one.provider[each])).toEqual(
        capabilities.filter((each) => can.includes(each)),
      );
      expect(one.provider.accepted).not.toBe('');
    });

    if (can.includes('deposits')) describe('deposits', () => depositsConformance(() => one));
    if (can.includes('refunds')) describe('refunds', () => refundsConformance(() => one));
    if (can.includes('payouts')) describe('payouts', () => payoutsConformance(() => one));
    if (can.includes('statements')) describe('statements', () => statementsConformance(() => one));
  });
}
