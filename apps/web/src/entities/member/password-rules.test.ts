import type { RegisterField } from '@champa/contract';
import { expect, test } from 'vitest';
import { passwordErrors } from './password-rules.ts';

const rule: RegisterField = {
  name: 'password',
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 'lettersDigitsSymbols',
  min: 8,
  max: 20,
};
const wrong = (oldPassword: string, newPassword: string, confirmNewPassword: string) =>
  Object.keys(passwordErrors({ oldPassword, newPassword, confirmNewPassword }, rule, String));

test('all three fields are required', () => {
  expect(wrong('', '', '')).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword']);
});

test('the new password keeps the brand’s rule, and the repeated one equals it', () => {
  expect(wrong('old', 'short', 'short')).toEqual(['newPassword']);
  expect(wrong('old', 'has a space in', 'has a space in')).toEqual(['newPassword']);
  expect(wrong('old', 'night-Garden-7', 'night-Garden-8')).toEqual(['confirmNewPassword']);
  expect(wrong('old', 'night-Garden-7', 'night-Garden-7')).toEqual([]);
});

test('the old password may break today’s rule', () => {
  expect(wrong('1', 'night-Garden-7', 'night-Garden-7')).toEqual([]);
});
