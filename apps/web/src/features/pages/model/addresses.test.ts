import { expect, test } from 'vitest';
import { parseSeamlessSearch } from './addresses.ts';
import { memberPageNames, offeredGroups, offeredPages, parseMemberSearch, pathOf, shownPage } from './member-pages.ts';

const nonsense = ['', '  ', '<script>', '../x', "' OR 1=1", ['a'], null, {}, 'x'.repeat(200)];

test('an invalid parameter counts as missing', () => {
  for (const value of nonsense) {
    expect(parseSeamlessSearch({ nodeId: value })).toEqual({});
    expect(parseMemberSearch({ page: value })).toEqual({});
  }
});

test('valid parameters are read', () => {
  expect(parseSeamlessSearch({ nodeId: '42' })).toEqual({ nodeId: '42' });
  for (const page of memberPageNames) expect(parseMemberSearch({ page })).toEqual({ page });
});

test('every page has a path of its own', () => {
  const paths = memberPageNames.map(pathOf);
  expect(new Set(paths).size).toBe(memberPageNames.length);
  for (const [n, path] of paths.entries()) expect(shownPage(`${path}/`, {})).toBe(memberPageNames[n]);
});

test('VIP, referral and manual rebate are offered only with their switch on', () => {
  const of = (whitelabel: Record<string, boolean>) =>
    memberPageNames.filter((name) => !offeredPages(whitelabel).includes(name));
  expect(of({})).toEqual(['transferUpline', 'vip', 'referral', 'manualRebate']);
  const most = { TRANSFERUPLINE: true, VIP: true, REFERRAL: true };
  expect(of({ ...most, MANPLAYREB3: false })).toEqual(['manualRebate']);
  expect(of({ ...most, MANPLAYREB3: true })).toEqual([]);
});

test('the menu groups the pages, and leaves out what is not offered', () => {
  const groups = offeredGroups({ TRANSFERUPLINE: true, VIP: true, REFERRAL: true, MANPLAYREB3: false });
  expect(groups.map(({ group }) => group)).toEqual(['account', 'money', 'records', 'rewards']);
  expect(groups.flatMap(({ pages }) => pages)).toEqual(memberPageNames.filter((name) => name !== 'manualRebate'));
});

test('path and query determine which page of the member centre is shown', () => {
  expect(shownPage('/member', {})).toBeUndefined();
  expect(shownPage('/member', { page: 'withdraw' })).toBe('withdraw');
  expect(shownPage('/member/securityCenter', { panel: 'mobile' })).toBe('securityCenter');
  expect(shownPage('/member/profile/', {})).toBe('profile');
  expect(shownPage('/member', { page: 'nothing' })).toBeUndefined();
});
