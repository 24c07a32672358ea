import { expect, test } from 'vitest';
import type { WantedOn } from '../kit/resource.ts';
import { createPages } from './pages.ts';

/** Seven rows, their numbers being the cursor. */
function sevenRows() {
  const calls: (string | undefined)[] = [];
  const readOn = async ({ page: { after, pageSize } }: WantedOn) => {
    calls.push(after);
    const from = Number(after ?? 0);
    const list = [1, 2, 3, 4, 5, 6, 7].filter((id) => id > from).slice(0, Number(pageSize));
    const last = list.at(-1) ?? 7;
    return { list: list.map((id) => ({ id })), next: last === 7 ? null : String(last) };
  };
  return { calls, readOn };
}

const at = (number: number, filter = {}) => ({ list: 'withdrawals', number, size: 3, filter });

test('pages that follow each other take one call each', async () => {
  const pageOf = createPages();
  const { calls, readOn } = sevenRows();
  const pages = [await pageOf(at(1), readOn), await pageOf(at(2), readOn), await pageOf(at(3), readOn)];
  expect(pages.map(({ list }) => list.length)).toEqual([3, 3, 1]);
  expect(pages.map(({ next }) => next)).toEqual(['3', '6', null]);
  expect(calls).toEqual([undefined, '3', '6']);
});

test('a page opened by its address is reached through those before it', async () => {
  const pageOf = createPages();
  const { calls, readOn } = sevenRows();
  expect((await pageOf(at(3), readOn)).list).toEqual([{ id: 7 }]);
  expect(calls).toEqual([undefined, '3', '6']);
});

test('a page behind the end is empty', async () => {
  const pageOf = createPages();
  const { readOn } = sevenRows();
  expect(await pageOf(at(9), readOn)).toEqual({ list: [], next: null });
});

test('another filter is another list', async () => {
  const pageOf = createPages();
  const { calls, readOn } = sevenRows();
  await pageOf(at(1), readOn);
  await pageOf(at(2, { state: 'paid' }), readOn);
  expect(calls).toEqual([undefined, undefined, '3']);
});
