import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { trialBalance } from '../ledger/ledger.service.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const open = (ip = '203.0.113.7') => send('POST', '/api/session/trial', { os: 'Linux', platform: 'W' }, { ip });

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

describe('free play', () => {
  test('opens an account of type 4 with play money', async () => {
    const { value } = await open();
    const info = await send('GET', '/api/session', undefined, { token: value.token });
    expect(info.value).toMatchObject({ balance: '10000.00', member: { type: 4, isTrial: true } });
  });

  test('its money is of a currency no report of a real one has', async () => {
    await open();
    const lines = await trialBalance(world.pool);
    const play = lines.filter(({ currency }) => currency === 'PLAY');
    expect(play.length).toBeGreaterThan(0);
    expect(play.reduce((sum, { balance }) => sum + balance, 0n)).toBe(0n);
    expect(lines.filter(({ currency }) => currency === 'LAK').every(({ balance }) => balance === 0n)).toBe(true);
  });

  test.each([
    ['POST', '/api/member/password'],
    ['GET', '/api/member/sessions'],
    ['GET', '/api/member/logins'],
    ['DELETE', '/api/member/sessions'],
    ['POST', '/api/member/authenticator'],
  ] as const)('%s %s is for true accounts', async (method, path) => {
    const { value } = await open('198.51.100.20');
    const change = { oldPassword: 'x', newPassword: 'x', confirmNewPassword: 'x' };
    const body = method === 'POST' ? change : undefined;
    expect(await send(method, path, body, { token: value.token })).toMatchObject({
      status: 403,
      code: 'TRUE_ACCOUNT_REQUIRED',
    });
  });

  test('no password signs in to such an account', async () => {
    const { value } = await open('198.51.100.21');
    const { account } = (await send('GET', '/api/member', undefined, { token: value.token })).value;
    expect(await send('POST', '/api/session', { username: account, password: '' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  test('ends by itself', async () => {
    await world.configure('session', { idleMinutes: 60 * 48, hours: 48 });
    const { value } = await open('198.51.100.22');
    const tidy = world.signIn.jobs!.find(({ name }) => name === 'sign_in_close_expired')!;
    world.clock.forward({ hours: 23 });
    await tidy.run({});
    expect((await send('GET', '/api/member', undefined, { token: value.token })).status).toBe(200);
    world.clock.forward({ hours: 1 });
    await tidy.run({});
    expect((await send('GET', '/api/member', undefined, { token: value.token })).status).toBe(401);
  });

  test('an address opens so many a day', async () => {
    await world.configure('freePlay', { accountsPerAddressAndDay: 2 });
    const answers = [];
    for (let opened = 0; opened < 3; opened += 1) answers.push((await open('198.51.100.23')).status);
    expect(answers).toEqual([200, 200, 429]);
    world.clock.forward({ hours: 24 });
    expect((await open('198.51.100.23')).status).toBe(200);
  });

  test('is closed where the brand offers none, and needs the page’s token where payloads are encrypted', async () => {
    await world.configure('signIn', { encryptedPayloads: 'required' });
    expect(await open()).toMatchObject({ code: 'PAYLOAD_ENCRYPTION_REQUIRED' });
    await world.configure('signIn', { encryptedPayloads: 'accepted' });
    await world.configure('whitelabel', { FREEPLAY: false });
    expect(await open()).toMatchObject({ status: 403, code: 'FREE_PLAY_CLOSED' });
  });
});
