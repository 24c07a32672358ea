import fc from 'fast-check';
import { expect, test } from 'vitest';
import { iconByNumber, isPicture } from './icon.ts';

test.each([
  ['a png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], true],
  ['a jpg', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a gif', Array.from('GIF89a', (letter) => letter.charCodeAt(0)), false],
  ['an svg', Array.from('<svg xmlns', (letter) => letter.charCodeAt(0)), false],
  ['the half of a png’s beginning', [0x89, 0x50, 0x4e], false],
  ['nothing', [], false],
])('%s', (_what, bytes, is) => {
  expect(isPicture(Uint8Array.from(bytes))).toBe(is);
});

test('every account has one of the gallery, and keeps it', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 2n ** 63n - 1n), fc.integer({ min: 1, max: 50 }), (id, count) => {
      const icon = iconByNumber(String(id), count);
      return icon >= 0 && icon < count && icon === iconByNumber(String(id), count);
    }),
  );
});
