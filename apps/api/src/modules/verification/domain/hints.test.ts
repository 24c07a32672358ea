import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideAddress, hideNumber } from './hints.ts';

test('a hint gives little of a number and little of a mailbox away', () => {
  expect(hideNumber('+8562055512345')).toBe('+856*******345');
  expect(hideAddress('somphone@champa.la')).toBe('s***@champa.la');
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (mobile) => {
      const hint = hideNumber(mobile);
      return hint.length === mobile.length && hint.split('*').length - 1 === mobile.length - 7;
    }),
  );
});
