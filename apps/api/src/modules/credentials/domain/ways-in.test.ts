import { expect, test } from 'vitest';
import { canStillSignIn } from './ways-in.ts';

const nothing = { hasPassword: false, hasMobile: false, hasEmail: false, passkeys: 0, links: 0 };
const all = { PASSKEY: true, SMSLOGIN: true, DYNAMICPASS: true };

test('a member with nothing has no way in', () => {
  expect(canStillSignIn(nothing, all)).toBe(false);
});

test.each([{ hasPassword: true }, { hasMobile: true }, { hasEmail: true }, { passkeys: 1 }, { links: 1 }])(
  '%j is enough',
  (one) => {
    expect(canStillSignIn({ ...nothing, ...one }, all)).toBe(true);
  },
);

test('what the brand does not offer is no way in', () => {
  expect(canStillSignIn({ ...nothing, passkeys: 1 }, { ...all, PASSKEY: false })).toBe(false);
  expect(canStillSignIn({ ...nothing, hasMobile: true }, {})).toBe(false);
  expect(canStillSignIn({ ...nothing, hasMobile: true }, { DYNAMICPASS: true })).toBe(true);
  expect(canStillSignIn({ ...nothing, hasEmail: true }, { SMSLOGIN: true })).toBe(false);
});
