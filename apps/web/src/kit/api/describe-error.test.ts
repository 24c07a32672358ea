import { ApiError } from '@champa/api-client';
import { expect, test } from 'vitest';
import { describeError, describeField } from './describe-error.ts';

const spoken = (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`;

test('a refusal is in the visitor’s language, with its amounts as money', () => {
  const error = new ApiError('AMOUNT_OUT_OF_RANGE', 422, 'x', { min: '1', max: '2' });
  expect(describeError(error, spoken, (amount) => `₭${amount}`)).toContain('"min":"₭1","max":"₭2"');
  expect(describeError(new Error('bug'), spoken, String)).toContain('error.SYSTEM_ERROR');
  const wordless = ((id: string) => (id === 'error.SYSTEM_ERROR' ? 'a system error' : id)) as typeof spoken;
  const ofTomorrow = new ApiError('OF_A_NEWER_SERVER' as never, 409, 'x');
  expect(describeError(ofTomorrow, wordless, String)).toBe('a system error');
  expect(describeField('taken', spoken)).toContain('error.USERNAME_TAKEN');
  expect(describeField('never-heard', spoken)).toContain('field.invalid');
});
