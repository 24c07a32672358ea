import { expect, test } from 'vitest';
import { entrancesFor } from './entrances.ts';

const everything = { VIP: true, REFERRAL: true };

test('visitors see the link to the agent centre, since agents sign in behind it, but no member’s link', () => {
  expect(entrancesFor({ isSignedIn: false, isAgent: undefined, whitelabel: everything })).toEqual({
    agent: true,
    vip: false,
    referral: false,
  });
});

test('of those signed in only agents see the link to the agent centre', () => {
  const member = { isSignedIn: true, whitelabel: everything };
  expect(entrancesFor({ ...member, isAgent: true }).agent).toBe(true);
  expect(entrancesFor({ ...member, isAgent: false }).agent).toBe(false);
  expect(entrancesFor({ ...member, isAgent: undefined }).agent).toBe(false);
});

test('members see VIP and referral where the brand has them', () => {
  const member = { isSignedIn: true, isAgent: false };
  expect(entrancesFor({ ...member, whitelabel: everything })).toMatchObject({ vip: true, referral: true });
  expect(entrancesFor({ ...member, whitelabel: { VIP: true } })).toMatchObject({ vip: true, referral: false });
  expect(entrancesFor({ ...member, whitelabel: {} })).toMatchObject({ vip: false, referral: false });
});
