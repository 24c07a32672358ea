import { staffPermissions } from '@champa/contract';
import { expect, test } from 'vitest';
import { covers, rightsOf } from './rights.ts';

test('an owner may do everything; of a role’s permissions only those count that this release knows', () => {
  expect(rightsOf({ roles: ['owner', 'cashier'], permissions: ['members.view'] })).toEqual(staffPermissions);
  expect(rightsOf({ roles: ['old'], permissions: ['payments.view', 'fax.send', 'members.view'] })).toEqual([
    'members.view',
    'payments.view',
  ]);
  expect(rightsOf({ roles: [], permissions: [] })).toEqual([]);
});

test('nobody reaches beyond what they hold', () => {
  expect(covers(['members.view', 'staff.edit'], ['members.view'])).toBe(true);
  expect(covers(['members.view', 'staff.edit'], ['members.view', 'ledger.view'])).toBe(false);
  expect(covers([], [])).toBe(true);
});
