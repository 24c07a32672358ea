import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers, PASSWORD } from '../../testing/members.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const members = createTestMembers(() => world, send);

beforeAll(async () => {
  world = await createAccountsApp();
  await world.configure('signIn', { extraVerification: false });
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 24 * 100 }));

/** Signs in by a browser that calls itself so. */
async function signIn(username: string, device: string, ip = '203.0.113.7'): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { 'user-agent': device },
    remoteAddress: ip,
    payload: { username, password: PASSWORD },
  });
  return (answer.json() as { value: { token: string } }).value.token;
}

async function factsOf(memberId: string) {
  const { rows } = await world.pool.query<{ id: bigint }>(
    'SELECT id FROM sessions.session WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
    [memberId],
  );
  const now = world.clock.now();
  return world.credentials.signInFacts(world.pool, {
    memberId,
    sessionId: String(rows[0]!.id),
    newSince: now.subtract({ hours: 48 }),
    sharedSince: now.subtract({ hours: 24 * 30 }),
  });
}

test('a new account is not a new device, and its first password no change', async () => {
  const { id } = await members.member();
  expect(await factsOf(id)).toMatchObject({ isNewDevice: false, isNewCountry: false, isPasswordNew: false });
});

test('a browser never seen before is new, until it has been known for a while', async () => {
  const { id, username } = await members.member();
  await signIn(username, 'Old browser');
  world.clock.forward({ hours: 72 });
  await signIn(username, 'New browser');
  expect(await factsOf(id)).toMatchObject({ isNewDevice: true });
  await signIn(username, 'Old browser');
  expect(await factsOf(id)).toMatchObject({ isNewDevice: false });
  world.clock.forward({ hours: 72 });
  await signIn(username, 'New browser');
  expect(await factsOf(id)).toMatchObject({ isNewDevice: false });
});

test('a device is shared with who used the same browser at the same address lately', async () => {
  const [one, other] = [await members.member(), await members.member()];
  await signIn(other.username, 'One browser', '198.51.100.9');
  await signIn(one.username, 'One browser', '198.51.100.9');
  expect(await factsOf(one.id)).toMatchObject({ sharedWith: 1 });
  await signIn(one.username, 'One browser', '198.51.100.10');
  expect(await factsOf(one.id)).toMatchObject({ sharedWith: 0 });
});

test('a payment password that was set lately is new', async () => {
  const { id, token, username } = await members.member();
  expect(await factsOf(id)).toMatchObject({ isPaymentPasswordNew: false });
  await members.setPaymentPassword(token);
  expect(await factsOf(id)).toMatchObject({ isPaymentPasswordNew: true });
  world.clock.forward({ hours: 72 });
  await signIn(username, 'Any browser');
  expect(await factsOf(id)).toMatchObject({ isPaymentPasswordNew: false });
});
