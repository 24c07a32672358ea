import { expect, test } from 'vitest';
import { differenceOf } from '../../kit/difference.ts';
import { csvOf } from './file.ts';

test('a difference has the fields that changed, came or went', () => {
  expect(
    differenceOf({ status: 'active', name: 'Noy', old: 1 }, { status: 'closed', name: 'Noy', roles: ['a'] }),
  ).toEqual([
    { field: 'status', before: 'active', after: 'closed' },
    { field: 'old', before: '1', after: '' },
    { field: 'roles', before: '', after: '["a"]' },
  ]);
  expect(differenceOf(null, null)).toEqual([]);
});

test('a file quotes what it holds, and no cell is a formula', () => {
  const entry = { id: '1', at: '2026-11-24T00:00:00Z', by: null, ip: '::1', action: 'refused', detail: { a: 1 } };
  const rest = { reason: '=HYPERLINK("x")', before: null, after: null, requestId: null, hash: 'ab' };
  expect(csvOf([{ ...entry, ...rest }]).split('\r\n')[1]).toBe(
    `"1","2026-11-24T00:00:00Z","","::1","refused","'=HYPERLINK(""x"")","{""a"":1}","","","","ab"`,
  );
});
