import { errorCodes, type ErrorCode } from '@champa/contract/errors';
import { languages } from '@champa/contract/constants';
import { expect, test } from 'vitest';
import { errorMessage, translate } from './server.ts';

test('every refusal has a message in every language', () => {
  for (const language of languages) {
    for (const code of Object.keys(errorCodes) as ErrorCode[]) {
      expect(errorMessage(code, language), `${code} in ${language}`).not.toMatch(/^error\.|undefined|\{/);
    }
  }
});

test('inserts arguments and plurals', () => {
  expect(errorMessage('TOO_MANY_REQUESTS', 'en', { retryAfterSeconds: 1 })).toContain('in 1 second.');
  expect(errorMessage('TOO_MANY_REQUESTS', 'en')).toContain('Wait a moment');
  expect(errorMessage('TOO_MANY_REQUESTS', 'cn', { retryAfterSeconds: 30 })).toContain('30 秒');
  expect(translate('field.length', 'lo', { min: 4, max: 20 })).toContain('4 ຫາ 20');
});
