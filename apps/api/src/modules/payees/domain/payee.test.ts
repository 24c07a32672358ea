import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPayee, countByKind, type GivenPayee, hiddenNumber, plainPayee, providersOf, sameness } from './payee.ts';

const offered = providersOf({
  banks: [{ code: 'BCEL', name: 'BCEL' }],
  wallets: [{ code: 'UMONEY', name: 'U-Money' }],
  networks: ['TRC20'],
});
const bank: GivenPayee = {
  kind: 'BANK',
  provider: 'BCEL',
  number: '0101200001234',
  holderName: 'Keo Sengdara',
  branch: '',
};
const crypto: GivenPayee = { ...bank, kind: 'CRYPTO', provider: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };

describe('an account', () => {
  test.each([
    ['a bank account', bank, '', {}],
    ['a bank account in the member’s name', bank, 'keo  SENGDARA', {}],
    ['a Lao name', { ...bank, holderName: 'ແກ້ວ ແສງດາລາ' }, 'ແກ້ວ ແສງດາລາ', {}],
    ['a crypto address without a name', { ...crypto, holderName: '' }, 'Keo Sengdara', {}],
    [
      'a bank account in another name',
      { ...bank, holderName: 'Noy Phommasa' },
      'Keo Sengdara',
      { holderName: 'holder' },
    ],
    ['a bank that is not offered', { ...bank, provider: 'KTB' }, '', { provider: 'pattern' }],
    ['a wallet’s code as a bank', { ...bank, provider: 'UMONEY' }, '', { provider: 'pattern' }],
    ['a number with letters', { ...bank, number: '01A1200001' }, '', { number: 'pattern' }],
    ['a short number', { ...bank, number: '12345' }, '', { number: 'length' }],
    ['a broken address', { ...crypto, number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }, '', { number: 'checksum' }],
    [
      'nothing',
      { ...bank, provider: '', number: '', holderName: '' },
      '',
      { provider: 'required', number: 'required', holderName: 'required' },
    ],
    ['a name of digits', { ...bank, holderName: '1234' }, '', { holderName: 'pattern' }],
  ] as const)('%s', (_what, payee, holder, failures) => {
    expect(checkPayee(payee, offered, holder)).toEqual(failures);
  });

  test('is the same however its number is written', () => {
    const spaced = plainPayee({ ...bank, number: ' 0101-2000 0123 4 ' });
    expect(spaced.number).toBe(bank.number);
    expect(sameness(spaced)).toBe(sameness(bank));
    expect(sameness({ ...bank, kind: 'E_WALLET' })).not.toBe(sameness(bank));
    const segwit = { ...crypto, provider: 'BTC', number: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4' };
    expect(sameness(segwit)).toBe(sameness({ ...segwit, number: segwit.number.toLowerCase() }));
  });

  test('shows no more of its number than the end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,20}$/), (number) => hiddenNumber(number) === `****${number.slice(-4)}`),
    );
  });
});

test('accounts are counted by kind', () => {
  expect(countByKind([bank, crypto, bank])).toEqual({ BANK: 2, E_WALLET: 0, CRYPTO: 1 });
});
