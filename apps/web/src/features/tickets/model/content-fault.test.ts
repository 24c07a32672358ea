import { expect, test } from 'vitest';
import { contentFault } from './content-fault.ts';

const rules = { min: 10, max: 20 };

test.each([
  ['   ', 'ticket_content_missing'],
  ['nine more', 'ticket_content_short'],
  ['  ten letter  ', undefined],
  ['🌸'.repeat(20), undefined],
  ['x'.repeat(21), 'ticket_content_long'],
])('%j: %s', (text, fault) => {
  expect(contentFault(text, rules)).toBe(fault);
});
