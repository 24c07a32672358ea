import { expect, test } from 'vitest';
import { parseDepositSearch } from './deposit-search.ts';

test.each([
  [{}, {}],
  [{ deposit: 12 }, { deposit: '12' }],
  [
    { deposit: '12', page: 2 },
    { deposit: '12', page: 2 },
  ],
  [{ returned: 1 }, { returned: 1 }],
  [{ returned: 'yes', deposit: '012', page: '-2' }, {}],
  [{ page: 1 }, {}],
])('%j is read as %j', (search, read) => {
  expect(parseDepositSearch(search)).toEqual(read);
});
