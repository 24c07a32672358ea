import { parseAmount } from '@champa/money';
import { encode, tag, withCrcTag } from 'promptparse';
import { describe, expect, test } from 'vitest';
import { asksFor } from './qr-payload.ts';

const amount = parseAmount('250000');

function code(given: Partial<Record<'53' | '54', string>> = {}): string {
  const fields = [
    tag('00', '01'),
    tag('53', given['53'] ?? '418'),
    tag('54', given['54'] ?? '250000.00'),
    tag('58', 'LA'),
  ];
  return withCrcTag(encode(fields), '63');
}

describe('a code is shown', () => {
  test('that asks for just this amount in its scheme’s currency', () => {
    expect(asksFor(code(), 'laoqr', amount, 'LAK')).toBe(true);
    expect(asksFor(code({ '54': '250000' }), 'laoqr', amount, 'LAK')).toBe(true);
  });

  test('whose amount looks like tags in a tag', () => {
    const looksNested = '4003215922.00';
    expect(asksFor(code({ '54': looksNested }), 'laoqr', parseAmount(looksNested), 'LAK')).toBe(true);
  });

  test.each([
    ['another amount', code({ '54': '2500000.00' }), 'laoqr', 'LAK'],
    ['no amount that can be read', code({ '54': '2e5' }), 'laoqr', 'LAK'],
    ['another currency', code({ '53': '764' }), 'laoqr', 'LAK'],
    ['another scheme', code(), 'promptpay', 'LAK'],
    ['a scheme of another currency than the deposit’s', code({ '53': '764' }), 'promptpay', 'LAK'],
    ['a wrong checksum', `${code().slice(0, -4)}0000`, 'laoqr', 'LAK'],
    ['no code at all', 'https://elsewhere.example/pay', 'laoqr', 'LAK'],
    ['nothing', '', 'laoqr', 'LAK'],
  ] as const)('but not one with %s', (_what, payload, scheme, currency) => {
    expect(asksFor(payload, scheme, amount, currency)).toBe(false);
  });
});
