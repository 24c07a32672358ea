import { randomInt } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { askForLetters, codeSentTo, switchOn } from './support/identity.ts';

const open: Visit[] = [];
const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
  for (const restore of undo.splice(0)) await restore();
});

afterAll(closeBrowser);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('ways in on a %s', (_device, viewport) => {
  const enter = async (pathname: string, language = 'en'): Promise<Visit> => {
    const visitor = await visit(pathname, { viewport, language, announcementsClosed: true });
    open.push(visitor);
    return visitor;
  };

  test('who mistyped three times is asked for the letters of a picture, and comes in with them', async () => {
    const { username, password } = await register(inject('platform').siteUrl);
    const { page } = await enter('/login');
    const pictures = picturesOf(page);
    await page.getByLabel('Username', { exact: true }).fill(username);
    await passwordField(page).fill('not-the-Word-1');
    for (let failure = 1; failure <= 3; failure += 1) {
      expect(await page.getByLabel('Letters in the picture').count()).toBe(0);
      await answerTo(page, '/api/session', () => logIn(page));
      await page.getByText('Wrong account or password.').waitFor();
    }
    await page.getByAltText('Letters to type').waitFor();

    await logIn(page);
    await page.getByText('Please fill this in.').waitFor();
    await passwordField(page).fill(password);
    await askForLetters(pictures.at(-1)!, 'ABCDE');
    await untilLetIn(page, async () => page.getByLabel('Letters in the picture').fill('WRONG'));
    await page.getByText('The check did not succeed. Try again with a new picture.').waitFor();
    await expect.poll(() => page.getByLabel('Letters in the picture').inputValue()).toBe('');

    await page.getByAltText('Letters to type').waitFor();
    expect(pictures).toHaveLength(2);
    await askForLetters(pictures[1]!, 'HNT47');
    await page.getByLabel('Letters in the picture').fill('hnt47');
    await logIn(page);
    await page.getByText('₭0.00').first().waitFor();
  });

  test('a password travels encrypted, whoever reads along', async () => {
    const { username, password } = await register(inject('platform').siteUrl);
    const { page } = await enter('/login');
    const sent: Request[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request));
    await fillAndLogIn(page, username, password);
    await page.getByText('₭0.00').first().waitFor();
    const login = sent.find((request) => new URL(request.url()).pathname === '/api/session');
    expect(login?.headers()['content-type']).toBe('application/jose');
    expect(sent.every((request) => !(request.postData() ?? '').includes(password))).toBe(true);
  });

  test('remembered for a day: the name stands there, the password need not be typed, and lies nowhere', async () => {
    const { username, password } = await register(inject('platform').siteUrl);
    const { page, context } = await enter('/login');
    await page.getByLabel('Remember me for a day').check();
    await fillAndLogIn(page, username, password);
    await page.getByText('₭0.00').first().waitFor();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'lastUser')?.value).toBe(username);
    expect(JSON.stringify(await context.storageState())).not.toContain(password);
    const day = cookies.find(({ name }) => name === 'lastPassword')!.expires - Date.now() / 1000;
    expect(day).toBeGreaterThan(86_000);
    expect(day).toBeLessThanOrEqual(86_400);

    await page.evaluate(() => sessionStorage.removeItem('token'));
    await page.goto('/login');
    await page.getByText('Your password is remembered on this device.').waitFor();
    expect(await page.getByLabel('Username', { exact: true }).inputValue()).toBe(username);
    await page.getByLabel('Remember me for a day').uncheck();
    await logIn(page);
    await page.getByText('₭0.00').first().waitFor();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('lastUser');
    expect(names).not.toContain('lastPassword');
  });

  test('forgotten password by e-mail: a code, a countdown, a new password', async () => {
    const { username } = await register(inject('platform').siteUrl);
    const email = `${username}@example.com`;
    await know(username, { email });
    const { page } = await enter('/?popup=forgot-password');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username', { exact: true }).fill(username);
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByText('a code is on its way to it').waitFor();
    await dialog.getByRole('button', { name: /^1[12]\d s$/ }).waitFor();
    expect(await dialog.getByRole('button', { name: /^1[12]\d s$/ }).isDisabled()).toBe(true);

    await dialog.getByLabel('New password').fill('short');
    await dialog.getByLabel('Verification code').fill('000000');
    await dialog.getByRole('button', { name: 'Set the new password' }).click();
    await dialog.getByText('Use 8 to 64 characters.').waitFor();
    await dialog.getByLabel('New password').fill('brand-New-9');
    const code = await codeSentTo(email);
    if (code !== '000000') {
      await dialog.getByRole('button', { name: 'Set the new password' }).click();
      await dialog.getByText('The verification code is wrong.').waitFor();
    }
    await dialog.getByLabel('Verification code').fill(code);
    await dialog.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Your new password is set. Log in with it.').waitFor();
    await page.waitForURL((url) => url.pathname === '/' && !url.search.includes('popup'));
    const again = await call(inject('platform').siteUrl, 'POST', '/api/session', { username, password: 'brand-New-9' });
    expect(again.success).toBe(true);
  });

  test('forgotten password by phone; a second code too soon is told in a warning', async () => {
    const { username } = await register(inject('platform').siteUrl);
    const mobile = newMobile();
    await know(username, { mobile: `+856${mobile}` });
    const { page } = await enter('/?popup=forgot-password');
    await page.getByRole('tab', { name: 'By phone' }).click();
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: /^1[12]\d s$/ }).waitFor();
    const code = await codeSentTo(`+856${mobile}`);

    await page.reload();
    await page.getByRole('tab', { name: 'By phone' }).click();
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    const warning = page.getByRole('alertdialog');
    await warning.getByText(/A code was just sent\./).waitFor();
    await warning.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: /^\d+ s$/ }).waitFor();
    await page.getByLabel('Verification code').fill(code);
    await page.getByLabel('New password').fill('brand-New-9');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Your new password is set. Log in with it.').waitFor();
  });

  test('signing in by SMS', async () => {
    const { username } = await register(inject('platform').siteUrl);
    const mobile = newMobile();
    await know(username, { mobile: `+856${mobile}` });
    const { page } = await enter('/login');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(`+856${mobile}`));
    await logIn(page);
    await page.getByText('₭0.00').first().waitFor();
  });

  test('from a new place the member proves himself by a code to his mailbox', async () => {
    const { username, password } = await register(inject('platform').siteUrl);
    const email = `${username}@example.com`;
    await know(username, { email, payeeName: 'Noy Vongsa' });
    await sql(
      `UPDATE identity.known_address SET ip = '203.0.113.9'
        WHERE member_id = (SELECT id FROM member.member WHERE username = $1)`,
      [username],
    );
    const { page } = await enter('/login');
    await fillAndLogIn(page, username, password);
    await page.getByText('You are logging in from a new place. Please confirm that it is you.').waitFor();
    await page.getByRole('tab', { name: 'Name on your bank account' }).click();
    await page.getByRole('textbox', { name: 'Name on your bank account' }).fill('Somebody Else');
    await page.getByRole('button', { name: 'Confirm and log in' }).click();
    await page.getByText('This is not right.').waitFor();
    await page.getByRole('tab', { name: 'By e-mail' }).click();
    await page.getByText(`${username[0]}***@example.com`).waitFor();
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(email));
    await page.getByRole('button', { name: 'Confirm and log in' }).click();
    await page.getByText('₭0.00').first().waitFor();
  });

  test('free play opens a trial account with play money', async () => {
    const { page } = await enter('/?popup=login');
    await page.getByRole('button', { name: 'Try free with play money' }).click();
    await page.waitForURL((url) => url.pathname === '/' && !url.search.includes('popup'));
    await page
      .getByText(/10,000\.00/)
      .first()
      .waitFor();
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    const { value } = await call(inject('platform').siteUrl, 'GET', '/api/member', undefined, token ?? '');
    expect(value).toMatchObject({ type: 4, isTrial: true });
  });

  test('registering: terms and a wrong invitation code are told beside their fields', async () => {
    const { page } = await enter('/register');
    await page.getByLabel('Username').fill(newUsername());
    await passwordField(page).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await page.getByLabel(/Invitation code/).fill('nobody-at-all');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please accept the terms first.').waitFor();
    await page.getByLabel(/18 or older/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Invitation code error. Check it, or leave it empty.').waitFor();
    expect(await page.getByLabel(/Invitation code/).getAttribute('aria-invalid')).toBe('true');
  });

  test('registering by mobile number, with a code, where the brand has both kinds', async () => {
    undo.push(await switchOn('whitelabel', { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true }));
    const mobile = newMobile();
    const { page } = await enter('/register?referralCode=FRIEND7');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    expect(await page.getByLabel('Username').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(`+856${mobile}`));
    await passwordField(page).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await page.getByLabel(/18 or older/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('₭0.00').first().waitFor();
    const [made] = await sql<{ referral_code: string }>('SELECT referral_code FROM member.member WHERE username = $1', [
      mobile,
    ]);
    expect(made?.referral_code).toBe('FRIEND7');
  });

  test('one press makes an account; its name and password are shown this once', async () => {
    undo.push(await switchOn('whitelabel', { ONECLICKREG: true }));
    const { page } = await enter('/?popup=register');
    await page.getByRole('button', { name: 'Make me an account in one press' }).click();
    await page.getByText('Please accept the terms first.').waitFor();
    await page.getByLabel(/18 or older/).check();
    await page.getByRole('button', { name: 'Make me an account in one press' }).click();
    await page.getByText('Your account is ready').waitFor();
    const [username, password] = await page.getByRole('dialog').locator('dd').allInnerTexts();
    await page.getByRole('button', { name: 'I have kept them: go on' }).click();
    await page.getByText('₭0.00').first().waitFor();
    const again = await call(inject('platform').siteUrl, 'POST', '/api/session', { username, password });
    expect(again.success).toBe(true);
  });

  test('where the brand has the slider, closing it tells that verification comes first', async () => {
    undo.push(await switchOn('signIn', { check: 'slider' }));
    const { page } = await enter('/login');
    await fillAndLogIn(page, newUsername(), PASSWORD);
    const puzzle = page.getByRole('dialog', { name: 'Please finish verification first' });
    await puzzle.getByRole('slider', { name: 'Move the piece' }).waitFor();
    await puzzle.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Please finish verification first.').waitFor();
  });
});

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

function logIn(page: Page): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
}

async function fillAndLogIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await passwordField(page).fill(password);
  await logIn(page);
}

async function answerTo(page: Page, pathname: string, act: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === pathname,
  );
  await act();
  return (await answer).status();
}

/** Guessing is slowed down: tries again until the server takes a try. */
async function untilLetIn(page: Page, fill: () => Promise<void>): Promise<void> {
  await expect
    .poll(
      async () => {
        await fill();
        return answerTo(page, '/api/session', () => logIn(page));
      },
      { timeout: 60_000, interval: 1000 },
    )
    .not.toBe(429);
}

/** The keys of the pictures a page asks for, the last one last. */
function picturesOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/captcha') keys.push(searchParams.get('key') ?? '');
  });
  return keys;
}

/** What the site offers no screen for yet: a member's own number, mailbox and bank account. */
async function know(username: string, known: { mobile?: string; email?: string; payeeName?: string }): Promise<void> {
  await sql(
    `UPDATE member.profile SET mobile = $2, email = $3, payee_name = $4
      WHERE member_id = (SELECT id FROM member.member WHERE username = $1)`,
    [username, known.mobile ?? null, known.email ?? '', known.payeeName ?? ''],
  );
}

function newMobile(): string {
  return `20${randomInt(10_000_000, 99_999_999)}`;
}
