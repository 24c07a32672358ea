import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vilay as byTest } from '../../testing/by-test.ts';
import { createOffice, type Office, OFFICE, PASSWORD } from './testing/office.ts';

/** Nobody of these accounts: nobody changes their own. */
const vilay = { ...byTest, staffId: 0n };
const STRANGER = { browser: 'stranger', ip: '198.51.100.50' };
const LETTERS = 'ABCDE';

let office: Office;
let made = 0;

beforeAll(async () => {
  office = await createOffice();
});

afterAll(() => office.close());

beforeEach(() => office.clock.forward({ hours: 1 }));

const employee = async (): Promise<string> => (await office.employee()).name;

const signIn = (username: string, password = PASSWORD, given: object = {}, more: object = {}) =>
  office.signIn(username, { password, ...more }, { browser: 'office', ...given });

/** Letters of a picture as its reader would type them: the answer that is stored is replaced by a known one. */
async function letters(given: object = {}): Promise<{ captcha: string; captchaKey: string }> {
  made += 1;
  const captchaKey = `key-of-a-picture-${made}`;
  expect(await office.send('GET', `/api/admin/captcha?key=${captchaKey}`, undefined, given)).toMatchObject({
    success: true,
  });
  const answer = office.secrets.mac('captcha', LETTERS).toString('base64url');
  await office.pool.query(
    `UPDATE verification.challenge SET answer = $1
      WHERE kind = 'captcha' AND id_hash = sha256(convert_to($2, 'UTF8'))`,
    [answer, captchaKey],
  );
  return { captcha: LETTERS, captchaKey };
}

test('a stranger’s wrong passwords lock nobody out: a known browser signs in at once, another with letters', async () => {
  const username = await employee();
  await signIn(username);
  for (let guess = 0; guess < 3; guess += 1) {
    expect(await signIn(username, `guess ${guess}`, STRANGER)).toMatchObject({
      code: 'WRONG_CREDENTIALS',
      value: { captcha: guess === 2 },
    });
  }
  for (let guess = 0; guess < 5; guess += 1) {
    const solved = await letters(STRANGER);
    expect(await signIn(username, `guess ${guess}`, STRANGER, solved)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  }
  expect(await signIn(username)).toMatchObject({ success: true });
  const elsewhere = { browser: 'at home', ip: '203.0.113.9' };
  expect(await signIn(username, PASSWORD, elsewhere)).toMatchObject({
    code: 'CAPTCHA_REQUIRED',
    value: { captcha: true },
  });
  expect(await signIn(username, PASSWORD, elsewhere, await letters(elsewhere))).toMatchObject({ success: true });
});

test('letters count once, and wrong ones spend no guess', async () => {
  const username = await employee();
  for (let guess = 0; guess < 3; guess += 1) await signIn(username, 'wrong', STRANGER);
  const solved = await letters(STRANGER);
  expect(await signIn(username, 'wrong', STRANGER, solved)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(await signIn(username, PASSWORD, STRANGER, solved)).toMatchObject({ code: 'CAPTCHA_CHECK_FAILED' });
  const { captchaKey } = await letters(STRANGER);
  expect(await signIn(username, PASSWORD, STRANGER, { captcha: 'wrong', captchaKey })).toMatchObject({
    code: 'CAPTCHA_CHECK_FAILED',
    value: { captcha: true },
  });
});

test('a known browser waits for its own wrong passwords', async () => {
  const username = await employee();
  await signIn(username);
  for (let guess = 0; guess < 3; guess += 1) {
    expect(await signIn(username, 'wrong')).toMatchObject({ code: 'WRONG_CREDENTIALS', value: { captcha: false } });
  }
  expect(await signIn(username)).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 5 } });
  office.clock.forward({ seconds: 6 });
  expect(await signIn(username)).toMatchObject({ success: true });
});

test('an address that guesses at many accounts is asked for letters, then waits; a known browser there does not', async () => {
  const crowd = '198.51.100.60';
  const username = await employee();
  await signIn(username);
  const guess = async (index: number) => {
    const solved = index < 20 ? {} : await letters({ ip: OFFICE });
    return (await signIn(`Nobody${index}`, 'wrong', { browser: 'guesser', ip: crowd }, solved)).code;
  };
  const codes = [];
  for (let index = 0; index < 30; index += 1) codes.push(await guess(index));
  expect(new Set(codes)).toEqual(new Set(['WRONG_CREDENTIALS']));
  expect(await guess(30)).toBe('TOO_MANY_REQUESTS');
  expect(await signIn(username, PASSWORD, { ip: crowd })).toMatchObject({ success: true });
});

test('an unknown name is answered like a known one, at each step', async () => {
  const username = await employee();
  for (let guess = 0; guess < 5; guess += 1) {
    const [known, unknown] = [
      await signIn(username, 'wrong', STRANGER),
      await signIn('Nobody', 'wrong', { ...STRANGER, browser: 'another' }),
    ];
    expect(unknown).toEqual(known);
  }
});

describe('an authenticator', () => {
  async function withAuthenticator() {
    const username = await employee();
    const secret = new URL(await office.staff.admin.addAuthenticator(vilay, username)).searchParams.get('secret')!;
    const codeNow = () => office.codeOf(secret);
    return { username, codeNow };
  }

  test('is asked for after the right password only, and each of its codes counts once', async () => {
    const { username, codeNow } = await withAuthenticator();
    expect(await signIn(username, 'wrong', STRANGER)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await signIn(username)).toMatchObject({ code: 'MISSING_VERIFICATION_CODE', value: { authenticator: true } });
    expect(await signIn(username, PASSWORD, {}, { code: '000000' })).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
      value: { authenticator: true },
    });
    const code = await codeNow();
    expect(await signIn(username, PASSWORD, {}, { code })).toMatchObject({ success: true });
    expect(await signIn(username, PASSWORD, {}, { code })).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    const { rows } = await office.pool.query(
      `SELECT count(*)::integer AS count FROM staff.access_log
        WHERE action = 'second_factor_refused' AND detail->>'username' = $1`,
      [username],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('is guessed ever more slowly, wherever; the employee’s own browser does not wait for that', async () => {
    const { username, codeNow } = await withAuthenticator();
    await signIn(username, PASSWORD, {}, { code: await codeNow() });
    const guess = async (ip: string) =>
      (await signIn(username, PASSWORD, { ip, browser: `at ${ip}` }, { code: '000000' })).code;
    const codes = [];
    for (let index = 0; index < 14; index += 1) codes.push(await guess(`192.0.2.${index % 7}`));
    expect(codes.filter((code) => code === 'INVALID_VERIFICATION_CODE')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(Array(4).fill('TOO_MANY_REQUESTS'));
    office.clock.forward({ minutes: 1 });
    expect(await signIn(username, PASSWORD, {}, { code: await codeNow() })).toMatchObject({ success: true });
  });

  test('is given to those who have none, which ends their sessions; the secret is stored sealed', async () => {
    const username = await employee();
    const { value } = await signIn(username);
    const address = await office.staff.admin.addAuthenticator(vilay, username);
    expect(await office.staff.authenticate(value.token, OFFICE)).toBeNull();
    const { rows } = await office.pool.query('SELECT a::text AS row FROM staff.authenticator AS a');
    expect(JSON.stringify(rows)).not.toContain(new URL(address).searchParams.get('secret'));
    await expect(office.staff.admin.addAuthenticator(vilay, username)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    await expect(office.staff.admin.addAuthenticator(vilay, 'Nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a member’s browser is not known to an employee of the same name', async () => {
  const username = await employee();
  const account = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const answer = await office.world.app.inject({ method: 'PUT', url: '/api/register', payload: account });
  expect(answer.json()).toMatchObject({ success: true });
  for (let guess = 0; guess < 3; guess += 1) await signIn(username, 'wrong', STRANGER);
  const asked = await office.app.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: { username, password: PASSWORD },
    cookies: { device: answer.cookies[0]!.value },
  });
  expect(asked.json()).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
});
