import { expect, test } from 'vitest';
import { launchAddress } from './launch-address.ts';

const address = 'https://studio.example/play/gold-rush?token=a%2Bb&lang=lo#table';

test('without launch networks the vendor’s own address is opened', () => {
  expect(launchAddress(address, [], () => 0.5)).toBe(address);
});

test.each([
  [0, 'https://one.example/play/gold-rush?token=a%2Bb&lang=lo#table'],
  [0.99, 'https://two.example/games/play/gold-rush?token=a%2Bb&lang=lo#table'],
])('a random network replaces the host; path and query stay: %d', (random, opened) => {
  expect(launchAddress(address, ['https://one.example', 'https://two.example/games/'], () => random)).toBe(opened);
});

test('an entry that is not a web address is ignored', () => {
  expect(launchAddress(address, ['', 'javascript:alert(1)', 'cdn'], () => 0)).toBe(address);
});
