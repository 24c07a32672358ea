import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../testing/accounts-app.ts';
import { LEAKED_PASSWORD } from '../testing/leaked-password.ts';

let world: AccountsApp;

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

const PASSWORD = 'night-Garden-7';

function registration(username: string, changed: object = {}) {
  return { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true, ...changed };
}

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  token?: string,
  language = 'en',
) {
  const headers = { 'x-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await world.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  return {
    status: answer.statusCode,
    ...(answer.json() as { success: boolean; code?: string; message?: string; value?: any }),
  };
}

async function registered(username: string): Promise<string> {
  return (await send('PUT', '/api/register', registration(username))).value.token;
}

describe('registration', () => {
  test('makes an account with a wallet of nothing and signs it in', async () => {
    const made = await send('PUT', '/api/register', registration('  Keo01 '));
    expect(made).toMatchObject({ status: 200, success: true, value: { firstTimeLogin: true, passwordExpired: false } });
    const info = await send('GET', '/api/session', undefined, made.value.token);
    expect(info.value).toMatchObject({
      balance: '0.00',
      member: { account: 'Keo01', type: 0, isAgent: false, isTrial: false },
    });
  });

  test('one name is one account, in whatever case, also when a hundred ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('PUT', '/api/register', registration('Twins1'))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await send('PUT', '/api/register', registration('tWINS1'))).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
    });
  });

  test.each([
    ['a name that begins with a digit', { username: '1keo' }, { username: 'pattern' }],
    ['a name of three letters', { username: 'keo' }, { username: 'length' }],
    ['no name', { username: '   ' }, { username: 'required' }],
    ['a short password', { password: 'abc', confirmPassword: 'abc' }, { password: 'length' }],
    ['the own name', { password: 'Refused1-77', confirmPassword: 'Refused1-77' }, { password: 'own_name' }],
    ['a password everybody guesses', { password: 'qwertyuiop', confirmPassword: 'qwertyuiop' }, { password: 'common' }],
    [
      'a password that leaked',
      { password: LEAKED_PASSWORD, confirmPassword: LEAKED_PASSWORD },
      { password: 'breached' },
    ],
    ['another confirmation', { confirmPassword: 'night-Garden-8' }, { confirmPassword: 'confirm' }],
    ['terms not ticked', { termsAccepted: false }, { termsAccepted: 'terms_required' }],
    ['no body field at all', { password: undefined }, { password: 'required' }],
  ])('refuses %s beside the field, and changes nothing', async (_name, changed, fields) => {
    const count = async () => (await world.pool.query('SELECT count(*) FROM member.member')).rows;
    const before = await count();
    const answer = await send('PUT', '/api/register', registration('Refused1', changed));
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION', value: { fields } });
    expect(await count()).toEqual(before);
  });
});

describe('signing in', () => {
  test('takes the name in any case, with spaces around it', async () => {
    await registered('Sign1n');
    expect(await send('POST', '/api/session', { username: ' SIGN1N ', password: PASSWORD })).toMatchObject({
      success: true,
    });
  });

  test('says the same for a wrong name and a wrong password, in the visitor’s language', async () => {
    await registered('Known1');
    const wrongPassword = await send('POST', '/api/session', { username: 'Known1', password: 'wrong-Password' });
    const wrongName = await send('POST', '/api/session', { username: 'Nobody1', password: 'wrong-Password' });
    expect(wrongPassword).toEqual(wrongName);
    expect(wrongPassword).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' });
    const lao = await send('POST', '/api/session', { username: 'Nobody1', password: 'x' }, undefined, 'lo');
    expect(lao.message).toMatch(/\p{Script=Lao}/u);
  });

  test('waits after three failures, also for the right password; after the wait it asks for letters', async () => {
    await registered('Guess1');
    for (let failure = 0; failure < 3; failure += 1)
      await send('POST', '/api/session', { username: 'guess1', password: 'no' });
    const refused = await send('POST', '/api/session', { username: 'guess1', password: PASSWORD });
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 5 } });
    world.clock.forward({ seconds: 6 });
    expect(await send('POST', '/api/session', { username: 'guess1', password: PASSWORD })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      value: { captcha: true },
    });
  });

  test('a suspended member is told so, after the right password only', async () => {
    await registered('Closed1');
    const member = await world.members.byName(world.pool, 'Closed1');
    await world.pool.query(`UPDATE member.member SET status = 'suspended' WHERE id = $1`, [member!.id]);
    expect(await send('POST', '/api/session', { username: 'Closed1', password: PASSWORD })).toMatchObject({
      code: 'ACCOUNT_DISABLED',
    });
    expect(await send('POST', '/api/session', { username: 'Closed1', password: 'other' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });
});

test('a member’s first sign-in is told until it is noted', async () => {
  const token = await registered('First1');
  await send('POST', '/api/session/first-login', {}, token);
  expect((await send('POST', '/api/session', { username: 'First1', password: PASSWORD })).value.firstTimeLogin).toBe(
    false,
  );
});

describe('changing the password', () => {
  test('needs the old one, and ends all other sessions', async () => {
    const [here, there] = [
      await registered('Change1'),
      (await send('POST', '/api/session', { username: 'Change1', password: PASSWORD })).value.token,
    ];
    const wanted = { oldPassword: PASSWORD, newPassword: 'petals-Gold-9', confirmNewPassword: 'petals-Gold-9' };
    const leaked = { ...wanted, newPassword: LEAKED_PASSWORD, confirmNewPassword: LEAKED_PASSWORD };
    expect(await send('POST', '/api/member/password', leaked, here)).toMatchObject({
      value: { fields: { newPassword: 'breached' } },
    });
    expect(await send('POST', '/api/member/password', { ...wanted, oldPassword: 'wrong' }, here)).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    expect(await send('POST', '/api/member/password', wanted, here)).toMatchObject({ success: true });
    expect((await send('GET', '/api/member', undefined, here)).status).toBe(200);
    expect((await send('GET', '/api/member', undefined, there)).status).toBe(401);
    expect(await send('POST', '/api/session', { username: 'Change1', password: 'petals-Gold-9' })).toMatchObject({
      success: true,
    });
  });
});

test('bad input is refused in one envelope and never breaks the server', async () => {
  for (const payload of [
    '',
    '{',
    '[]',
    '"x"',
    'null',
    '{"username":{}}',
    '{"__proto__":{"admin":true}}',
    `{"username":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ]) {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/session',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ success: false, code: 'VALIDATION' });
  }
  expect((await world.app.inject({ method: 'GET', url: '/api/nothing' })).json()).toMatchObject({
    code: 'NOT_FOUND',
  });
});
