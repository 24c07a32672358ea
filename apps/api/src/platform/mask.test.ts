import { expect, test } from 'vitest';
import { masked } from './mask.ts';

test.each([
  ['phone', '+8562055512345', '+856****345'],
  ['phone', '12345', '****'],
  ['email', 'somphone@champa.la', 's****@champa.la'],
  ['email', 'no mailbox', '****'],
  ['account', '0101200012345678', '****5678'],
  ['account', '1234', '****'],
  ['document', 'P1234567', '****567'],
  ['name', 'ສົມພອນ', 'ສ****'],
  ['day', '1990-05-12', '1990-**-**'],
  ['email', '', ''],
] as const)('a %s %s is shown as %s', (kind, text, shown) => {
  expect(masked(kind, text)).toBe(shown);
});
