import { expect, test } from 'vitest';
import { differenceOf } from '../../kit/difference.ts';

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
