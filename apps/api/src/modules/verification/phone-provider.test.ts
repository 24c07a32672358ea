import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { type AllSettings, allSettings } from '../../composition/settings.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { byTest } from '../../testing/by-test.ts';
import { createSend } from '../../testing/client.ts';
import { createBrowser, type Crooked, startCrooked, startMekong } from '../../testing/identity-provider.ts';

const PASSWORD = 'night-Garden-7';
const SITE = 'http://localhost:8080';
type Setting = NonNullable<AllSettings['phoneProvider']>;

let world: AccountsApp;
let mekong: Awaited<ReturnType<typeof startMekong>>;
let crook: Awaited<ReturnType<typeof startCrooked>>;
let made = 0;
const send = createSend(() => world.app);

beforeAll(async () => {
  world = await createAccountsApp();
  mekong = await startMekong(SITE, world.clock);
  crook = await startCrooked('champa');
  await world.configure('whitelabel', { MOBILENUMREG3: true, REGMOBVERF3: true });
});

afterAll(async () => {
  await mekong.close();
  crook.close();
  await world.close();
});

beforeEach(() => world.clock.forward({ hours: 1 }));

async function offer(setting: Partial<Setting> | null): Promise<void> {
  const url = `${mekong.url}/phone`;
  const whole: Setting = {
    channel: 'mekong',
    url,
    issuer: url,
    audience: 'champa',
    keys: `${url}/keys`,
    uses: ['register', 'login', 'forgot'],
  };
  const value = setting && { ...whole, ...setting };
  await inTransaction(world.pool, (tx) => world.settings.set(tx, allSettings.phoneProvider, value, byTest));
  world.clock.forward({ seconds: 2 });
}

function newNumber(): { mobileNum: string; phone: string } {
  made += 1;
  const mobileNum = `2055${String(500_000 + made)}`;
  return { mobileNum, phone: `+856${mobileNum}` };
}

/** What the provider's window tells the site of a number. */
async function verify(phone: string): Promise<{ idToken?: string; error?: string }> {
  // Two words of one second would be the same word.
  world.clock.forward({ seconds: 1 });
  const browser = createBrowser(SITE);
  const query = new URLSearchParams({ origin: SITE, phone });
  const asked = await browser.go(`${mekong.url}/phone?${query.toString()}`);
  if (asked.page.includes('data-tell')) return toldBy(asked.page);
  const sent = await browser.go(`${mekong.url}/phone/codes`, { origin: SITE, phone });
  const [last] = (await (await fetch(`${mekong.url}/outbox/messages.json?to=${encodeURIComponent(phone)}`)).json()) as {
    text: string;
  }[];
  const code = /\d{6}/.exec(last!.text)![0];
  return toldBy((await browser.go(sent.url, { code })).page);
}

function toldBy(page: string) {
  const text = /data-tell="([^"]*)" data-origin="http:\/\/localhost:8080"/.exec(page)![1]!;
  return JSON.parse(text.replaceAll('&quot;', '"')) as { type: string; idToken?: string; error?: string };
}

const wordOf = async (phone: string) => ({
  firebaseChannel: 'mekong',
  firebaseIdToken: (await verify(phone)).idToken!,
});

const register = (mobileNum: string, given: object) =>
  send('PUT', '/api/register/mobile', { mobileNum, countryDialingCode: '+856', termsAccepted: true, ...given });
const signIn = (mobileNum: string, given: object) =>
  send('POST', '/api/session', {
    type: 'sms',
    username: mobileNum,
    password: '',
    countryDialingCode: '+856',
    ...given,
  });

describe('a number that the provider has verified', () => {
  test('registers without a code of ours, and the number counts as proven', async () => {
    await offer({});
    const { mobileNum, phone } = newNumber();
    expect(await register(mobileNum, {})).toMatchObject({ code: 'MISSING_VERIFICATION_CODE' });
    expect(await register(mobileNum, await wordOf(phone))).toMatchObject({ success: true });
    const { id } = (await world.members.byMobile(world.pool, phone))!;
    expect((await world.members.profile(world.pool, id)).mobileVerifiedAt).not.toBeNull();
  });

  test('signs in, once for each word, and sets a new password', async () => {
    await offer({});
    const { mobileNum, phone } = newNumber();
    await register(mobileNum, await wordOf(phone));
    const word = await wordOf(phone);
    const signedIn = await signIn(mobileNum, word);
    expect(signedIn).toMatchObject({ success: true, value: { passwordExpired: false } });
    expect(await signIn(mobileNum, word)).toMatchObject({ code: 'CODE_EXPIRED' });

    const reset = { mobileNum, countryDialingCode: '+856', newPassword: PASSWORD, ...(await wordOf(phone)) };
    expect(await send('POST', '/api/password/phone', reset)).toMatchObject({ success: true });
    expect(await send('POST', '/api/session', { username: mobileNum, password: PASSWORD })).toMatchObject({
      success: true,
    });
  });

  test('counts where the brand has switched it on, and codes of ours go on', async () => {
    await offer({ uses: ['register'] });
    const { mobileNum, phone } = newNumber();
    await register(mobileNum, await wordOf(phone));
    expect(await signIn(mobileNum, await wordOf(phone))).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
    expect(await signIn(mobileNum, { ...(await wordOf(phone)), firebaseChannel: 'other' })).toMatchObject({
      code: 'LOGIN_METHOD_CLOSED',
    });
    await send('POST', '/api/session/sms-code', { mobileNum, countryDialingCode: '+856' });
    const password = await world.codeSentTo(phone);
    expect(await signIn(mobileNum, { password })).toMatchObject({ success: true });
    await offer(null);
    expect(await register(newNumber().mobileNum, await wordOf(phone))).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
  });

  test('is that number and no other', async () => {
    await offer({});
    const [mine, theirs] = [newNumber(), newNumber()];
    expect(await register(mine.mobileNum, await wordOf(theirs.phone))).toMatchObject({
      code: 'INVALID_PHONE_NUMBER',
      value: { fields: { mobileNum: 'pattern' } },
    });
  });

  test('holds for five minutes', async () => {
    await offer({});
    const { mobileNum, phone } = newNumber();
    const word = await wordOf(phone);
    world.clock.forward({ minutes: 5, seconds: 10 });
    expect(await register(mobileNum, word)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('a token that was not accepted is not used up', async () => {
    await offer({});
    const { mobileNum, phone } = newNumber();
    const word = await wordOf(phone);
    expect(await register(mobileNum, { ...word, affiliateCode: 'nobody' })).toMatchObject({
      code: 'INVITATION_CODE_ERROR',
    });
    expect(await register(mobileNum, word)).toMatchObject({ success: true });
  });
});

describe('a token that the provider did not give is refused', () => {
  const ISSUER = 'https://phone.example';
  const seconds = (): number => Math.floor(world.clock.now().epochMilliseconds / 1000);

  test.each<[string, (now: number) => { claims?: Record<string, unknown>; how?: Crooked }, string]>([
    ['another party’s word', () => ({ claims: { iss: 'https://evil.example' } }), 'INVALID_VERIFICATION_CODE'],
    ['a word for another site', () => ({ claims: { aud: 'another' } }), 'INVALID_VERIFICATION_CODE'],
    ['a forged word', () => ({ how: { isForged: true } }), 'INVALID_VERIFICATION_CODE'],
    ['an unsigned word', () => ({ how: { isUnsigned: true } }), 'INVALID_VERIFICATION_CODE'],
    [
      'a word by a secret',
      () => ({ how: { secret: 'any secret, of a length that will do' } }),
      'INVALID_VERIFICATION_CODE',
    ],
    ['a word without a number', () => ({ claims: { phone_number: undefined } }), 'INVALID_VERIFICATION_CODE'],
    ['a word of nobody', () => ({ claims: { sub: undefined } }), 'INVALID_VERIFICATION_CODE'],
    ['a word of tomorrow', (now) => ({ claims: { iat: now + 86_400 } }), 'INVALID_VERIFICATION_CODE'],
    ['a word that has ended', (now) => ({ claims: { exp: now - 10 } }), 'CODE_EXPIRED'],
    ['a verification of an hour ago', (now) => ({ claims: { auth_time: now - 3600 } }), 'CODE_EXPIRED'],
    [
      'another way in of that provider’s',
      () => ({ claims: { firebase: { sign_in_provider: 'google.com' } } }),
      'INVALID_VERIFICATION_CODE',
    ],
  ])('%s', async (_what, odd, code) => {
    await offer({ issuer: ISSUER, keys: `${crook.url}/keys` });
    const { mobileNum, phone } = newNumber();
    const now = seconds();
    const { claims = {}, how = {} } = odd(now);
    const right = {
      iss: ISSUER,
      aud: 'champa',
      sub: 'x',
      iat: now,
      exp: now + 300,
      auth_time: now,
      phone_number: phone,
    };
    const firebaseIdToken = await crook.sign({ ...right, ...claims }, how);
    expect(await register(mobileNum, { firebaseChannel: 'mekong', firebaseIdToken })).toMatchObject({ code });
    expect(
      await register(mobileNum, { firebaseChannel: 'mekong', firebaseIdToken: await crook.sign(right, {}) }),
    ).toMatchObject({
      success: true,
    });
  });

  test('nonsense', async () => {
    await offer({ issuer: ISSUER, keys: `${crook.url}/keys` });
    for (const firebaseIdToken of ['x', 'a.b.c', '...', 'e30.e30.e30']) {
      expect(await register(newNumber().mobileNum, { firebaseChannel: 'mekong', firebaseIdToken })).toMatchObject({
        code: 'INVALID_VERIFICATION_CODE',
      });
    }
  });

  test('a key set that cannot be fetched is answered as our failure', async () => {
    await offer({ issuer: ISSUER, keys: `${crook.url}/no-keys` });
    const { mobileNum, phone } = newNumber();
    expect(await register(mobileNum, await wordOf(phone))).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
});

test('the stand-in answers each failure as the originals do', async () => {
  expect(await verify('')).toMatchObject({ error: 'missing-phone-number' });
  expect(await verify('12')).toMatchObject({ error: 'invalid-phone-number' });
  expect(await verify('+856200000001')).toMatchObject({ error: 'quota-exceeded' });
  expect(await verify('+856200000002')).toMatchObject({ error: 'operation-not-allowed' });
  expect(await verify('+856200000003')).toMatchObject({ error: 'too-many-requests' });
});
