import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox(Buffer.alloc(32, 7));

test('a sealed text opens again, and no two seals are equal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = box.seal('a', text);
      return box.open('a', sealed) === text && box.seal('a', text) !== sealed;
    }),
  );
});

test('opens for its purpose and its key only, and not after a change', () => {
  const sealed = box.seal('a', 'secret');
  const changed = Buffer.from(sealed, 'base64url');
  changed[14]! ^= 1;
  expect(() => box.open('b', sealed)).toThrow();
  expect(() => createSecretBox(Buffer.alloc(32, 8)).open('a', sealed)).toThrow();
  expect(() => box.open('a', changed.toString('base64url'))).toThrow();
  expect(() => box.open('a', '')).toThrow();
});

test('a keyed hash is the same for the same text, and another for each purpose', () => {
  expect(box.mac('a', 'x')).toEqual(box.mac('a', 'x'));
  expect(box.mac('b', 'x')).not.toEqual(box.mac('a', 'x'));
});

test('a short key is refused', () => {
  expect(() => createSecretBox(Buffer.alloc(31))).toThrow(/shorter/);
});
