import type { QrScheme } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asksFor } from '../domain/qr-payload.ts';
import {
  CallbackRefused,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentWish,
  ProviderRefused,
  ProviderUnreachable,
  type RawCallback,
} from '../domain/provider.ts';

/** One provider, running, and the levers a suite needs. */
export type ProviderUnderTest = {
  provider: PaymentProvider;
  now: () => Temporal.Instant;
  /** What a payer does on the hosted page. */
  pay: (paymentUrl: string) => Promise<void>;
  cancel: (paymentUrl: string) => Promise<void>;
  /** The next callback the provider sends, exactly as it arrived. */
  nextCallback: () => Promise<RawCallback>;
  callbackUrl: string;
  /** The line to the provider: cut, or answering as a broken proxy does, or as one that knows no such address. */
  setLine: (state: 'pass' | 'cut' | 'nonsense' | 'nowhere') => void;
  /** A provider of the same address whose key is not ours. */
  withWrongKey: () => PaymentProvider;
  newReference: () => string;
  /** A way to pay on a hosted page. */
  channel: string;
  currency: string;
  /** Ways to pay by a code, and what a payer's banking app does with one. */
  codes: readonly { channel: string; scheme: QrScheme; currency: string }[];
  payCode: (payload: string) => Promise<unknown>;
  /** A way to pay to a chain's address; coins are sent there, and confirmed until it is final. */
  crypto: {
    channel: string;
    send: (address: string, coins: string) => Promise<void>;
    confirm: (address: string) => Promise<void>;
  };
  close: () => Promise<void>;
};

/** What every adapter must do, against the real provider or its sandbox. */
export function providerConformance(name: string, start: () => Promise<ProviderUnderTest>): void {
  describe(`the payment provider ${name}`, () => {
    let one: ProviderUnderTest;
    beforeAll(async () => {
      one = await start();
    });
    afterAll(() => one.close());

    const wish = (given: Partial<PaymentWish> = {}): PaymentWish => ({
      merchantRef: one.newReference(),
      amount: parseAmount('125000.50'),
      currency: one.currency,
      channel: one.channel,
      description: 'Deposit',
      language: 'lo',
      callbackUrl: one.callbackUrl,
      returnUrl: 'https://champa.example/',
      payableFor: Temporal.Duration.from({ minutes: 30 }),
      ...given,
    });
    const read = (callback: RawCallback, at = one.now()): PaymentEvent => one.provider.parseCallback(callback, at);

    test('begins a payment that can be paid on a hosted page', async () => {
      const asked = wish();
      const payment = await one.provider.create(asked);
      expect(payment).toMatchObject({
        merchantRef: asked.merchantRef,
        amount: asked.amount,
        currency: asked.currency,
        status: 'pending',
      });
      expect((await fetch(payment.paymentUrl!)).status).toBe(200);
    });

    test('begins it once for one reference', async () => {
      const asked = wish();
      const both = await Promise.all([one.provider.create(asked), one.provider.create(asked)]);
      expect(both[0]).toEqual(both[1]);
    });

    test('refuses other content under a known reference', async () => {
      const asked = wish();
      await one.provider.create(asked);
      await expect(one.provider.create({ ...asked, amount: asked.amount * 2n })).rejects.toThrow(ProviderRefused);
    });

    test('tells of a payment by a callback and by query, with amount and currency to the last unit', async () => {
      const asked = wish();
      const { paymentUrl } = await one.provider.create(asked);
      await one.pay(paymentUrl!);
      const paid = { merchantRef: asked.merchantRef, amount: asked.amount, currency: asked.currency, status: 'paid' };
      expect(read(await one.nextCallback())).toMatchObject(paid);
      expect(await one.provider.query(asked.merchantRef)).toMatchObject(paid);
    });

    test('tells of a cancelled payment as failed', async () => {
      const asked = wish();
      const { paymentUrl } = await one.provider.create(asked);
      await one.cancel(paymentUrl!);
      expect(read(await one.nextCallback())).toMatchObject({ merchantRef: asked.merchantRef, status: 'failed' });
      expect((await one.provider.query(asked.merchantRef))?.status).toBe('failed');
    });

    test('knows nothing of a reference nobody used', async () => {
      expect(await one.provider.query(one.newReference())).toBeNull();
    });

    test('leaves the outcome open when the line is cut or answers nonsense', async () => {
      for (const state of ['cut', 'nonsense'] as const) {
        one.setLine(state);
        await expect(one.provider.create(wish())).rejects.toThrow(ProviderUnreachable);
        await expect(one.provider.query(one.newReference())).rejects.toThrow(ProviderUnreachable);
      }
      one.setLine('nowhere');
      await expect(one.provider.query(one.newReference())).rejects.toThrow(ProviderUnreachable);
      one.setLine('pass');
    });

    test('takes no call that is signed with another key', async () => {
      await expect(one.withWrongKey().create(wish())).rejects.toThrow(ProviderRefused);
    });

    test('sends callbacks that no one can alter, forge or keep for later', async () => {
      const { paymentUrl } = await one.provider.create(wish());
      await one.pay(paymentUrl!);
      const callback = await one.nextCallback();
      expect(read(callback).status).toBe('paid');
      const altered = { ...callback, body: callback.body.replace('125000', '925000') };
      expect(altered.body).not.toBe(callback.body);
      expect(() => read(altered)).toThrow(CallbackRefused);
      expect(() => read({ ...callback, headers: {} })).toThrow(CallbackRefused);
      expect(() => read({ ...callback, body: '' })).toThrow(CallbackRefused);
      expect(() => read(callback, one.now().add({ minutes: 6 }))).toThrow(CallbackRefused);
      expect(() => one.withWrongKey().parseCallback(callback, one.now())).toThrow(CallbackRefused);
    });

    test('makes codes that ask for exactly what was wished, and that any banking app can pay', async () => {
      for (const { channel, scheme, currency } of one.codes) {
        const asked = wish({ channel, currency, amount: parseAmount('12500') });
        const { instructions, paymentUrl } = await one.provider.create(asked);
        expect(paymentUrl).toBeNull();
        const payload = instructions?.kind === 'qr' ? instructions.payload : '';
        expect(asksFor(payload, scheme, asked.amount, currency)).toBe(true);
        await one.payCode(payload);
        const { merchantRef, amount } = asked;
        expect(read(await one.nextCallback())).toMatchObject({ merchantRef, amount, currency, status: 'paid' });
      }
    });

    test('tells of coins as they are confirmed, and of what really arrived', async () => {
      const asked = wish({ channel: one.crypto.channel });
      const { instructions } = await one.provider.create(asked);
      if (instructions?.kind !== 'crypto') throw new Error('no address');
      await one.crypto.send(
        instructions.address,
        formatDecimal((parseAmount(instructions.amount) / 2n / 1000n) * 1000n),
      );
      const seen = read(await one.nextCallback());
      expect(seen).toMatchObject({ status: 'pending', confirmations: { seen: 0 } });
      expect(seen.received! > 0n && seen.received! < asked.amount).toBe(true);

      await one.crypto.confirm(instructions.address);
      const { required } = seen.confirmations!;
      const told = [];
      for (let block = 0; block < required; block++) told.push(read(await one.nextCallback()));
      const paid = told.filter(({ status }) => status === 'paid');
      expect(paid).toHaveLength(1);
      expect(paid[0]).toMatchObject({
        amount: asked.amount,
        received: seen.received,
        confirmations: { seen: required },
      });
      expect(await one.provider.query(asked.merchantRef)).toMatchObject({ status: 'paid', received: seen.received });
    });

    test('gives a payment back once for one reference, and never more than was paid', async () => {
      const asked = wish();
      const { paymentUrl } = await one.provider.create(asked);
      const { merchantRef, currency, amount } = asked;
      const refund = { merchantRef, refundRef: one.newReference(), currency, amount, reason: 'a test' };
      await expect(one.provider.refund(refund)).rejects.toThrow(ProviderRefused);
      await one.pay(paymentUrl!);
      await one.nextCallback();
      // None of these says anything about an earlier try with the same reference.
      await expect(one.withWrongKey().refund(refund)).rejects.toThrow(ProviderUnreachable);
      for (const state of ['cut', 'nonsense', 'nowhere'] as const) {
        one.setLine(state);
        await expect(one.provider.refund(refund)).rejects.toThrow(ProviderUnreachable);
      }
      one.setLine('pass');
      await one.provider.refund(refund);
      await one.provider.refund(refund);
      await expect(one.provider.refund({ ...refund, refundRef: one.newReference() })).rejects.toThrow(ProviderRefused);
    });
  });
}
