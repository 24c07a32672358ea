import { expect, test } from 'vitest';
import { isAdmitted, isRange } from './addresses.ts';

test.each([
  ['203.0.113.7', [], true],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.8', ['198.51.100.1', '203.0.113.0/24'], true],
  ['::ffff:203.0.113.8', ['203.0.113.0/24'], true],
  ['2001:db8::5', ['2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32', '203.0.113.0/24'], false],
  ['no address', ['0.0.0.0/0'], false],
])('%s, where %j may come in: %s', (ip, ranges, admitted) => {
  expect(isAdmitted(ip, ranges)).toBe(admitted);
});

test('ranges are addresses, with a number of bits that fits', () => {
  const texts = ['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/8', 'office'];
  expect(texts.filter(isRange)).toEqual(texts.slice(0, 4));
});
