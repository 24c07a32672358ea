import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimePlace } from '../../platform/paging.ts';
import { answerPage, comparePlaces, listOf, sortedCursor } from './paging.ts';

const instant = fc
  .bigInt({ min: 0n, max: 4_102_444_800_000_000n })
  .map((us) => Temporal.Instant.fromEpochNanoseconds(us * 1000n));
const number = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });

test('the cursor of a sorted list takes any name, and only values that fit its order', () => {
  const byName = sortedCursor(() => true);
  const byNumber = sortedCursor((value) => /^-?\d{1,19}$/.test(value));
  const name = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0'));
  const id = fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String);
  fc.assert(
    fc.property(name, id, (value, of) => {
      expect(byName.parse(byName.write({ value, id: of }))).toEqual({ value, id: of });
    }),
  );
  expect(byNumber.parse('-5_1')).toEqual({ value: '-5', id: '1' });
  for (const text of ['', 'name', 'name_0 OR 1=1', 'a\0b_1', 'name_0']) expect(byName.parse(text)).toBeNull();
  expect(byNumber.parse('name_1')).toBeNull();
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
      const read: TimePlace[] = [];
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
