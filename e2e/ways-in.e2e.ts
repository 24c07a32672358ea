import { randomInt } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, PASSWORD, register } from './support/api.ts';
import { authenticatorCode } from './support/authenticator.ts';
import type { Visit } from './support/browser.ts';
import { spokenOn } from './support/devices.ts';
import { sql } from './support/database.ts';
import { codeSentTo, switchOn } from './support/identity.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';
import { counting, spoken, type Word } from './support/words.ts';

const { siteUrl } = thisPlatform();
let undo: () => Promise<void>;

beforeAll(async () => {
  const kinds = { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true, ONECLICKREG: true };
  undo = await switchOn('whitelabel', kinds);
});

afterAll(async () => {
  await undo();
});

/** Each way to sign in, and to recover access. */
describe.each(spokenOn('lo', 'phone'))('in %s, on a %s', (language, _device, viewport) => {
  const words = spoken[language];

  const arrive = (address: string): Promise<Visit> => enter(null, address, { viewport, language });
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const field = (page: Page, label: Word) => dialogOf(page).getByRole('textbox', { name: words[label] });
  const password = (page: Page, label: Word = 'password') => dialogOf(page).getByLabel(words[label], { exact: true });
  const press = (page: Page, label: Word) =>
    dialogOf(page).getByRole('button', { name: words[label], exact: true }).click();
  const choose = (page: Page, label: Word) => dialogOf(page).getByRole('tab', { name: words[label] }).click();
  const told = (page: Page, message: Word) => page.getByText(words[message]).first().waitFor();
  const countdown = (page: Page) => dialogOf(page).getByRole('button', { name: counting(words, /\d+/) });
  const acceptTerms = (page: Page) => dialogOf(page).getByRole('checkbox').last().check();

  async function logIn(page: Page, username: string): Promise<void> {
    await field(page, 'username').fill(username);
    await password(page).fill(PASSWORD);
    await press(page, 'login');
  }

  async function sendCode(page: Page, to: string): Promise<void> {
    await press(page, 'code_send');
    await countdown(page).waitFor();
    await field(page, 'verification_code').fill(await codeSentTo(to));
  }

  test('by name and password, which is hidden, can be shown, can be pasted, and travels encrypted', async () => {
    const { username } = await register(siteUrl);
    const { page } = await arrive('/login');
    await field(page, 'username').fill(PASSWORD);
    await field(page, 'username').press('Control+A');
    await field(page, 'username').press('Control+C');
    await password(page).press('Control+V');
    await field(page, 'username').fill(username);
    expect(await password(page).getAttribute('type')).toBe('password');
    expect(await password(page).getAttribute('autocomplete')).toBe('current-password');
    await press(page, 'password_show');
    expect(await password(page).getAttribute('type')).toBe('text');
    expect(await password(page).inputValue()).toBe(PASSWORD);
    const sent: Request[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request));
    await press(page, 'login');
    await isIn(page, username);
    const login = sent.find((request) => new URL(request.url()).pathname === '/api/session');
    expect(login?.headers()['content-type']).toBe('application/jose');
    expect(sent.every((request) => !(request.postData() ?? '').includes(PASSWORD))).toBe(true);
  });

  test('a visitor who loses the connection while signing in is told so, and continues when it is back', async () => {
    const { username } = await register(siteUrl);
    const { page, context } = await arrive('/login');
    await context.setOffline(true);
    await logIn(page, username);
    await dialogOf(page).getByText(words['error.NETWORK']).waitFor();
    expect(await page.getByText(words.part_failed).count()).toBe(0);
    await context.setOffline(false);
    await press(page, 'login');
    await isIn(page, username);
  });

  test('by SMS', async () => {
    const { username } = await register(siteUrl);
    const mobile = await giveMobile(username);
    const { page } = await arrive('/login');
    await choose(page, 'mobile_number');
    await field(page, 'mobile_number').fill(mobile);
    await sendCode(page, `+856${mobile}`);
    await press(page, 'login');
    await isIn(page, username);
  });

  test('by a one-time code in place of the password', async () => {
    const { username } = await register(siteUrl);
    const email = await giveEmail(username);
    const { page } = await arrive('/login');
    await press(page, 'dynamic_instead');
    await field(page, 'username').fill(username);
    await sendCode(page, email);
    await press(page, 'login');
    await isIn(page, username);
  });

  test('by free play, with play money', async () => {
    const { page } = await arrive('/?popup=login');
    await press(page, 'free_play');
    await page.waitForURL((url) => url.pathname === '/' && !url.search.includes('popup'));
    await page
      .getByText(/10[.,]000[.,]00/)
      .first()
      .waitFor();
    expect(await memberOf(page)).toMatchObject({ type: 4, isTrial: true });
  });

  test('by a new account with a mobile number', async () => {
    const mobile = newMobile();
    const { page } = await arrive('/register?referralCode=FRIEND7');
    await choose(page, 'mobile_number');
    expect(await field(page, 'username').count()).toBe(0);
    await field(page, 'mobile_number').fill(mobile);
    await sendCode(page, `+856${mobile}`);
    await password(page).fill(PASSWORD);
    await password(page, 'password_confirm').fill(PASSWORD);
    await acceptTerms(page);
    await press(page, 'register_submit');
    await isIn(page, mobile);
    const [made] = await sql<{ referral_code: string }>('SELECT referral_code FROM member.member WHERE username = $1', [
      mobile,
    ]);
    expect(made?.referral_code).toBe('FRIEND7');
  });

  test('by one press: name and password are shown only once', async () => {
    const { page } = await arrive('/?popup=register');
    await press(page, 'one_click_submit');
    await told(page, 'field.terms_required');
    await acceptTerms(page);
    await press(page, 'one_click_submit');
    await told(page, 'one_click_title');
    const [username = '', made = ''] = await dialogOf(page).locator('dd').allInnerTexts();
    await press(page, 'one_click_seen');
    await isIn(page, username);
    await maySignIn(username, made);
  });

  test('by an authenticator after the password; by a recovery code if it is lost', async () => {
    const member = await register(siteUrl);
    const { secret, recoveryCodes } = await turnAuthenticatorOn(member.token);
    const { page } = await arrive('/login');
    const prove = async (answer: string): Promise<void> => {
      await field(page, 'extra_authenticator').fill(answer);
      await press(page, 'extra_submit');
    };

    await logIn(page, member.username);
    await told(page, 'extra_authenticator_hint');
    await prove('abcdef');
    await told(page, 'field.wrong');
    // The current code was used to turn it on.
    await prove(authenticatorCode(secret, 1));
    await isIn(page, member.username);

    await page.evaluate(() => sessionStorage.removeItem('token'));
    await page.goto('/login');
    await logIn(page, member.username);
    await prove(recoveryCodes[0]!);
    await isIn(page, member.username);
  });

  test('from a new address by a code to the member’s mailbox, and not by another person’s name', async () => {
    const { username } = await register(siteUrl);
    const email = await giveEmail(username);
    await sql(
      `WITH moved AS (UPDATE member.profile SET payee_name = 'Noy Vongsa' WHERE member_id = ${ID_OF} RETURNING member_id)
       UPDATE sessions.known_address SET ip = '203.0.113.9' WHERE member_id IN (SELECT member_id FROM moved)`,
      [username],
    );
    const { page } = await arrive('/login');
    await logIn(page, username);
    await told(page, 'error.EXTRA_VERIFICATION_REQUIRED');
    await choose(page, 'extra_bank_account_name');
    await field(page, 'extra_bank_account_name').fill('Somebody Else');
    await press(page, 'extra_submit');
    await told(page, 'field.wrong');
    await choose(page, 'extra_email');
    await dialogOf(page).getByText(`${username[0]}***@example.com`).waitFor();
    await sendCode(page, email);
    await press(page, 'extra_submit');
    await isIn(page, username);
  });

  test('recovered by e-mail: a code, a countdown, a new password', async () => {
    const { username } = await register(siteUrl);
    const email = await giveEmail(username);
    const { page } = await arrive('/?popup=forgot-password');
    // A mistyped name is answered like the right one, and is corrected at once.
    await field(page, 'username').fill(`${username}x`);
    await field(page, 'field_email').fill(email);
    await press(page, 'code_send');
    await told(page, 'in_been_out');
    await countdown(page).waitFor();
    await field(page, 'username').fill(username);
    await press(page, 'code_send');
    await countdown(page).waitFor();
    expect(await countdown(page).isDisabled()).toBe(true);

    await password(page, 'password_new').fill('short');
    await field(page, 'verification_code').fill(notThis(await codeSentTo(email)));
    await press(page, 'forgot_submit');
    await page.locator('[aria-invalid=true]').waitFor();
    await password(page, 'password_new').fill('brand-New-9');
    await press(page, 'forgot_submit');
    await told(page, 'error.INVALID_VERIFICATION_CODE');
    await field(page, 'verification_code').fill(await codeSentTo(email));
    await press(page, 'forgot_submit');
    await told(page, 'forgot_done');
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('popup') === 'login');
    await page.getByRole('dialog', { name: words.login_title }).waitFor();
    await maySignIn(username, 'brand-New-9');
  });

  test('recovered by phone; a second code too soon gives a warning', async () => {
    const { username } = await register(siteUrl);
    const mobile = await giveMobile(username);
    const { page } = await arrive('/?popup=forgot-password');
    await choose(page, 'forgot_by_phone');
    await field(page, 'mobile_number').fill(mobile);
    await sendCode(page, `+856${mobile}`);
    const code = await field(page, 'verification_code').inputValue();

    await page.reload();
    await choose(page, 'forgot_by_phone');
    await field(page, 'mobile_number').fill(mobile);
    await press(page, 'code_send');
    const warning = page.getByRole('alertdialog', { name: words.code_failed });
    await warning.getByText(beforeNumber(words['error.CODE_ALREADY_SENT'])).waitFor();
    await warning.getByRole('button', { name: words.understood, exact: true }).click();
    await countdown(page).waitFor();
    await field(page, 'verification_code').fill(code);
    await password(page, 'password_new').fill('brand-New-9');
    await press(page, 'forgot_submit');
    await told(page, 'forgot_done');
    await maySignIn(username, 'brand-New-9');
  });
});

const ID_OF = '(SELECT id FROM member.member WHERE username = $1)';

/** Gives the member a mobile number, without its journey. */
async function giveMobile(username: string): Promise<string> {
  const mobile = newMobile();
  await sql(`UPDATE member.profile SET mobile = $2 WHERE member_id = ${ID_OF}`, [username, `+856${mobile}`]);
  return mobile;
}

async function giveEmail(username: string): Promise<string> {
  const email = `${username}@example.com`;
  await sql(`UPDATE member.profile SET email = $2 WHERE member_id = ${ID_OF}`, [username, email]);
  return email;
}

async function turnAuthenticatorOn(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { value } = await call(siteUrl, 'POST', '/api/member/authenticator', { password: PASSWORD }, token);
  const code = authenticatorCode(value.secret);
  const confirmed = await call(siteUrl, 'PUT', '/api/member/authenticator', { code }, token);
  return { secret: value.secret, recoveryCodes: confirmed.value.recoveryCodes };
}

async function maySignIn(username: string, password: string): Promise<void> {
  expect(await call(siteUrl, 'POST', '/api/session', { username, password })).toMatchObject({ success: true });
}

/** Waits until the page shows this member's balance. */
async function isIn(page: Page, username: string): Promise<void> {
  await page
    .getByText(/(?<![\d.,])0[.,]00/)
    .first()
    .waitFor();
  expect(await memberOf(page)).toMatchObject({ account: username });
}

async function memberOf(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  return (await call(siteUrl, 'GET', '/api/member', undefined, token ?? '')).value;
}

function newMobile(): string {
  return `20${randomInt(10_000_000, 99_999_999)}`;
}

function notThis(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** The part of a message before its plural number of seconds. */
function beforeNumber(message: string): string {
  return message.match(/other \{([^#]+)#/)![1]!.trim();
}
