import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes a text that would break a row', () => {
  expect(
    toCsv([
      ['a', 'b,c'],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n"say ""hi""","two\nlines"\r\n');
});

test('a text that a spreadsheet would run as a formula is escaped; figures stay figures', () => {
  expect(toCsv([['=1+1', '@sum', '-cmd', '-5.00', '+3.00']])).toBe("\uFEFF'=1+1,'@sum,'-cmd,-5.00,+3.00\r\n");
});
