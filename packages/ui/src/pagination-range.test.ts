import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PageItem, paginationRange } from './pagination-range.ts';

function written(items: readonly PageItem[]): string {
  return items.map((item) => ('page' in item ? String(item.page) : '…')).join(' ');
}

test.each([
  { current: 1, total: 1, shown: '1' },
  { current: 1, total: 9, shown: '1 2 3 4 5 … 8 9' },
  { current: 5, total: 9, shown: '1 2 3 4 5 6 7 8 9' },
  { current: 9, total: 9, shown: '1 2 … 5 6 7 8 9' },
  { current: 10, total: 20, shown: '1 2 … 8 9 10 11 12 … 19 20' },
  { current: 1, total: 358, shown: '1 2 3 4 5 … 357 358' },
  { current: 6, total: 20, shown: '1 2 3 4 5 6 7 8 … 19 20' },
])('page $current of $total shows $shown', ({ current, total, shown }) => {
  expect(written(paginationRange(current, total, 5, 2))).toBe(shown);
});

test('any page has links to itself, both ends and its neighbours, in order, each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
      const [current, total] = [Math.min(a, b), Math.max(a, b)];
      const pages = paginationRange(current, total, 5, 2).flatMap((item) => ('page' in item ? [item.page] : []));
      expect(pages).toEqual([...new Set(pages)].toSorted((x, y) => x - y));
      for (const page of [1, current, total, Math.min(total, current + 1)]) expect(pages).toContain(page);
      expect(pages.length).toBeLessThanOrEqual(11);
    }),
  );
});
