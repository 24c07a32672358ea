import { downlineSorts } from '@champa/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './team-cursor.ts';

const id = fc.bigInt({ min: 1n, max: 10n ** 17n }).map(String);
const amount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(String);

test('a cursor is read as it was written', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), amount, id, (name, money, of) => {
      expect(readCursor(writeCursor({ key: name, id: of }), 'name')).toEqual({ key: name, id: of });
      for (const sort of ['balance', 'validBet', 'profit'] as const)
        expect(readCursor(writeCursor({ key: money, id: of }), sort)).toEqual({ key: money, id: of });
    }),
  );
  const registered = { key: '2026-03-01 17:00:00.123456+00', id: '7' };
  expect(readCursor(writeCursor(registered), 'registered')).toEqual(registered);
});

test('an invalid cursor gives null, whatever was sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...downlineSorts), (text, sort) => {
      expect(readCursor(text, sort)).toBeNull();
    }),
  );
  expect(readCursor(writeCursor({ key: 'abc', id: '7' }), 'balance')).toBeNull();
  expect(readCursor(writeCursor({ key: 'abc', id: '7' }), 'registered')).toBeNull();
  expect(readCursor(writeCursor({ key: '1', id: '0 OR 1=1' }), 'balance')).toBeNull();
});
