import { expect, test } from 'vitest';
import { levelText } from './level-text.ts';

const bound = { hint: '****', isVerified: true };
const nothing = { level: 'low', paymentPassword: false, mobile: null, email: null } as const;

test('a low level names only what is missing', () => {
  expect(levelText(nothing)).toBe('security_level_low_text');
  expect(levelText({ ...nothing, paymentPassword: true })).toBe('security_level_low_bound');
  expect(levelText({ ...nothing, mobile: bound })).toBe('security_level_low_payment');
  expect(levelText({ ...nothing, email: bound })).toBe('security_level_low_payment');
});

test('the other levels have texts of their own', () => {
  const has = { paymentPassword: true, mobile: bound, email: null };
  expect(levelText({ ...has, level: 'medium' })).toBe('security_level_medium_text');
  expect(levelText({ ...has, level: 'high' })).toBe('security_level_high_text');
});
