import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CallbackUntrusted,
  type PayoutEvent,
  type PayoutProvider,
  PayoutRefused,
  PayoutUnknown,
  type PayoutWish,
  type RawCallback,
} from '../domain/provider.ts';

/** One provider, running, and the levers a suite needs. */
export type PayoutProviderUnderTest = {
  provider: PayoutProvider;
  now: () => Temporal.Instant;
  /** Ends what waits for a person. */
  end: (merchantRef: string, outcome: 'paid' | 'failed') => Promise<void>;
  /** Of the payouts the provider has: how many of this reference. */
  count: (merchantRef: string) => Promise<number>;
  /** The next callback the provider sends, exactly as it arrived. */
  nextCallback: () => Promise<RawCallback>;
  callbackUrl: string;
  /** The line to the provider: cut, losing answers, or answering as a broken proxy does. */
  setLine: (state: 'pass' | 'cut' | 'lose-answers' | 'nonsense') => void;
  /** A provider of the same address whose key is not ours. */
  withWrongKey: () => PayoutProvider;
  newReference: () => string;
  /** Accounts: one that waits for a person, one that is refused at once. */
  accounts: { waits: string; refused: string };
  currency: string;
  close: () => Promise<void>;
};

/** What every adapter must do, against the real provider or its sandbox. */
export function payoutConformance(name: string, start: () => Promise<PayoutProviderUnderTest>): void {
  describe(`the payout provider ${name}`, () => {
    let one: PayoutProviderUnderTest;
    beforeAll(async () => {
      one = await start();
    });
    afterAll(() => one.close());

    const wish = (given: Partial<PayoutWish> = {}): PayoutWish => ({
      merchantRef: one.newReference(),
      amount: parseAmount('125000.50'),
      currency: one.currency,
      kind: 'BANK',
      institution: 'BCEL',
      number: one.accounts.waits,
      holderName: 'Keo Sengdara',
      description: 'Withdrawal',
      callbackUrl: one.callbackUrl,
      ...given,
    });
    const read = (callback: RawCallback, at = one.now()): PayoutEvent => one.provider.parseCallback(callback, at);

    test('takes a payout once for one reference, however often and at once it is asked', async () => {
      const asked = wish();
      const answers = await Promise.all([one.provider.send(asked), one.provider.send(asked), one.provider.send(asked)]);
      expect(answers[0]).toMatchObject({ merchantRef: asked.merchantRef, amount: asked.amount, status: 'pending' });
      expect(new Set(answers.map(({ providerRef }) => providerRef)).size).toBe(1);
      expect(await one.count(asked.merchantRef)).toBe(1);
    });

    test('never calls it refused that a known reference comes with other content: something is under way', async () => {
      const asked = wish();
      await one.provider.send(asked);
      await expect(one.provider.send({ ...asked, amount: asked.amount * 2n })).rejects.toThrow(PayoutUnknown);
    });

    test.each(['paid', 'failed'] as const)(
      'tells that it %s, by a callback and by query, to the last unit',
      async (outcome) => {
        const asked = wish();
        await one.provider.send(asked);
        await one.end(asked.merchantRef, outcome);
        const { merchantRef, amount, currency } = asked;
        expect(read(await one.nextCallback())).toMatchObject({ merchantRef, amount, currency, status: outcome });
        expect(await one.provider.query(merchantRef)).toMatchObject({ merchantRef, amount, currency, status: outcome });
      },
    );

    test('refuses what it will never pay, and knows nothing of it then', async () => {
      const asked = wish({ number: one.accounts.refused });
      await expect(one.provider.send(asked)).rejects.toThrow(PayoutRefused);
      expect(await one.provider.query(asked.merchantRef)).toBeNull();
    });

    test('knows nothing of a reference nobody used', async () => {
      expect(await one.provider.query(one.newReference())).toBeNull();
    });

    test('leaves the outcome unknown when the line is cut or answers nonsense, and never calls it a refusal', async () => {
      for (const state of ['cut', 'nonsense'] as const) {
        one.setLine(state);
        await expect(one.provider.send(wish())).rejects.toThrow(PayoutUnknown);
        await expect(one.provider.query(one.newReference())).rejects.toThrow(PayoutUnknown);
      }
      one.setLine('pass');
    });

    test('an answer that was lost is found by query, and asking again pays it once', async () => {
      const asked = wish();
      one.setLine('lose-answers');
      await expect(one.provider.send(asked)).rejects.toThrow(PayoutUnknown);
      one.setLine('pass');
      await vi.waitFor(async () => expect(await one.provider.query(asked.merchantRef)).not.toBeNull());
      await one.provider.send(asked);
      expect(await one.count(asked.merchantRef)).toBe(1);
    });

    test('a key that is not ours says nothing about an earlier try', async () => {
      await expect(one.withWrongKey().send(wish())).rejects.toThrow(PayoutUnknown);
      await expect(one.withWrongKey().query(one.newReference())).rejects.toThrow(PayoutUnknown);
    });

    test('sends callbacks that no one can alter, forge or keep for later', async () => {
      const asked = wish();
      await one.provider.send(asked);
      await one.end(asked.merchantRef, 'paid');
      const callback = await one.nextCallback();
      expect(read(callback).status).toBe('paid');
      const altered = { ...callback, body: callback.body.replace('125000', '925000') };
      expect(altered.body).not.toBe(callback.body);
      expect(() => read(altered)).toThrow(CallbackUntrusted);
      expect(() => read({ ...callback, headers: {} })).toThrow(CallbackUntrusted);
      expect(() => read({ ...callback, body: '' })).toThrow(CallbackUntrusted);
      expect(() => read(callback, one.now().add({ minutes: 6 }))).toThrow(CallbackUntrusted);
      expect(() => one.withWrongKey().parseCallback(callback, one.now())).toThrow(CallbackUntrusted);
    });
  });
}
