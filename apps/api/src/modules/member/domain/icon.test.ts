import fc from 'fast-check';
import { test } from 'vitest';
import { iconByNumber } from './icon.ts';

test('every account has an icon of the gallery, and keeps it', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 2n ** 63n - 1n), fc.integer({ min: 1, max: 50 }), (id, count) => {
      const icon = iconByNumber(String(id), count);
      return icon >= 0 && icon < count && icon === iconByNumber(String(id), count);
    }),
  );
});
