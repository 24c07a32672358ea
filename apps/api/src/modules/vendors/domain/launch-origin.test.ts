import { expect, test } from 'vitest';
import { isAtLaunchOrigin, launchOriginsOf, readLaunchOrigin } from './launch-origin.ts';

test.each([
  ['https://games.example', 'https://games.example'],
  ['HTTPS://Games.Example:443/', 'https://games.example'],
  ['http://localhost:8082', 'http://localhost:8082'],
  ['https://*.games.example:8443', 'https://*.games.example:8443'],
])('%s is an origin', (text, origin) => expect(readLaunchOrigin(text)).toBe(origin));

test.each([
  'games.example',
  'https://games.example/play',
  'https://games.example?x',
  'https://user@games.example',
  'https://a.*.example',
  'https://*',
  "https://games.example; script-src 'self'",
  'https://games.example;x',
  'javascript:alert(1)',
  '*',
  '',
])('%s is none', (text) => expect(readLaunchOrigin(text)).toBeNull());

test('a vendor opens games at its origins, else at that of its launch address', () => {
  const launchUrl = 'https://api.vendor.example/games';
  expect(launchOriginsOf({ launchOrigins: [], launchUrl })).toEqual(['https://api.vendor.example']);
  expect(launchOriginsOf({ launchOrigins: [], launchUrl: null })).toEqual([]);
  const vendor = { launchOrigins: ['https://play.example', 'https://*.cdn.example'], launchUrl };
  const at = (address: string) => isAtLaunchOrigin(vendor, address);
  expect(['https://play.example/x?y', 'https://a.cdn.example/', 'https://a.b.cdn.example/'].map(at)).toEqual([
    true,
    true,
    true,
  ]);
  const others = [
    launchUrl,
    'http://play.example/',
    'https://play.example:444/',
    'https://cdn.example/',
    'http://a.cdn.example/',
    'https://a.cdn.example.evil/',
    'https://acdn.example/',
  ];
  expect(others.filter(at)).toEqual([]);
});
