import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { tokenHash } from '../../platform/ids.ts';
import { allSettings } from '../../composition/settings.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';

let world: AccountsApp;
const send = createSend(() => world.app);

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.configure('whitelabel', allSettings.whitelabel.default);
  await world.configure('registration', { ...allSettings.registration.default, accountsWithoutLetters: 10_000 });
});

const PASSWORD = 'night-Garden-7';
const byName = (username: string, given: object = {}) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  termsAccepted: true,
  ...given,
});
const byMobile = (mobileNum: string, given: object = {}) => ({
  mobileNum,
  countryDialingCode: '+856',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  termsAccepted: true,
  ...given,
});

/** What a picture shows cannot be read back by design: the test puts letters of its own in its place. */
async function readLetters(name: string) {
  const captchaKey = `picture-asked-for-by-${name}`;
  await send('GET', `/api/captcha?key=${captchaKey}`);
  const answer = world.secrets.mac('captcha', 'ABCDE').toString('base64url');
  await world.pool.query('UPDATE verification.challenge SET answer = $2 WHERE id_hash = $1', [
    tokenHash(captchaKey),
    answer,
  ]);
  return { captcha: 'abcde', captchaKey };
}

/** Switches fields of registration on. */
async function ask(fields: Record<string, { required: boolean }>): Promise<void> {
  const changed = allSettings.registration.default.fields.map((field) =>
    field.name in fields ? { ...field, enabled: true, ...fields[field.name] } : field,
  );
  await world.configure('registration', { fields: changed });
}

describe('the settings', () => {
  test('say which ways are open and what each field’s rule is', async () => {
    await world.configure('whitelabel', { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true });
    const { value } = await send('GET', '/api/register/settings');
    expect(value).toMatchObject({
      username: true,
      mobile: true,
      mobilePassword: true,
      verification: { username: true, mobile: true },
      age: { confirmation: 18, birthday: 21 },
      check: 'none',
      oneClick: false,
    });
    expect((await send('GET', '/api/register/validators')).value.validators).toEqual({
      username: { required: true, acceptedPattern: 'letterFirst', patternId: 'letterFirst', min: 4, max: 20 },
      password: expect.objectContaining({ patternId: 'lettersDigitsSymbols' }),
      confirmPassword: expect.objectContaining({ required: true }),
      affiliateCode: expect.objectContaining({ required: false }),
    });
    expect((await send('GET', '/api/countries')).value.list).toContainEqual({
      countryCode: 'LA',
      countryDialingCode: '+856',
    });
  });

  test('without a password a number must be proven, whatever REGMOBVERF3 says', async () => {
    await world.configure('whitelabel', { MOBILENUMREG3: true, MOBILENUMPASSREG3: false, REGMOBVERF3: false });
    expect((await send('GET', '/api/register/settings')).value.verification).toEqual({ username: false, mobile: true });
  });

  test.each([
    ['USERNAMEREG3', '/api/register', byName('Closed01')],
    ['MOBILENUMREG3', '/api/register/mobile', byMobile('2055510001')],
  ] as const)('with %s off that way is closed', async (flag, path, body) => {
    await world.configure('whitelabel', { [flag]: false });
    expect(await send('PUT', path, body)).toMatchObject({ status: 403, code: 'REGISTRATION_CLOSED' });
  });
});

describe('by username', () => {
  test('keeps what the brand asks and nothing else', async () => {
    await ask({ email: { required: true }, birthday: { required: true }, line: { required: false } });
    const answer = await send(
      'PUT',
      '/api/register',
      byName('Fields01', {
        email: 'keo@champa.la',
        birthday: '1990-02-28',
        line: 'keo-line',
        address: 'never asked',
        registerUrl: 'https://champa.la/register',
        referralCode: 'friend',
      }),
    );
    expect(answer).toMatchObject({ success: true });
    const member = (await world.members.byName(world.pool, 'Fields01'))!;
    const { texts, ...profile } = await world.members.profile(world.pool, member.id);
    expect(profile).toMatchObject({ email: 'keo@champa.la', birthday: '1990-02-28', mobile: null });
    expect(texts).toEqual({ line: 'keo-line' });
    const { rows } = await world.pool.query(
      'SELECT terms_version, terms_accepted_at, register_url, referral_code FROM member.member WHERE id = $1',
      [member.id],
    );
    expect(rows[0]).toMatchObject({
      terms_version: '1',
      register_url: 'https://champa.la/register',
      referral_code: 'friend',
    });
  });

  test.each([
    ['a required field that is empty', {}, { email: 'required', birthday: 'required' }],
    ['a wrong e-mail address', { email: 'keo@', birthday: '1990-01-01' }, { email: 'length' }],
    ['a day that does not exist', { email: 'keo@a.la', birthday: '1990-02-30' }, { birthday: 'pattern' }],
    // The world's clock stands at 1 June 2026, noon in Vientiane.
    ['an age of 20 years and 364 days', { email: 'keo@a.la', birthday: '2005-06-02' }, { birthday: 'age' }],
  ])('refuses %s beside the field', async (_what, given, fields) => {
    await ask({ email: { required: true }, birthday: { required: true } });
    expect(await send('PUT', '/api/register', byName('Refused02', given))).toMatchObject({
      status: 422,
      code: 'VALIDATION',
      value: { fields },
    });
  });

  test('the age is a parameter', async () => {
    await ask({ birthday: { required: true } });
    await world.configure('registration', { age: { confirmation: 18, birthday: 18 } });
    expect(await send('PUT', '/api/register', byName('Young001', { birthday: '2008-06-02' }))).toMatchObject({
      value: { fields: { birthday: 'age' } },
    });
    expect(await send('PUT', '/api/register', byName('Young001', { birthday: '2008-06-01' }))).toMatchObject({
      success: true,
    });
  });

  test('an address makes so many accounts an hour', async () => {
    await world.configure('registration', { accountsPerAddressAndHour: 1 });
    const from = { ip: '198.51.100.200' };
    expect((await send('PUT', '/api/register', byName('Crowd001'), from)).status).toBe(200);
    expect(await send('PUT', '/api/register', byName('Crowd002'), from)).toMatchObject({
      status: 429,
      value: { retryAfterSeconds: 3600 },
    });
    expect((await send('PUT', '/api/register', byName('Crowd002'), { ip: '198.51.100.201' })).status).toBe(200);
  });

  test('after the first accounts of an address, letters are asked before the hard limit', async () => {
    await world.configure('registration', { accountsWithoutLetters: 2, accountsPerAddressAndHour: 4 });
    const from = { ip: '198.51.100.210' };
    const make = async (name: string, letters: object = {}) =>
      send('PUT', '/api/register', byName(name, letters), from);
    for (const name of ['Letters1', 'Letters2']) expect((await make(name)).status).toBe(200);
    expect(await make('Letters3')).toMatchObject({ status: 403, code: 'CAPTCHA_REQUIRED', value: { captcha: true } });
    expect(await make('Letters3', { captcha: 'xxxx', captchaKey: 'nobody-asked-for-it' })).toMatchObject({
      code: 'CAPTCHA_CHECK_FAILED',
      value: { captcha: true },
    });
    expect(await world.members.byName(world.pool, 'Letters3')).toBeNull();
    for (const name of ['Letters3', 'Letters4']) expect((await make(name, await readLetters(name))).status).toBe(200);
    expect(await make('Letters5', await readLetters('Letters5'))).toMatchObject({ status: 429 });
    await world.configure('whitelabel', { ONECLICKREG: true });
    const onePress = await send('PUT', '/api/register/one-click', { termsAccepted: true }, from);
    expect(onePress.code).toBe('CAPTCHA_REQUIRED');
  });

  test('a payment password everybody takes is refused, where one is asked', async () => {
    await ask({ paymentPassword: { required: true } });
    expect(await send('PUT', '/api/register', byName('Paying02', { paymentPassword: '123456' }))).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { paymentPassword: 'common' } },
    });
  });

  test('a payment password is kept as a hash of its own', async () => {
    await ask({ paymentPassword: { required: true } });
    await send('PUT', '/api/register', byName('Paying01', { paymentPassword: '408261' }));
    const member = (await world.members.byName(world.pool, 'Paying01'))!;
    const { rows } = await world.pool.query(
      'SELECT password_hash, payment_hash FROM credentials.credential WHERE member_id = $1',
      [member.id],
    );
    expect(rows[0].payment_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0].payment_hash).not.toBe(rows[0].password_hash);
  });
});

describe('an invitation code', () => {
  let agentId: string;

  beforeAll(async () => {
    await world.configure('whitelabel', allSettings.whitelabel.default);
    await world.configure('registration', allSettings.registration.default);
    await send('PUT', '/api/register', byName('Agent001'));
    agentId = (await world.members.byName(world.pool, 'Agent001'))!.id;
    await inTransaction(world.pool, async (tx) => {
      await world.members.setType(tx, agentId, 1);
      await world.members.addInvitation(tx, 'LOTUS', agentId, null);
      await world.members.addInvitation(tx, 'ORCHID', agentId, 'champa.la');
    });
  });

  test.each([
    ['code=lotus', 200, undefined],
    ['code=ORCHID&domain=CHAMPA.la', 200, undefined],
    ['code=ORCHID&domain=other.la', 422, 'INVITATION_DOMAIN'],
    ['code=ORCHID', 422, 'INVITATION_DOMAIN'],
    ['code=nobody', 422, 'INVITATION_CODE_ERROR'],
    ['code=', 422, 'INVITATION_CODE_ERROR'],
  ])('%s is answered %i', async (query, status, code) => {
    const answer = await send('GET', `/api/agents/affiliate?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.code).toBe(code);
  });

  test('puts the member below the agent', async () => {
    await send('PUT', '/api/register', byName('Invited1', { affiliateCode: ' lotus ' }));
    const { rows } = await world.pool.query(`SELECT upline_id FROM member.member WHERE username = 'Invited1'`);
    expect(String(rows[0].upline_id)).toBe(agentId);
  });

  test('that is nobody’s is refused beside the field, and no account is made', async () => {
    expect(await send('PUT', '/api/register', byName('Invited2', { affiliateCode: 'nobody' }))).toMatchObject({
      code: 'INVITATION_CODE_ERROR',
      value: { fields: { affiliateCode: 'invitation_code' } },
    });
    expect(await world.members.byName(world.pool, 'Invited2')).toBeNull();
  });

  test('of a suspended agent is no longer valid', async () => {
    await inTransaction(world.pool, (tx) => world.members.setStatus(tx, agentId, 'suspended'));
    expect((await send('GET', '/api/agents/affiliate?code=LOTUS')).code).toBe('INVITATION_CODE_ERROR');
    await inTransaction(world.pool, (tx) => world.members.setStatus(tx, agentId, 'active'));
  });
});

describe('by mobile', () => {
  const open = { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: false };

  test('the number is the username', async () => {
    await world.configure('whitelabel', open);
    expect(await send('PUT', '/api/register/mobile', byMobile(' 2055510002 '))).toMatchObject({ success: true });
    expect(await send('POST', '/api/session', { username: '2055510002', password: PASSWORD })).toMatchObject({
      success: true,
    });
    const member = (await world.members.byMobile(world.pool, '+8562055510002'))!;
    expect(member.username).toBe('2055510002');
    expect(await world.members.profile(world.pool, member.id)).toMatchObject({ mobileVerifiedAt: null });
  });

  test('one number is one account, however it is written', async () => {
    await world.configure('whitelabel', open);
    await send('PUT', '/api/register/mobile', byMobile('2055510003'));
    expect(await send('PUT', '/api/register/mobile', byMobile('02055510003'))).toMatchObject({
      status: 409,
      code: 'MOBILE_TAKEN',
      value: { fields: { mobileNum: 'mobile_taken' } },
    });
    expect(await world.members.byName(world.pool, '02055510003')).toBeNull();
  });

  test('a country the brand does not take is refused', async () => {
    await world.configure('whitelabel', open);
    expect(
      await send('PUT', '/api/register/mobile', byMobile('2055510004', { countryDialingCode: '+999' })),
    ).toMatchObject({ code: 'INVALID_PHONE_NUMBER' });
  });

  test('with REGMOBVERF3 the number is proven by a code, once', async () => {
    await world.configure('whitelabel', { ...open, REGMOBVERF3: true });
    const number = { mobileNo: '2055510005', countryDialingCode: '+856' };
    expect(await send('PUT', '/api/register/mobile', byMobile('2055510005'))).toMatchObject({
      code: 'MISSING_VERIFICATION_CODE',
    });
    expect(await send('POST', '/api/register/sms-code', number)).toMatchObject({ value: { expiredMinutes: 2 } });
    const code = await world.codeSentTo('+8562055510005');
    const wrong = code === '111111' ? '222222' : '111111';
    expect(
      await send('PUT', '/api/register/mobile', byMobile('2055510005', { verificationCode: wrong })),
    ).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => send('PUT', '/api/register/mobile', byMobile('2055510005', { verificationCode: code }))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const member = (await world.members.byMobile(world.pool, '+8562055510005'))!;
    expect((await world.members.profile(world.pool, member.id)).mobileVerifiedAt).not.toBeNull();
  });

  test('without MOBILENUMPASSREG3 there is no password, and the member signs in by code', async () => {
    await world.configure('whitelabel', { ...open, MOBILENUMPASSREG3: false });
    await send('POST', '/api/register/sms-code', { mobileNo: '2055510006', countryDialingCode: '+856' });
    const verificationCode = await world.codeSentTo('+8562055510006');
    expect(
      await send('PUT', '/api/register/mobile', byMobile('2055510006', { verificationCode, password: 'ignored-1' })),
    ).toMatchObject({ success: true });
    for (const password of ['', 'ignored-1', verificationCode]) {
      expect((await send('POST', '/api/session', { username: '2055510006', password })).code).toBe('WRONG_CREDENTIALS');
    }
    await send('POST', '/api/session/sms-code', { mobileNum: '2055510006', countryDialingCode: '+856' });
    const password = await world.codeSentTo('+8562055510006');
    expect(
      await send('POST', '/api/session', { username: '2055510006', countryDialingCode: '+856', password, type: 'sms' }),
    ).toMatchObject({ success: true, value: { passwordExpired: false, defaultPassword: false } });
  });
});

describe('by one press', () => {
  const press = (given: object = {}) => send('PUT', '/api/register/one-click', { termsAccepted: true, ...given });

  test('makes an account whose password is shown once and is to be changed', async () => {
    await world.configure('whitelabel', { ONECLICKREG: true });
    const { value } = await press();
    expect(value).toMatchObject({ token: expect.any(String), username: expect.stringMatching(/^[a-z][a-z0-9]{9}$/) });
    const again = await send('POST', '/api/session', { username: value.username, password: value.password });
    expect(again).toMatchObject({ success: true, value: { defaultPassword: true } });
  });

  test('is closed where the brand does not offer it, and wants the terms ticked', async () => {
    expect(await press()).toMatchObject({ code: 'REGISTRATION_CLOSED' });
    expect(await press({ termsAccepted: false })).toMatchObject({
      value: { fields: { termsAccepted: 'terms_required' } },
    });
  });
});
