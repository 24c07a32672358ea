import { expect, test } from 'vitest';
import { inOrder, scannedAddress } from './downloads.ts';

test('the page shows iOS, Android, the lite app and the web version in this order', () => {
  const given = (['WEB', 'MOBILECONFIG', 'Android', 'IOS'] as const).map((resourceType) => ({
    resourceType,
    url: '/app',
    labelName: resourceType,
  }));
  expect(inOrder(given).map(({ resourceType }) => resourceType)).toEqual(['IOS', 'Android', 'MOBILECONFIG', 'WEB']);
});

test('a code contains an address that works on another device', () => {
  expect(scannedAddress('/', 'https://champa.example')).toBe('https://champa.example/');
  expect(scannedAddress('https://files.example/a.apk', 'https://champa.example')).toBe('https://files.example/a.apk');
  expect(scannedAddress('http://', 'https://champa.example')).toBe('http://');
});
