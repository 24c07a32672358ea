import { describe, expect, test } from 'vitest';
import { deliveryModes, nextAttempt, planDeliveries } from './delivery-plan.ts';
import { checksum, emvQr } from './emv-qr.ts';
import { type OrderAction, type OrderState, stepOf } from './order.ts';

describe('an order', () => {
  const actions: OrderAction[] = ['pay', 'decline', 'cancel', 'expire'];

  test.each<OrderState>(['paid', 'cancelled', 'expired'])('that is %s takes no further action', (state) => {
    expect(actions.map((action) => stepOf(state, action))).toEqual([null, null, null, null]);
  });

  test('stays open after a declined attempt, and the merchant is told of the failure', () => {
    expect(stepOf('open', 'decline')).toEqual({ state: 'open', declined: true, tells: 'failed' });
  });

  test('that expired can still be paid by money under way', () => {
    expect(stepOf('expired', 'payLate')?.tells).toBe('paid');
    expect(stepOf('open', 'payLate')).toBeNull();
    expect(stepOf('cancelled', 'payLate')).toBeNull();
  });
});

describe('deliveries', () => {
  test('tell the outcome in every mode but the lost one', () => {
    for (const mode of deliveryModes) {
      expect(planDeliveries(mode).some(({ event }) => event === 'outcome')).toBe(mode !== 'lost');
    }
  });

  test('are tried again after growing pauses, for a day', () => {
    const created = Temporal.Instant.from('2026-01-01T00:00:00Z');
    expect(nextAttempt(created, 1, created)?.since(created).total('seconds')).toBe(1);
    expect(nextAttempt(created, 40, created)?.since(created).total('seconds')).toBe(3600);
    expect(nextAttempt(created, 5, created.add({ hours: 24 }))).toBeNull();
  });
});

describe('the QR code', () => {
  test('has the checksum the standard’s examples have', () => {
    expect(checksum('123456789')).toBe('29B1'); // the check value of CRC-16/CCITT-FALSE
  });

  test('carries currency, exact amount and reference', () => {
    const payload = emvQr({
      amount: 25_000_050_000n,
      currency: 'LAK',
      reference: 'SP-1234ABCD',
      merchantName: 'Champa',
    })!;
    expect(payload).toMatch(/^000201010212/);
    expect(payload).toContain('5303418');
    expect(payload).toContain('5409250000.50');
    expect(payload).toContain('0511SP-1234ABCD');
    expect(payload.slice(-4)).toBe(checksum(payload.slice(0, -4)));
  });

  test('is not made for a currency it cannot name', () => {
    expect(emvQr({ amount: 1n, currency: 'XXX', reference: 'r', merchantName: 'm' })).toBeNull();
  });
});
