import { expect, test } from 'vitest';
import { destinationOf } from './linkage.ts';

test.each([
  ['ROUTE', '/rng?vassalage=PG', { kind: 'path', path: '/rng?vassalage=PG' }],
  ['URL', 'https://example.com/a', { kind: 'site', address: 'https://example.com/a' }],
  ['PROMOTION', '12', { kind: 'path', path: '/promotions?id=12' }],
  ['GAME', '7', { kind: 'game', nodeId: '7' }],
  [null, null, null],
] as const)('a linkage %s %s is followed', (linkageType, linkage, destination) => {
  expect(destinationOf({ linkageType, linkage })).toEqual(destination);
});

test.each([
  ['ROUTE', '//evil.example'],
  ['ROUTE', '/\\evil.example'],
  ['ROUTE', 'javascript:alert(1)'],
  ['URL', 'javascript:alert(1)'],
  ['URL', 'data:text/html,x'],
  ['PROMOTION', '1&x=2'],
  ['GAME', '../x'],
] as const)('a linkage %s %s leads nowhere', (linkageType, linkage) => {
  expect(destinationOf({ linkageType, linkage })).toBeNull();
});
