import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';

let world: AccountsApp;
let username: string;
let token: string;
let members = 0;

const PASSWORD = 'night-Garden-7';

beforeAll(async () => {
  world = await createAccountsApp();
});

beforeEach(async () => {
  members += 1;
  username = `Keo${members}aa`;
  const terms = { confirmPassword: PASSWORD, termsAccepted: true };
  token = (await send('PUT', '/api/register', { username, password: PASSWORD, ...terms })).value['token'] as string;
});

afterAll(() => world.close());

async function send(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object, as?: string) {
  const headers = { 'x-language': 'en', ...(as ? { authorization: `Bearer ${as}` } : {}) };
  const answer = await world.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  return { status: answer.statusCode, ...(answer.json() as { code?: string; value: Record<string, unknown> }) };
}

const signIn = async () =>
  (await send('POST', '/api/session', { username, password: PASSWORD })).value['token'] as string;
const isSignedIn = async (as: string) => (await send('GET', '/api/session', undefined, as)).status === 200;

test('a session limit ends this session and later ones, each so long after its own beginning', async () => {
  world.clock.forward({ minutes: 5 });
  const { value } = await send('PUT', '/api/limits/session', { minutes: 15 }, token);
  expect(value['session']).toMatchObject({ minutes: 15 });
  world.clock.forward({ minutes: 9 });
  expect(await isSignedIn(token)).toBe(true);
  world.clock.forward({ minutes: 1 });
  expect(await isSignedIn(token)).toBe(false);
  const next = await signIn();
  world.clock.forward({ minutes: 14 });
  expect(await isSignedIn(next)).toBe(true);
  world.clock.forward({ minutes: 1 });
  expect(await isSignedIn(next)).toBe(false);
});

test('a raised session limit applies to the first session after its 24 hours', async () => {
  await send('PUT', '/api/limits/session', { minutes: 10 }, token);
  await send('PUT', '/api/limits/session', { minutes: 25 }, token);
  const soon = await signIn();
  world.clock.forward({ minutes: 10 });
  expect(await isSignedIn(soon)).toBe(false);
  world.clock.forward({ hours: 24 });
  const later = await signIn();
  world.clock.forward({ minutes: 24 });
  expect(await isSignedIn(later)).toBe(true);
});

test('self-exclusion ends every session at once, and signing in remains possible', async () => {
  const other = await signIn();
  await send('POST', '/api/limits/self-exclusion', { months: 6 }, token);
  expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false]);
  const again = await signIn();
  const { value } = await send('GET', '/api/limits', undefined, again);
  expect(value['selfExclusion']).toMatchObject({ until: expect.stringMatching(/^2026-12-0/) });
});

test('a time-out leaves the sessions alone', async () => {
  await send('POST', '/api/limits/time-out', { hours: 24 }, token);
  expect(await isSignedIn(token)).toBe(true);
});

test('a changed password is reported in the inbox, and counted as unread when the account is loaded', async () => {
  const before = await send('GET', '/api/session', undefined, token);
  expect(before.value['unreadMessage']).toBe(0);
  const newPassword = 'morning-Garden-8';
  const passwords = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
  expect((await send('POST', '/api/member/password', passwords, token)).status).toBe(200);
  expect((await send('GET', '/api/session', undefined, token)).value['unreadMessage']).toBe(1);
  const { value } = await send('GET', '/api/inbox', undefined, token);
  expect(value['list']).toMatchObject([{ kind: 'password_changed', title: 'Password changed' }]);
});
