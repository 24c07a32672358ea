import { expect, test } from 'vitest';
import { isExpired, refusalOf } from './admission.ts';

const member = { status: 'active', isAgent: false, isTrial: false } as const;

test.each([
  [member, false, null],
  [member, true, 'NON_AGENT'],
  [{ ...member, isAgent: true }, true, null],
  [{ ...member, isTrial: true }, false, 'NON_MEMBER'],
  [{ ...member, status: 'suspended' }, false, 'ACCOUNT_DISABLED'],
  [{ ...member, status: 'closed', isTrial: true }, true, 'ACCOUNT_DISABLED'],
] as const)('of %o, agents’ area %s: %s', (account, agentArea, refusal) => {
  expect(refusalOf(account, agentArea)).toBe(refusal);
});

test('a password expires after the days the brand sets, and never where it sets none', () => {
  const changed = Temporal.Instant.from('2026-01-01T00:00:00Z');
  expect(isExpired(changed, 30, changed.add({ hours: 30 * 24 - 1 }))).toBe(false);
  expect(isExpired(changed, 30, changed.add({ hours: 30 * 24 }))).toBe(true);
  expect(isExpired(changed, 0, changed.add({ hours: 99_999 }))).toBe(false);
});
