import { expect, test } from 'vitest';
import { mallTabs, parseMallSearch, shownTab } from './mall-search.ts';

test('valid parameters are read, an invalid one counts as missing', () => {
  expect(parseMallSearch({ tab: 'records', goods: '12', convert: true })).toEqual({
    tab: 'records',
    goods: '12',
    convert: true,
  });
  for (const nonsense of ['', '<b>', 'x'.repeat(50), null, ['records'], {}, -1]) {
    expect(parseMallSearch({ tab: nonsense, goods: nonsense, convert: nonsense })).toEqual({});
  }
});

test('a visitor sees goods and rules', () => {
  expect(mallTabs.map((tab) => shownTab({ tab }, false))).toEqual(['goods', 'goods', 'goods', 'rules']);
  expect(mallTabs.map((tab) => shownTab({ tab }, true))).toEqual([...mallTabs]);
  expect(shownTab({}, true)).toBe('goods');
});
