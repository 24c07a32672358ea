import { expect, test } from 'vitest';
import { parseWithdrawSearch } from './withdraw-search.ts';

test.each([
  [{}, {}],
  [{ withdrawal: 12 }, { withdrawal: '12' }],
  [
    { withdrawal: '12', dispute: 1 },
    { withdrawal: '12', dispute: 1 },
  ],
  [{ dispute: 1 }, {}],
  [{ withdrawal: '012' }, {}],
  [{ withdrawal: '<script>', page: 'x' }, {}],
  [{ page: '3' }, { page: 3 }],
  [{ page: 1 }, {}],
  [{ page: '-2' }, {}],
])('%j is read as %j', (search, read) => {
  expect(parseWithdrawSearch(search)).toEqual(read);
});
