import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryModes, nextAttempt, planDeliveries } from './delivery-plan.ts';
import { coinsFor, worth } from './crypto.ts';
import { qrPayload, readQr, type SchemeName } from './emv-qr.ts';
import { type OrderAction, type OrderState, stepOf } from './order.ts';

describe('an order', () => {
  const actions: OrderAction[] = ['pay', 'decline', 'cancel', 'expire'];

  test.each<OrderState>(['paid', 'cancelled', 'expired'])('that is %s takes no further action', (state) => {
    expect(actions.map((action) => stepOf(state, action))).toEqual([null, null, null, null]);
  });

  test('stays open after a declined attempt, and the merchant is told of the failure', () => {
    expect(stepOf('open', 'decline')).toEqual({ state: 'open', declined: true, tells: 'failed' });
  });

  test('that expired can still be paid by money in transit', () => {
    expect(stepOf('expired', 'payLate')?.tells).toBe('paid');
    expect(stepOf('open', 'payLate')).toBeNull();
    expect(stepOf('cancelled', 'payLate')).toBeNull();
  });
});

describe('deliveries', () => {
  test('report the outcome in every mode except `lost`', () => {
    for (const mode of deliveryModes) {
      expect(planDeliveries(mode).some(({ event }) => event === 'outcome')).toBe(mode !== 'lost');
    }
  });

  test('are retried after growing pauses, for a day', () => {
    const created = Temporal.Instant.from('2026-01-01T00:00:00Z');
    expect(nextAttempt(created, 1, created)?.since(created).total('seconds')).toBe(1);
    expect(nextAttempt(created, 40, created)?.since(created).total('seconds')).toBe(3600);
    expect(nextAttempt(created, 5, created.add({ hours: 24 }))).toBeNull();
  });
});

describe('a payment code', () => {
  const examples = fc.record({
    asked: fc.constantFrom(
      { scheme: 'laoqr', currency: 'LAK' },
      { scheme: 'promptpay', currency: 'THB' },
      { scheme: 'vietqr', currency: 'VND' },
    ) as fc.Arbitrary<{ scheme: SchemeName; currency: string }>,
    hundredths: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    code: fc.stringMatching(/^SP[A-Z2-9]{10}$/),
  });

  test('of any scheme is parsed as what it was made for', () => {
    fc.assert(
      fc.property(examples, ({ asked: { scheme, currency }, hundredths, code }) => {
        const amount = hundredths * 1000n;
        const payload = qrPayload(scheme, { amount, currency, code }, 'Champa');
        expect(readQr(payload)).toEqual({ scheme, amount, currency, code });
      }),
      // An amount that looks like nested tags.
      {
        examples: [
          [{ asked: { scheme: 'laoqr', currency: 'LAK' }, hundredths: 400_321_592_200n, code: 'SPA2AAA2A222' }],
        ],
      },
    );
  });

  test('that was changed in one place is not accepted', () => {
    const payload = qrPayload('laoqr', { amount: 25_000_000_000n, currency: 'LAK', code: 'SPABCDEFGHJK' }, 'Champa');
    for (let place = 0; place < payload.length; place++) {
      const digit = payload[place] === '7' ? '8' : '7';
      expect(readQr(payload.slice(0, place) + digit + payload.slice(place + 1)), String(place)).toBeNull();
    }
  });

  test.each(['', 'hello', '000201', '{}'])('is not parsed from %j', (text) => expect(readQr(text)).toBeNull());
});

describe('coins', () => {
  test('pay an amount to the last unit if their number is exact', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 13n }), (hundredths) => {
        const amount = hundredths * 1000n;
        const coins = coinsFor(amount, 'LAK')!;
        expect(worth({ amount, currency: 'LAK', coins }, coins)).toBe(amount);
        expect(worth({ amount, currency: 'LAK', coins }, coins - 1000n) < amount).toBe(true);
      }),
    );
  });

  test('have no rate for an unknown currency', () => {
    expect(coinsFor(100_000n, 'XXX')).toBeNull();
  });
});
