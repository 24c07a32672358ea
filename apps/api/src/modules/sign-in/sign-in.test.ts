import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const PASSWORD = 'night-Garden-7';
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.77';
let made = 0;

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 1 }));

/** A member who registered at home. */
async function member(profile: Partial<Record<'mobile' | 'email' | 'payee_name', string>> = {}) {
  made += 1;
  const username = `Member${String(made).padStart(3, '0')}`;
  const { value } = await send('PUT', '/api/register', {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsAccepted: true,
  });
  const { id } = (await world.members.byName(world.pool, username))!;
  for (const [column, text] of Object.entries(profile)) {
    await world.pool.query(`UPDATE member.profile SET ${column} = $2 WHERE member_id = $1`, [id, text]);
  }
  return { username, id, token: value.token as string };
}

const signIn = (username: string, ip = HOME, given: object = {}) =>
  send('POST', '/api/session', { username, password: PASSWORD, ...given }, { ip });

describe('from an address a member never signed in from', () => {
  test('a member with nothing to prove themself by comes in, and the address is known from then on', async () => {
    const { username } = await member();
    expect(await signIn(username, ELSEWHERE)).toMatchObject({ success: true });
  });

  test('a member is asked for what they have, with little of it shown', async () => {
    const mobile = '+8562055530001';
    const { username } = await member({ mobile, email: 'keo@champa.la', payee_name: 'Keo Sengdara' });
    expect(await signIn(username)).toMatchObject({ success: true });
    expect(await signIn(username, ELSEWHERE)).toMatchObject({
      status: 403,
      code: 'EXTRA_VERIFICATION_REQUIRED',
      value: {
        ticket: expect.any(String),
        methods: [
          { method: 'mobile', hint: '+856*******001' },
          { method: 'email', hint: 'k***@champa.la' },
          { method: 'bankAccountName', hint: '' },
        ],
      },
    });
  });

  test.each([
    ['mobile', { mobile: '+8562055530002' }, '+8562055530002'],
    ['email', { email: 'noy@champa.la' }, 'noy@champa.la'],
  ] as const)('a code by %s lets them in, once, and the address is known then', async (method, profile, to) => {
    const { username } = await member(profile);
    const { ticket } = (await signIn(username, ELSEWHERE)).value;
    const asked = await send('POST', '/api/session/verification/code', { ticket, method }, { ip: ELSEWHERE });
    expect(asked).toMatchObject({ value: { expiredMinutes: 2 } });
    const answer = await world.codeSentTo(to);
    const verify = { ticket, method, answer };
    expect(await send('POST', '/api/session/verification', verify, { ip: ELSEWHERE })).toMatchObject({
      success: true,
      value: { token: expect.any(String), firstTimeLogin: true },
    });
    expect(await send('POST', '/api/session/verification', verify, { ip: ELSEWHERE })).toMatchObject({
      code: 'VERIFICATION_REQUIRED',
    });
    expect(await signIn(username, ELSEWHERE)).toMatchObject({ success: true });
  });

  test('the name on the bank account lets a member in; guesses are slowed down', async () => {
    const { username } = await member({ payee_name: 'Keo Sengdara' });
    const { ticket } = (await signIn(username, ELSEWHERE)).value;
    const answer = (name: string) =>
      send('POST', '/api/session/verification', { ticket, method: 'bankAccountName', answer: name });
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await answer('Somebody Else')).code).toBe('INVALID_VERIFICATION_CODE');
    }
    expect((await answer('keo  sengdara')).code).toBe('TOO_MANY_REQUESTS');
    world.clock.forward({ seconds: 6 });
    expect(await answer('keo  sengdara')).toMatchObject({ success: true });
  });

  test('a method that the member does not have is refused', async () => {
    const { username } = await member({ email: 'vilay@champa.la' });
    const { ticket } = (await signIn(username, ELSEWHERE)).value;
    for (const method of ['mobile', 'bankAccountName', 'authenticator']) {
      expect((await send('POST', '/api/session/verification', { ticket, method, answer: 'x' })).success).toBe(false);
    }
    expect(await send('POST', '/api/session/verification/code', { ticket, method: 'mobile' })).toMatchObject({
      code: 'VERIFICATION_REQUIRED',
    });
    world.clock.forward({ minutes: 10 });
    expect(await send('POST', '/api/session/verification/code', { ticket, method: 'email' })).toMatchObject({
      code: 'VERIFICATION_REQUIRED',
    });
  });

  test('a wrong password is a wrong password first', async () => {
    const { username } = await member({ email: 'dao@champa.la' });
    expect(await signIn(username, ELSEWHERE, { password: 'wrong' })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('where the brand asks for nothing, nothing is asked', async () => {
    await world.configure('signIn', { extraVerification: false });
    const { username } = await member({ email: 'boun@champa.la' });
    expect(await signIn(username, ELSEWHERE)).toMatchObject({ success: true });
    await world.configure('signIn', { extraVerification: true });
  });
});

describe('an authenticator', () => {
  const epoch = () => Math.floor(world.clock.now().epochMilliseconds / 1000);

  async function withAuthenticator() {
    const who = await member({ email: `${made}@auth.la` });
    const begun = await send('POST', '/api/member/authenticator', { password: PASSWORD }, who);
    const secret = begun.value.secret as string;
    const confirmed = await send(
      'PUT',
      '/api/member/authenticator',
      { code: await generate({ secret, epoch: epoch() }) },
      who,
    );
    return { ...who, secret, recoveryCodes: confirmed.value.recoveryCodes as string[], uri: begun.value.uri as string };
  }

  test('is begun with the password and counts once a code has confirmed it', async () => {
    const who = await member();
    expect(await send('POST', '/api/member/authenticator', { password: 'wrong' }, who)).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    const { value } = await send('POST', '/api/member/authenticator', { password: PASSWORD }, who);
    expect(value.uri).toMatch(/^otpauth:\/\/totp\/Champa.*secret=/);
    expect(await send('PUT', '/api/member/authenticator', { code: '000000' }, who)).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
    expect(await signIn(who.username)).toMatchObject({ success: true });
    const code = await generate({ secret: value.secret, epoch: epoch() });
    const confirmed = await send('PUT', '/api/member/authenticator', { code }, who);
    expect(new Set(confirmed.value.recoveryCodes).size).toBe(10);
    expect((await send('GET', '/api/member/authenticator', undefined, who)).value).toEqual({ isOn: true });
    expect(await send('POST', '/api/member/authenticator', { password: PASSWORD }, who)).toMatchObject({
      code: 'AUTHENTICATOR_ON',
    });
  });

  test('is asked at every sign-in, from home too, and alone', async () => {
    const { username, secret } = await withAuthenticator();
    const asked = await signIn(username);
    expect(asked.value.methods).toEqual([{ method: 'authenticator', hint: '' }]);
    world.clock.forward({ seconds: 60 });
    const answer = await generate({ secret, epoch: epoch() });
    const verify = { ticket: asked.value.ticket, method: 'authenticator', answer };
    expect(await send('POST', '/api/session/verification', verify)).toMatchObject({ success: true });
    // The same code is no code a second time.
    const { ticket } = (await signIn(username)).value;
    expect(await send('POST', '/api/session/verification', { ...verify, ticket })).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
  });

  test('that was lost is replaced by recovery codes, each once', async () => {
    const { username, recoveryCodes } = await withAuthenticator();
    const use = async (answer: string) => {
      const { ticket } = (await signIn(username)).value;
      return send('POST', '/api/session/verification', { ticket, method: 'authenticator', answer });
    };
    expect(await use(recoveryCodes[0]!.toUpperCase().replaceAll('-', ' '))).toMatchObject({ success: true });
    expect(await use(recoveryCodes[0]!)).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    expect(await use(recoveryCodes[1]!)).toMatchObject({ success: true });
  });

  test('is taken out by a code of it only', async () => {
    const { recoveryCodes, ...who } = await withAuthenticator();
    expect(await send('POST', '/api/member/authenticator/remove', { code: 'x' }, who)).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
    expect(await send('POST', '/api/member/authenticator/remove', { code: recoveryCodes[0] }, who)).toMatchObject({
      success: true,
    });
    expect(await signIn(who.username)).toMatchObject({ success: true });
  });

  test('is stored sealed, its recovery codes as keyed hashes', async () => {
    const { secret, recoveryCodes } = await withAuthenticator();
    const { rows } = await world.pool.query('SELECT a::text AS row FROM credentials.authenticator AS a');
    const stored = JSON.stringify(rows);
    for (const known of [secret, ...recoveryCodes]) expect(stored).not.toContain(known);
  });
});

describe('a remembered password', () => {
  const DEVICE = { deviceId: 'a-device-of-the-member' };

  async function remembered() {
    const who = await member();
    const { value } = await signIn(who.username, HOME, { ...DEVICE, remember: true });
    return { username: who.username, remembered: value.remembered as string };
  }

  test('signs the same device in for a day, and cannot be read there', async () => {
    const { username, remembered: sealed } = await remembered();
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(PASSWORD);
    world.clock.forward({ hours: 23 });
    expect(await signIn(username, HOME, { ...DEVICE, password: '', remembered: sealed })).toMatchObject({
      success: true,
    });
    world.clock.forward({ hours: 1 });
    expect(await signIn(username, HOME, { ...DEVICE, password: '', remembered: sealed })).toMatchObject({
      status: 401,
      code: 'REMEMBERED_EXPIRED',
    });
  });

  test('is refused on another device, for another account, or after a change', async () => {
    const { username, remembered: sealed } = await remembered();
    const other = await member();
    const attempts = [
      signIn(username, HOME, { deviceId: 'another', password: '', remembered: sealed }),
      signIn(other.username, HOME, { ...DEVICE, password: '', remembered: sealed }),
      signIn(username, HOME, { ...DEVICE, password: '', remembered: `${sealed.slice(0, -2)}xx` }),
      signIn(username, HOME, { ...DEVICE, password: '', remembered: 'rubbish' }),
    ];
    for (const attempt of attempts) expect((await attempt).code).toBe('REMEMBERED_EXPIRED');
  });

  test('is given only where it was asked for, to a device that has a name', async () => {
    const who = await member();
    expect((await signIn(who.username, HOME, DEVICE)).value.remembered).toBeUndefined();
    expect((await signIn(who.username, HOME, { remember: true })).value.remembered).toBeUndefined();
  });
});

describe('who may come in', () => {
  test('to the agents’ area only agents', async () => {
    const { username, id } = await member();
    expect(await signIn(username, HOME, { agentArea: true })).toMatchObject({ status: 403, code: 'NON_AGENT' });
    await inTransaction(world.pool, (tx) => world.members.setType(tx, id, 41));
    expect(await signIn(username, HOME, { agentArea: true })).toMatchObject({ success: true });
  });

  test('accounts that are no members’ cannot', async () => {
    const { username, id } = await member();
    await inTransaction(world.pool, (tx) => world.members.setType(tx, id, 4));
    expect(await signIn(username)).toMatchObject({ status: 403, code: 'NON_MEMBER' });
  });

  test('a hundred guesses in one moment are no more than three', async () => {
    const { username } = await member();
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        signIn(username, `198.51.100.${index}`, { password: `guess ${index}` }),
      ),
    );
    expect(guesses.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(3);
    expect(guesses.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(97);
  });

  test('a device that failed ten times waits, whatever account it tries', async () => {
    const from = { deviceId: 'a-device-of-somebody' };
    for (let failure = 0; failure < 10; failure += 1) await signIn(`Nobody${failure}`, `198.51.100.${failure}`, from);
    const { username } = await member();
    expect(await signIn(username, HOME, from)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await signIn(username)).toMatchObject({ success: true });
  });
});

describe('the browser that a member signed in by before', () => {
  const stranger = (username: string, index = 0) =>
    send('POST', '/api/session', { username, password: `guess ${index}` }, { browser: 'stranger', ip: ELSEWHERE });
  const signInAt = (browser: string, username: string, password = PASSWORD) =>
    send('POST', '/api/session', { username, password }, { browser, ip: HOME });

  test('does not wait for a stranger’s wrong passwords, and is asked for no letters; others are', async () => {
    const { username } = await member();
    for (let guess = 0; guess < 3; guess += 1) await stranger(username, guess);
    expect(await stranger(username)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await signInAt('own', username)).toMatchObject({ success: true });
    expect(await signInAt('another', username)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    world.clock.forward({ seconds: 6 });
    expect(await signInAt('another', username)).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  test('waits for its own wrong passwords, and for no other account is it known', async () => {
    const [{ username }, other] = [await member(), await member()];
    for (let guess = 0; guess < 3; guess += 1) await signInAt('own', username, 'wrong');
    expect(await signInAt('own', username)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await signInAt('reader', other.username);
    for (let guess = 0; guess < 3; guess += 1) {
      await stranger(username, guess);
      await stranger(other.username, guess);
    }
    expect(await signInAt('reader', other.username)).toMatchObject({ success: true });
    expect(await signInAt('reader', username)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('is named by a cookie that no script reads, and that no other browser can make', async () => {
    const { username } = await member();
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { username, password: PASSWORD },
      remoteAddress: HOME,
    });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'device', httpOnly: true, sameSite: 'Lax', path: '/' });
    for (let guess = 0; guess < 3; guess += 1) await stranger(username, guess);
    const by = (value: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/session',
        payload: { username, password: PASSWORD },
        remoteAddress: HOME,
        cookies: { device: value },
      });
    const [id, mark] = cookie!.value.split('.') as [string, string];
    const another = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;
    for (const forged of [id, `${another}.${mark}`, `${id}.${mark.slice(1)}A`, `.${mark}`, 'x'.repeat(5000)]) {
      expect((await by(forged)).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    expect((await by(cookie!.value)).json()).toMatchObject({ success: true });
  });

  test('is let in with its authenticator while others guess the code, who knew the password', async () => {
    const { username, token } = await member();
    const { value } = await send('POST', '/api/member/authenticator', { password: PASSWORD }, { token });
    const codeNow = () =>
      generate({ secret: value.secret, epoch: Math.floor(world.clock.now().epochMilliseconds / 1000) });
    await send('PUT', '/api/member/authenticator', { code: await codeNow() }, { token });
    const verify = async (answer: string, browser: string, ip: string) => {
      const { value: asked } = await send('POST', '/api/session', { username, password: PASSWORD }, { browser, ip });
      const body = { ticket: asked.ticket, method: 'authenticator', answer };
      return send('POST', '/api/session/verification', body, { browser, ip });
    };
    const codes = [];
    for (let guess = 0; guess < 14; guess += 1) {
      codes.push((await verify('000000', 'stranger', `192.0.2.${guess % 7}`)).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('INVALID_VERIFICATION_CODE'));
    expect(codes.slice(10)).toEqual(Array(4).fill('TOO_MANY_REQUESTS'));
    world.clock.forward({ minutes: 1 });
    expect(await verify(await codeNow(), 'own', HOME)).toMatchObject({ success: true });
  });
});

describe('a password that must be changed', () => {
  test('is one the platform gave, where the brand forces that', async () => {
    const { username, id } = await member();
    await world.pool.query('UPDATE credentials.credential SET is_default = true WHERE member_id = $1', [id]);
    expect((await signIn(username)).value.defaultPassword).toBe(true);
    await world.configure('whitelabel', { FORCEPASSCHANGE: false });
    expect((await signIn(username)).value.defaultPassword).toBe(false);
    await world.configure('whitelabel', { FORCEPASSCHANGE: true });
  });

  test('is one older than the brand allows; a change makes it new', async () => {
    await world.configure('signIn', { passwordExpiryDays: 30 });
    const { username } = await member();
    world.clock.forward({ hours: 30 * 24 });
    const { value } = await signIn(username);
    expect(value.passwordExpired).toBe(true);
    const change = { oldPassword: PASSWORD, newPassword: 'petals-Gold-9', confirmNewPassword: 'petals-Gold-9' };
    await send('POST', '/api/member/password', change, { token: value.token });
    expect((await signIn(username, HOME, { password: 'petals-Gold-9' })).value.passwordExpired).toBe(false);
    await world.configure('signIn', { passwordExpiryDays: 0 });
  });
});

describe('a password that is replaced while somebody signs in by it', () => {
  const replace = (db: Pick<Pool, 'query'>, id: string) =>
    db.query("UPDATE credentials.credential SET password_hash = 'another' WHERE member_id = $1", [id]);
  const isSomebodyWaiting = async () => {
    const { rows } = await world.pool.query<{ some: boolean }>(
      `SELECT EXISTS (
         SELECT FROM pg_stat_activity WHERE datname = current_database() AND pg_blocking_pids(pid) <> '{}'
       ) AS some`,
    );
    return rows[0]!.some;
  };

  test('refuses a sign-in that was checked by it before', async () => {
    const { username, id } = await member();
    const late = await inTransaction(world.pool, async (tx) => {
      await replace(tx, id);
      const answer = signIn(username);
      await expect.poll(isSomebodyWaiting, { timeout: 10_000 }).toBe(true);
      return { answer };
    });
    expect(await late.answer).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' });
  });

  test('refuses a sign-in that waited for one more proof', async () => {
    const { username, id } = await member({ payee_name: 'Phet Sengdara' });
    const { ticket } = (await signIn(username, ELSEWHERE)).value;
    await replace(world.pool, id);
    const verify = { ticket, method: 'bankAccountName', answer: 'Phet Sengdara' };
    expect(await send('POST', '/api/session/verification', verify, { ip: ELSEWHERE })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });
});
