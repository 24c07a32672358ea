import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerPage,
  comparePlaces,
  listOf,
  type Place,
  readPlace,
  readSortedPlace,
  writePlace,
  writeSortedPlace,
} from './paging.ts';

const instant = fc
  .bigInt({ min: 0n, max: 4_102_444_800_000_000n })
  .map((us) => Temporal.Instant.fromEpochNanoseconds(us * 1000n));
const number = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
const id = fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String);

test('a cursor is read as it was written, and fits an address', () => {
  fc.assert(
    fc.property(instant, number, (at, of) => {
      const cursor = writePlace({ at, number: of });
      expect(cursor).toMatch(/^[\w-]+$/);
      const place = readPlace(cursor)!;
      expect(place.number).toBe(of);
      expect(place.at.equals(at)).toBe(true);
    }),
  );
  const name = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(name, id, (value, of) => {
      const place = { value, id: of };
      expect(readSortedPlace(writeSortedPlace(place), () => true)).toEqual(place);
    }),
  );
});

test('a text that no page gave is not a cursor', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readPlace(text)).toBeNull();
      expect(readSortedPlace(text, () => true)).toBeNull();
    }),
  );
  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const values of [
    [2, '2026-01-01T00:00:00Z', '5'],
    [1, '2026-01-01T00:00:00Z'],
    [1, '2026-01-01T00:00:00Z', '5', '6'],
    [1, '2026-01-01T00:00:00Z', 5],
    [1, '2026-01-01T00:00:00Z', '-1'],
    [1, '2026-13-41T00:00:00Z', '5'],
    [1, '0000-01-01T00:00:00Z', '5'],
  ])
    expect(readPlace(json(values))).toBeNull();
  expect(readPlace(writeSortedPlace({ value: 'name', id: '5' }))).toBeNull();
  expect(readSortedPlace(json([1, 'name', '0 OR 1=1']), () => true)).toBeNull();
  expect(readSortedPlace(json([1, 'a\0b', '1']), () => true)).toBeNull();
  expect(readSortedPlace(json([1, 'name', '1']), (value) => /^\d+$/.test(value))).toBeNull();
});

test('pages of any size have every row once, in order, and only the first has totals', async () => {
  const places = fc.uniqueArray(fc.record({ at: instant, number }), {
    maxLength: 30,
    selector: ({ at, number: of }) => `${at} ${of}`,
  });
  await fc.assert(
    fc.asyncProperty(places, fc.integer({ min: 1, max: 8 }), async (some, limit) => {
      const rows = some.toSorted(comparePlaces);
      const list = listOf(rows, (row) => row, { total: rows.length as number | null });
      const read: Place[] = [];
      let after: string | undefined;
      for (;;) {
        const page = await answerPage(list, { after, limit }, { total: null });
        expect(page.totals.total).toBe(after === undefined ? rows.length : null);
        read.push(...page.rows);
        if (page.next === null) break;
        after = page.next;
      }
      expect(read).toEqual(rows);
    }),
  );
});
