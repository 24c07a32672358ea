import { parseAmount } from '@champa/money';
import { expect, test, vi } from 'vitest';
import {
  CallbackRefused,
  type PayoutEvent,
  type PayoutWish,
  ProviderRefused,
  ProviderUnreachable,
  type RawCallback,
} from '../domain/provider.ts';
import type { ProviderUnderTest } from './conformance.ts';

/** What every adapter must do that pays out. */
export function payoutsConformance(one: () => ProviderUnderTest): void {
  const calls = () => one().provider.payouts!;
  const wish = (given: Partial<PayoutWish> = {}): PayoutWish => payoutOf(one(), given);
  const read = (callback: RawCallback, at = one().now()): PayoutEvent => {
    const event = one().provider.parseCallback(callback, at);
    if (event.about !== 'payout') throw new Error('a callback about a payout was read as one about something else');
    return event;
  };

  test('takes a payout once for one reference, however often and at once it is asked', async () => {
    const asked = wish();
    const answers = await Promise.all([calls().send(asked), calls().send(asked), calls().send(asked)]);
    expect(answers[0]).toMatchObject({ merchantRef: asked.merchantRef, amount: asked.amount, status: 'pending' });
    expect(new Set(answers.map(({ providerRef }) => providerRef)).size).toBe(1);
    expect(await one().payouts!.count(asked.merchantRef)).toBe(1);
  });

  test('does not call a known reference with other content refused: a payout is under way', async () => {
    const asked = wish();
    await calls().send(asked);
    await expect(calls().send({ ...asked, amount: asked.amount * 2n })).rejects.toThrow(ProviderUnreachable);
  });

  test.each(['paid', 'failed'] as const)(
    'reports %s by a callback and by query, exact to the last unit',
    async (outcome) => {
      const asked = wish();
      await calls().send(asked);
      await one().payouts!.end(asked.merchantRef, outcome);
      const { merchantRef, amount, currency } = asked;
      expect(read(await one().nextCallback())).toMatchObject({ merchantRef, amount, currency, status: outcome });
      expect(await calls().query(merchantRef)).toMatchObject({ merchantRef, amount, currency, status: outcome });
    },
  );

  test('refuses what it will never pay, and knows nothing of it then', async () => {
    const asked = wish({ number: one().payouts!.accounts.refused });
    await expect(calls().send(asked)).rejects.toThrow(ProviderRefused);
    expect(await calls().query(asked.merchantRef)).toBeNull();
  });

  test('knows nothing of an unused reference', async () => {
    expect(await calls().query(one().newReference())).toBeNull();
  });

  test('leaves the outcome unknown when the line is cut or answers nonsense, and does not call it a refusal', async () => {
    for (const state of ['cut', 'nonsense'] as const) {
      one().setLine(state);
      await expect(calls().send(wish())).rejects.toThrow(ProviderUnreachable);
      await expect(calls().query(one().newReference())).rejects.toThrow(ProviderUnreachable);
    }
    one().setLine('pass');
  });

  test('an answer that was lost is found by query, and asking again pays it once', async () => {
    const asked = wish();
    one().setLine('lose-answers');
    await expect(calls().send(asked)).rejects.toThrow(ProviderUnreachable);
    one().setLine('pass');
    await vi.waitFor(async () => expect(await calls().query(asked.merchantRef)).not.toBeNull(), { timeout: 20_000 });
    await calls().send(asked);
    expect(await one().payouts!.count(asked.merchantRef)).toBe(1);
  });

  test('a key that is not ours says nothing about an earlier try', async () => {
    await expect(one().withWrongKey().payouts!.send(wish())).rejects.toThrow(ProviderUnreachable);
    await expect(one().withWrongKey().payouts!.query(one().newReference())).rejects.toThrow(ProviderUnreachable);
  });

  test('sends callbacks that cannot be altered, forged or replayed later', async () => {
    const asked = wish();
    await calls().send(asked);
    await one().payouts!.end(asked.merchantRef, 'paid');
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
}

/** A payout that waits for a person, but for what is given. */
export function payoutOf(one: ProviderUnderTest, given: Partial<PayoutWish> = {}): PayoutWish {
  return {
    merchantRef: one.newReference(),
    amount: parseAmount('125000.50'),
    currency: one.currency,
    kind: 'BANK',
    institution: 'BCEL',
    number: one.payouts!.accounts.waits,
    holderName: 'Keo Sengdara',
    description: 'Withdrawal',
    callbackUrl: one.callbackUrl,
    ...given,
  };
}
