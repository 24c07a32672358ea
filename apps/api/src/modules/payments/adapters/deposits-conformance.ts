import { formatDecimal, parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import {
  CallbackRefused,
  type DepositEvent,
  type PaymentWish,
  ProviderRefused,
  ProviderUnreachable,
  type RawCallback,
} from '../domain/provider.ts';
import { asksFor } from '../domain/qr-payload.ts';
import type { ProviderUnderTest } from './conformance.ts';

/** What every adapter must do that collects deposits. */
export function depositsConformance(one: () => ProviderUnderTest): void {
  const calls = () => one().provider.deposits!;
  const wish = (given: Partial<PaymentWish> = {}): PaymentWish => wishOf(one(), given);
  const read = (callback: RawCallback, at = one().now()): DepositEvent => {
    const event = one().provider.parseCallback(callback, at);
    if (event.about !== 'deposit') throw new Error('a callback about a deposit was read as one about something else');
    return event;
  };

  test('begins a payment that can be paid on a hosted page', async () => {
    const asked = wish();
    const payment = await calls().create(asked);
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
    const both = await Promise.all([calls().create(asked), calls().create(asked)]);
    expect(both[0]).toEqual(both[1]);
  });

  test('refuses other content under a known reference', async () => {
    const asked = wish();
    await calls().create(asked);
    await expect(calls().create({ ...asked, amount: asked.amount * 2n })).rejects.toThrow(ProviderRefused);
  });

  test('tells of a payment by a callback and by query, with amount and currency to the last unit', async () => {
    const asked = wish();
    const { paymentUrl } = await calls().create(asked);
    await one().deposits!.pay(paymentUrl!);
    const paid = { merchantRef: asked.merchantRef, amount: asked.amount, currency: asked.currency, status: 'paid' };
    expect(read(await one().nextCallback())).toMatchObject(paid);
    expect(await calls().query(asked.merchantRef)).toMatchObject(paid);
  });

  test('tells of a payment that the payer cancelled', async () => {
    const asked = wish();
    const { paymentUrl } = await calls().create(asked);
    await one().deposits!.cancel(paymentUrl!);
    expect(read(await one().nextCallback())).toMatchObject({ merchantRef: asked.merchantRef, status: 'cancelled' });
    expect((await calls().query(asked.merchantRef))?.status).toBe('cancelled');
  });

  test('knows nothing of an unused reference', async () => {
    expect(await calls().query(one().newReference())).toBeNull();
  });

  test('leaves the outcome open when the line is cut or answers nonsense', async () => {
    for (const state of ['cut', 'nonsense'] as const) {
      one().setLine(state);
      await expect(calls().create(wish())).rejects.toThrow(ProviderUnreachable);
      await expect(calls().query(one().newReference())).rejects.toThrow(ProviderUnreachable);
    }
    one().setLine('nowhere');
    await expect(calls().query(one().newReference())).rejects.toThrow(ProviderUnreachable);
    one().setLine('pass');
  });

  test('takes no call that is signed with another key', async () => {
    await expect(one().withWrongKey().deposits!.create(wish())).rejects.toThrow(ProviderRefused);
  });

  test('sends callbacks that cannot be altered, forged or replayed later', async () => {
    const { paymentUrl } = await calls().create(wish());
    await one().deposits!.pay(paymentUrl!);
    const callback = await one().nextCallback();
    expect(read(callback).status).toBe('paid');
    const altered = { ...callback, body: callback.body.replace('125000', '925000') };
    expect(altered.body).not.toBe(callback.body);
    expect(() => read(altered)).toThrow(CallbackRefused);
    expect(() => read({ ...callback, headers: {} })).toThrow(CallbackRefused);
    expect(() => read({ ...callback, body: '' })).toThrow(CallbackRefused);
    expect(() => read(callback, one().now().add({ minutes: 6 }))).toThrow(CallbackRefused);
    expect(() => one().withWrongKey().parseCallback(callback, one().now())).toThrow(CallbackRefused);
  });

  test('makes codes that ask for exactly what was wished, and that any banking app can pay', async () => {
    for (const { channel, scheme, currency } of one().deposits!.codes) {
      const asked = wish({ channel, currency, amount: parseAmount('12500') });
      const { instructions, paymentUrl } = await calls().create(asked);
      expect(paymentUrl).toBeNull();
      const payload = instructions?.kind === 'qr' ? instructions.payload : '';
      expect(asksFor(payload, scheme, asked.amount, currency)).toBe(true);
      await one().deposits!.payCode(payload);
      const { merchantRef, amount } = asked;
      expect(read(await one().nextCallback())).toMatchObject({ merchantRef, amount, currency, status: 'paid' });
    }
  });

  test('tells of coins as they are confirmed, and of what really arrived', async () => {
    const asked = wish({ channel: one().deposits!.crypto.channel });
    const { instructions } = await calls().create(asked);
    if (instructions?.kind !== 'crypto') throw new Error('no address');
    await one().deposits!.crypto.send(
      instructions.address,
      formatDecimal((parseAmount(instructions.amount) / 2n / 1000n) * 1000n),
    );
    const seen = read(await one().nextCallback());
    expect(seen).toMatchObject({ status: 'pending', confirmations: { seen: 0 } });
    expect(seen.received! > 0n && seen.received! < asked.amount).toBe(true);

    await one().deposits!.crypto.confirm(instructions.address);
    const { required } = seen.confirmations!;
    const told = [];
    for (let block = 0; block < required; block++) told.push(read(await one().nextCallback()));
    const paid = told.filter(({ status }) => status === 'paid');
    expect(paid).toHaveLength(1);
    expect(paid[0]).toMatchObject({
      amount: asked.amount,
      received: seen.received,
      confirmations: { seen: required },
    });
    expect(await calls().query(asked.merchantRef)).toMatchObject({ status: 'paid', received: seen.received });
  });
}

/** What every adapter must do that gives deposits back. */
export function refundsConformance(one: () => ProviderUnderTest): void {
  const calls = () => one().provider.deposits!;
  const refunds = () => one().provider.refunds!;

  test('gives a payment back once for one reference, and never more than was paid', async () => {
    const asked = wishOf(one());
    const { paymentUrl } = await calls().create(asked);
    const { merchantRef, currency, amount } = asked;
    const refund = { merchantRef, refundRef: one().newReference(), currency, amount, reason: 'a test' };
    await expect(refunds().refund(refund)).rejects.toThrow(ProviderRefused);
    await one().deposits!.pay(paymentUrl!);
    await one().nextCallback();
    // None of these says anything about an earlier try with the same reference.
    await expect(one().withWrongKey().refunds!.refund(refund)).rejects.toThrow(ProviderUnreachable);
    for (const state of ['cut', 'nonsense', 'nowhere'] as const) {
      one().setLine(state);
      await expect(refunds().refund(refund)).rejects.toThrow(ProviderUnreachable);
    }
    one().setLine('pass');
    await refunds().refund(refund);
    await refunds().refund(refund);
    await expect(refunds().refund({ ...refund, refundRef: one().newReference() })).rejects.toThrow(ProviderRefused);
  });
}

/** A deposit to be collected on a hosted page, but for what is given. */
export function wishOf(one: ProviderUnderTest, given: Partial<PaymentWish> = {}): PaymentWish {
  return {
    merchantRef: one.newReference(),
    amount: parseAmount('125000.50'),
    currency: one.currency,
    channel: one.deposits!.channel,
    description: 'Deposit',
    language: 'lo',
    callbackUrl: one.callbackUrl,
    returnUrl: 'https://champa.example/',
    payableFor: Temporal.Duration.from({ minutes: 30 }),
    ...given,
  };
}
