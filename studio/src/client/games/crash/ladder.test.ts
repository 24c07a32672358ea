import { parseAmount } from '@champa/money';
import { describe, expect, it } from 'vitest';
import { payoutAt, readAutoCashout, stakeLadder } from './ladder.ts';

describe('the ladder of stakes', () => {
  it('runs from the smallest to the largest stake and includes the quick picks', () => {
    const ladder = stakeLadder('1000', '50000', ['2500', '10000']);
    expect(ladder[0]).toBe('1000.00');
    expect(ladder.at(-1)).toBe('50000.00');
    expect(ladder).toContain('2500.00');
  });

  it('contains only multiples of the smallest stake beside the quick picks', () => {
    for (const stake of stakeLadder('1000', '2000000', [])) expect(parseAmount(stake) % parseAmount('1000')).toBe(0n);
  });
});

describe('an automatic cash-out', () => {
  it.each([
    ['2', '2.00'],
    ['1,5', '1.50'],
    [' 1.07 ', '1.07'],
    ['10000', '10000.00'],
  ])('%s is parsed as %s', (text, read) => {
    expect(readAutoCashout(text, '1.01', '10000.00')).toBe(read);
  });

  it.each(['', 'x', '1.00', '1.005', '10000.01', '-2'])('%s is refused', (text) => {
    expect(readAutoCashout(text, '1.01', '10000.00')).toBeNull();
  });
});

it('a payout is rounded down to the unit', () => {
  expect(payoutAt(333_333n, '1.37')).toBe(456_666n);
});
