import { ApiError } from '@champa/api-client';
import type { ErrorCode } from '@champa/contract';
import { type MessageId, translate } from '@champa/i18n/server';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { describeField } from './describe-field.ts';

const spoken = (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`;

const formats = { money: (amount: string) => `₭${amount}`, time: (at: string) => at };

test('a refusal is in the visitor’s language, with its amounts as money', () => {
  const error = new ApiError('AMOUNT_OUT_OF_RANGE', 422, 'x', { min: '1', max: '2' });
  expect(describeError(error, spoken, formats)).toContain('"min":"₭1","max":"₭2"');
  expect(describeError(new Error('bug'), spoken, formats)).toContain('error.SYSTEM_ERROR');
  const wordless = ((id: string) => (id === 'error.SYSTEM_ERROR' ? 'a system error' : id)) as typeof spoken;
  const ofTomorrow = new ApiError('OF_A_NEWER_SERVER' as never, 409, 'x');
  expect(describeError(ofTomorrow, wordless, formats)).toBe('a system error');
  expect(describeField('taken', spoken)).toContain('error.USERNAME_TAKEN');
  expect(describeField('never-heard', spoken)).toContain('field.invalid');
});

test('a refusal names the limit that refused, what it leaves and until when', () => {
  const words = (id: MessageId, values = {}) => translate(id, 'en', values);
  const told = (code: ErrorCode, value: Record<string, unknown>) =>
    describeError(new ApiError(code, 409, 'x', value), words, formats);
  expect(told('LOTTERY_PLAY_LIMIT', { limit: 'bonus', period: null, most: '5.00' })).toBe(
    'While you wager your bonus, one stake may be at most ₭5.00.',
  );
  expect(told('LOTTERY_PLAY_LIMIT', { limit: 'loss', period: 'week', most: '7.00' })).toBe(
    'Your limit on losses of a week leaves ₭7.00.',
  );
  expect(told('PLAY_TIME_OUT', { until: 'noon' })).toContain('a break from play until noon.');
  expect(told('SELF_EXCLUDED', { until: null })).toContain('from play for good.');
  expect(told('SELF_EXCLUDED', {})).toContain('excluded yourself from play. You');
  expect(told('WITHDRAWAL_LIMIT_REACHED', { countLeft: 2, amountLeft: '9.00', endsAt: 'noon' })).toBe(
    'Today’s limits leave ₭9.00 in 2 withdrawals. New ones begin at noon.',
  );
});
