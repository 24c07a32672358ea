import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from './http/api-error.ts';
import {
  byId,
  createCursor,
  cutPage,
  type CursorPart,
  instantPart,
  integerPart,
  numberPart,
  readPage,
  textPart,
  timeCursor,
  type TimePlace,
} from './paging.ts';

const at = fc
  .bigInt({ min: Temporal.Instant.from('0001-01-01T00:00:00Z').epochNanoseconds, max: 253_402_300_799_999_999_999n })
  .map((nanoseconds) => Temporal.Instant.fromEpochNanoseconds(nanoseconds));
const number = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
const amount = fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n });

const byName = createCursor<{ name: string; amount: bigint; id: bigint }>({
  name: textPart(60),
  amount: integerPart,
  id: numberPart,
});

test('a place in time is read as it was written', () => {
  fc.assert(
    fc.property(at, number, (time, n) => {
      const place = timeCursor.parse(timeCursor.write({ at: time, number: n }));
      expect([String(place?.at), place?.number]).toEqual([String(time), n]);
    }),
  );
});

test('a place in a list sorted by any text is read as it was written, whatever the text holds', () => {
  const name = fc
    .oneof(fc.string({ maxLength: 60 }), fc.constantFrom('', '_', '__', 'a_1_2', '_7'))
    .filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(name, amount, number, (text, money, id) => {
      const place = { name: text, amount: money, id };
      expect(byName.parse(byName.write(place))).toEqual(place);
    }),
  );
});

test('what no page gave as its next is no place, whatever was sent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(timeCursor.parse(text)).toBeNull();
    }),
  );
  for (const text of [
    '',
    '_',
    '2026-02-31T00:00:00Z_1',
    '0000-01-01T00:00:00Z_1',
    '2026-01-01_1',
    '2026-01-01T00:00:00+07:00_1',
    '2026-01-01T00:00:00Z_-1',
    '2026-01-01T00:00:00Z_9223372036854775808',
    '2026-01-01T00:00:00Z_1_2',
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z_1 OR 1=1',
  ])
    expect(timeCursor.parse(text), text).toBeNull();
  expect(byName.parse(`${'x'.repeat(61)}_1_1`)).toBeNull();
});

test('a query without a place begins at the beginning; one with a wrong place is refused by the field’s name', () => {
  expect([timeCursor.require(undefined), timeCursor.require(null)]).toEqual([null, null]);
  expect(() => timeCursor.require('x', 'before')).toThrow(ApiError);
  try {
    timeCursor.require('x', 'before');
  } catch (error) {
    expect(error).toMatchObject({ code: 'VALIDATION', value: { fields: { before: 'cursor' } } });
  }
});

// Ties are what a cursor is easily wrong about: many rows of one time.
const rows = fc.uniqueArray(
  fc.record({ at: fc.integer({ min: 0, max: 3 }).map((ms) => Temporal.Instant.fromEpochMilliseconds(ms)), number }),
  { maxLength: 40, selector: (row) => row.number },
);
const latestFirst = (a: TimePlace, b: TimePlace): number =>
  Temporal.Instant.compare(b.at, a.at) || Math.sign(Number(b.number - a.number));

test('page after page shows each row once and in order, also where many have the same time', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 7 }), async (all, size) => {
      const sorted = all.toSorted(latestFirst);
      const seen: TimePlace[] = [];
      let next: string | null | undefined;
      let pages = 0;
      do {
        const after = timeCursor.require(next);
        const read = async (limit: number) =>
          sorted.filter((row) => !after || latestFirst(after, row) < 0).slice(0, limit);
        const page = await readPage(size, read, timeCursor.write);
        seen.push(...page.list);
        next = page.next;
        pages += 1;
      } while (next);
      expect(seen).toEqual(sorted);
      expect(pages).toBe(Math.max(1, Math.ceil(all.length / size)));
    }),
  );
});

test('the last page has no next, also where it is full', () => {
  const found = [3n, 2n, 1n].map((id) => ({ id }));
  expect(cutPage(found, 3, byId)).toEqual({ list: found, next: null });
  expect(cutPage(found, 2, byId)).toEqual({ list: found.slice(0, 2), next: '2' });
  expect(cutPage([], 2, byId)).toEqual({ list: [], next: null });
});

test.each<[string, Pick<CursorPart<unknown>, 'read'>, string]>([
  ['a number', numberPart, '-1'],
  ['an amount', integerPart, '1.5'],
  ['a time', instantPart, 'yesterday'],
  ['a text', textPart(3), 'a\0b'],
])('%s that is none is read as null', (_name, part, text) => {
  expect(part.read(text)).toBeNull();
});
