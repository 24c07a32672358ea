import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { closeBrowser, phone, type Visit, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { switchOn } from './support/identity.ts';
import { thisPlatform } from './support/this-platform.ts';
import { spoken, type Word } from './support/words.ts';

const { siteUrl } = thisPlatform();
const open: Visit[] = [];
const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
  for (const restore of undo.splice(0)) await restore();
});

afterAll(closeBrowser);

describe.each(['lo', 'en', 'cn'] as const)('what is refused at the door is told in %s', (language) => {
  const words = spoken[language];

  const enter = async (pathname: string): Promise<Page> => {
    const visitor = await visit(pathname, { viewport: phone, language, announcementsClosed: true });
    open.push(visitor);
    return visitor.page;
  };
  const field = (page: Page, label: Word) => page.getByRole('dialog').getByLabel(words[label], { exact: true });
  const told = (page: Page, message: Word) => page.getByText(words[message]).first().waitFor();
  const press = (page: Page, label: Word) =>
    page.getByRole('dialog').locator('button[type="submit"]').filter({ hasText: words[label] }).click();

  async function logIn(page: Page, username: string, password: string): Promise<void> {
    await field(page, 'username').fill(username);
    await field(page, 'password').fill(password);
    await press(page, 'login');
  }

  test('fields left empty, a name nobody has, a wrong password', async () => {
    const { username } = await register(siteUrl);
    const page = await enter('/login');
    await press(page, 'login');
    await told(page, 'field.required');
    await logIn(page, newUsername(), PASSWORD);
    await told(page, 'error.WRONG_CREDENTIALS');
    await logIn(page, username, 'not-the-Word-1');
    await told(page, 'error.WRONG_CREDENTIALS');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('an account that is closed, and one that is no agent’s where agents come in', async () => {
    const closed = await register(siteUrl);
    await sql(`UPDATE member.member SET status = 'suspended' WHERE username = $1`, [closed.username]);
    const page = await enter('/login');
    await logIn(page, closed.username, closed.password);
    await told(page, 'error.ACCOUNT_DISABLED');

    const member = await register(siteUrl);
    await page.goto('/agentHome');
    await logIn(page, member.username, member.password);
    await told(page, 'error.NON_AGENT');
  });

  test('a name that is taken, a password made of it, one that leaked, terms not ticked, a wrong invitation code', async () => {
    const { username } = await register(siteUrl);
    const page = await enter('/register');
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
  });

  test('a code for a number that cannot be one', async () => {
    const page = await enter('/?popup=forgot-password');
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
  });

  test('no code, a wrong one, and another asked for too soon', async () => {
    const mobile = `20${randomInt(1e7, 1e8)}`;
    const page = await enter('/?popup=forgot-password');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: words.forgot_by_phone }).click();
    await dialog.getByRole('textbox', { name: words.mobile_number }).fill(mobile);
    await press(page, 'forgot_submit');
    await told(page, 'field.required');

    const send = dialog.getByRole('button', { name: words.code_send });
    await send.click();
    await send.waitFor({ state: 'detached' });
    await field(page, 'verification_code').fill('000000');
    await field(page, 'password_new').fill('brand-New-9');
    await press(page, 'forgot_submit');
    await told(page, 'error.INVALID_VERIFICATION_CODE');

    await page.reload();
    await dialog.getByRole('tab', { name: words.forgot_by_phone }).click();
    await dialog.getByRole('textbox', { name: words.mobile_number }).fill(mobile);
    await send.click();
    await page.getByRole('alertdialog').getByText(beforeNumber(words['error.CODE_ALREADY_SENT'])).waitFor();
  });

  test.each([
    ['expired', 'signIn', { passwordExpiryDays: 90 }, `changed_at = now() - interval '91 days'`],
    ['was given at the start', 'whitelabel', { FORCEPASSCHANGE: true }, 'is_default = true'],
  ] as const)('a password that %s has to be changed, and then serves', async (_what, key, setting, state) => {
    const { username, password } = await register(siteUrl);
    await sql(
      `UPDATE identity.credential SET ${state} WHERE member_id = (SELECT id FROM member.member WHERE username = $1)`,
      [username],
    );
    undo.push(await switchOn(key, setting));
    const page = await enter('/login');
    await logIn(page, username, password);
    await page.getByRole('heading', { name: words.change_password }).waitFor();
    await field(page, 'password_old').fill('not-the-Word-1');
    await field(page, 'password_new').fill('brand-New-9');
    await field(page, 'password_new_confirm').fill('brand-New-9');
    await press(page, 'change_password');
    await told(page, 'error.WRONG_PASSWORD');
    await field(page, 'password_old').fill(password);
    await press(page, 'change_password');
    await told(page, 'password_changed');
    await page.waitForURL((url) => url.pathname === '/' && !url.search.includes('popup'));
    const body = { username, password: 'brand-New-9' };
    expect((await call(siteUrl, 'POST', '/api/session', body)).value).toMatchObject({
      passwordExpired: false,
      defaultPassword: false,
    });
  });
});

/** What a message says before its number of seconds, when there are several. */
function beforeNumber(message: string): string {
  return message.match(/other \{([^#]+)#/)![1]!.trim();
}
