import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { inLanguage } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { switchOn } from './support/identity.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';
import { spoken, type Word } from './support/words.ts';

const { siteUrl } = thisPlatform();

describe.each(inLanguage('cn'))('refusals at sign-in and registration in %s', (language) => {
  const words = spoken[language];

  const arrive = (address: string, member: { token: string } | null = null) =>
    enterPage(member, address, { viewport: phone, language });
  const field = (page: Page, label: Word) => page.getByRole('dialog').getByLabel(words[label], { exact: true });
  const told = (page: Page, message: Word) => page.getByText(words[message]).first().waitFor();
  const press = (page: Page, label: Word) =>
    page.getByRole('dialog').locator('button[type="submit"]').filter({ hasText: words[label] }).click();

  async function logIn(page: Page, username: string, password: string): Promise<void> {
    await field(page, 'username').fill(username);
    await field(page, 'password').fill(password);
    await press(page, 'login');
  }

  test('empty fields, a wrong password, a closed account', async () => {
    const closed = await register(siteUrl);
    await sql(`UPDATE member.member SET status = 'suspended' WHERE username = $1`, [closed.username]);
    const page = await arrive('/login');
    await press(page, 'login');
    await told(page, 'field.required');
    await logIn(page, closed.username, 'not-the-Word-1');
    await told(page, 'error.WRONG_CREDENTIALS');
    await logIn(page, closed.username, closed.password);
    await told(page, 'error.ACCOUNT_DISABLED');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('a verification that was not completed', async () => {
    onTestFinished(await switchOn('signIn', { check: 'slider' }));
    const page = await arrive('/login');
    await logIn(page, newUsername(), PASSWORD);
    const puzzle = page.getByRole('dialog', { name: words.slider_title });
    await puzzle.getByRole('slider', { name: words.slider_label }).waitFor();
    await closeByEscape(page, puzzle);
    await told(page, 'error.VERIFICATION_REQUIRED');
  });

  test('a session that has ended leads to sign-in', async () => {
    const member = await register(siteUrl);
    await call(siteUrl, 'DELETE', '/api/session', undefined, member.token);
    const page = await arrive('/member/securityCenter', member);
    await page.waitForURL((url) => url.pathname === '/login');
    await field(page, 'username').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('a name that is taken, a password derived from it, a leaked one, terms not accepted, a wrong invitation code', async () => {
    const { username } = await register(siteUrl);
    const page = await arrive('/register');
    await field(page, 'username').fill(username);
    await field(page, 'password').fill(`${username}9`);
    await field(page, 'password_confirm').fill(PASSWORD);
    await press(page, 'register_submit');
    await told(page, 'field.confirm');
    await told(page, 'field.terms_required');

    await field(page, 'password_confirm').fill(`${username}9`);
    await page.getByRole('dialog').getByRole('checkbox').last().check();
    await press(page, 'register_submit');
    await told(page, 'field.own_name');
    for (const name of ['password', 'password_confirm'] as const) await field(page, name).fill('Correct-Horse-9');
    await press(page, 'register_submit');
    await told(page, 'field.breached');
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'password_confirm').fill(PASSWORD);
    await press(page, 'register_submit');
    await told(page, 'error.USERNAME_TAKEN');
    await field(page, 'username').fill(newUsername());
    await field(page, 'affiliate_code').fill('nobody-at-all');
    await press(page, 'register_submit');
    await told(page, 'error.INVITATION_CODE_ERROR');
    expect(await field(page, 'affiliate_code').getAttribute('aria-invalid')).toBe('true');
  });

  test('a code for an invalid number, and without a number', async () => {
    const page = await arrive('/?popup=forgot-password');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: words.forgot_by_phone }).click();
    const mobile = dialog.getByRole('textbox', { name: words.mobile_number });
    await press(page, 'forgot_submit');
    await dialog.locator('input[type=tel][aria-invalid=true]').waitFor();
    await mobile.fill('12');
    await dialog.getByRole('button', { name: words.code_send }).click();
    await told(page, 'error.INVALID_PHONE_NUMBER');
    await page.getByRole('alertdialog').getByRole('button', { name: words.understood }).click();
    expect(await mobile.inputValue()).toBe('12');

    await mobile.fill(`20${randomInt(1e7, 1e8)}`);
    await press(page, 'forgot_submit');
    await told(page, 'field.required');
  });

  test('an expired password and an initial password must be changed, and then work', async () => {
    const [expired, given] = [await register(siteUrl), await register(siteUrl)];
    await setCredential(expired.username, `changed_at = now() - interval '91 days'`);
    await setCredential(given.username, 'is_default = true');
    const [keepOld, keepGiven] = await Promise.all([
      switchOn('signIn', { passwordExpiryDays: 90 }),
      switchOn('whitelabel', { FORCEPASSCHANGE: true }),
    ]);
    onTestFinished(async () => void (await Promise.all([keepOld(), keepGiven()])));
    const page = await arrive('/login');
    await logIn(page, given.username, given.password);
    await page.getByRole('heading', { name: words.change_password }).waitFor();
    await page.evaluate(() => sessionStorage.removeItem('token'));
    await page.goto('/login');
    await logIn(page, expired.username, expired.password);
    await page.getByRole('heading', { name: words.change_password }).waitFor();

    await field(page, 'password_old').fill('not-the-Word-1');
    await field(page, 'password_new').fill('brand-New-9');
    await field(page, 'password_new_confirm').fill('brand-New-9');
    await press(page, 'change_password');
    await told(page, 'error.WRONG_PASSWORD');
    await field(page, 'password_old').fill(expired.password);
    await press(page, 'change_password');
    await told(page, 'password_changed');
    await page.waitForURL((url) => url.pathname === '/' && !url.search.includes('popup'));
    const body = { username: expired.username, password: 'brand-New-9' };
    expect((await call(siteUrl, 'POST', '/api/session', body)).value).toMatchObject({
      passwordExpired: false,
      defaultPassword: false,
    });
  });
});

async function setCredential(username: string, state: string): Promise<void> {
  await sql(
    `UPDATE credentials.credential SET ${state} WHERE member_id = (SELECT id FROM member.member WHERE username = $1)`,
    [username],
  );
}
