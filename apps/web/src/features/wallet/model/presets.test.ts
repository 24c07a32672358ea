import { parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { markOf } from './deposit-kinds.ts';
import { presetsWithin } from './presets.ts';

const method = { min: '20.00', max: '500.00', presets: ['10.00', '20.00', '100.00', '500.00', '1000.00'] };

test('presets keep to the method’s limits and to the member’s own', () => {
  expect(presetsWithin(method, null)).toEqual(['20.00', '100.00', '500.00']);
  expect(presetsWithin(method, { left: parseAmount('120'), period: 'day' })).toEqual(['20.00', '100.00']);
  expect(presetsWithin(method, { left: 0n, period: 'day' })).toEqual([]);
});

test('a payment that the member cancelled at the provider is cancelled, not failed', () => {
  expect(markOf({ state: 'failed', reason: 'payment_cancelled' }).label).toBe('deposit_state_cancelled');
  expect(markOf({ state: 'failed', reason: 'payment_failed' }).label).toBe('deposit_state_failed');
});
