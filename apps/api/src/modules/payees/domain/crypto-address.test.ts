import { type CryptoNetwork, cryptoNetworks } from '@champa/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAddress } from './crypto-address.ts';

/** Published examples: BIP 13, 141, 173 and 350, EIP 55, and the contract of USDT on each network. */
const known: Record<CryptoNetwork, string[]> = {
  TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ERC20: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  ],
  BEP20: ['0x55d398326f99059fF775485246999027B3197955'],
  BTC: [
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  LTC: ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
};

const examples = cryptoNetworks.flatMap((network) => known[network].map((address) => [network, address] as const));

test.each(examples)('on %s, %s is an address', (network, address) => {
  expect(isAddress(network, address)).toBe(true);
});

test.each([
  ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['BTC', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['TRC20', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['TRC20', ''],
] as const)('on %s, %s is none', (network, address) => {
  expect(isAddress(network, address)).toBe(false);
});

// The capitals of Ethereum-style addresses carry as many bits as an address has letters, some 15: they catch most
// typing errors, not all.
const isCapitals = (network: CryptoNetwork): boolean => network === 'ERC20' || network === 'BEP20';

test('a changed letter is detected', () => {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const checked = examples.filter(([network]) => !isCapitals(network));
  fc.assert(
    fc.property(
      fc.constantFrom(...checked),
      fc.nat(),
      fc.constantFrom(...letters),
      ([network, address], at, letter) => {
        const where = at % address.length;
        const slip = address.slice(0, where) + letter + address.slice(where + 1);
        return slip === address || !isAddress(network, slip);
      },
    ),
    { numRuns: 3000 },
  );
});

test('a lost or doubled letter is detected', () => {
  for (const [network, address] of examples) {
    for (let at = 0; at < address.length; at += 1) {
      const [before, letter, after] = [address.slice(0, at), address[at]!, address.slice(at + 1)];
      expect(isAddress(network, before + after), `${network} without letter ${at}`).toBe(false);
      expect(isAddress(network, before + letter + letter + after), `${network} with letter ${at} twice`).toBe(false);
    }
  }
});

test('a changed capital is detected', () => {
  for (const [network, address] of examples.filter(([network]) => isCapitals(network))) {
    for (const { index } of address.matchAll(/[a-f]/gi)) {
      const letter = address[index]!;
      const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      expect(isAddress(network, address.slice(0, index) + turned + address.slice(index + 1))).toBe(false);
    }
  }
});

test('any input is checked without a failure', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cryptoNetworks), fc.string({ unit: 'binary', maxLength: 120 }), (network, text) => {
      return isAddress(network, text) === false;
    }),
  );
});
