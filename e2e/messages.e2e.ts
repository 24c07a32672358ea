import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { closeBrowser, phone, type Visit, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { switchOn } from './support/identity.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { spoken, type Word } from './support/words.ts';

const { siteUrl, environment } = thisPlatform();
const open: Visit[] = [];
const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
  for (const restore of undo.splice(0)) await restore();
});

afterAll(closeBrowser);

/** The messages of the specification's section 8 that refusals.e2e.ts does not come by. */
describe.each(['lo', 'en', 'cn'] as const)('what can happen anywhere is told in %s', (language) => {
  const words = spoken[language];

  const enter = async (pathname: string): Promise<Visit> => {
    const visitor = await visit(pathname, { viewport: phone, language, announcementsClosed: true });
    open.push(visitor);
    return visitor;
  };
  const told = (page: Page, message: Word) => page.getByText(words[message]).first().waitFor();
  const submit = (page: Page) => page.getByRole('dialog').locator('button[type="submit"]').click();

  async function logIn(page: Page): Promise<void> {
    await page.getByRole('dialog').locator('input[name="username"]').fill(newUsername());
    await page.getByRole('dialog').locator('input[name="password"]').fill(PASSWORD);
    await submit(page);
  }

  test('a line that is cut, and a verification that was not finished', async () => {
    const { page, context } = await enter('/login');
    await context.route('**/api/session', (route) => route.abort());
    await logIn(page);
    await told(page, 'error.NETWORK');
    await context.unroute('**/api/session');

    undo.push(await switchOn('signIn', { check: 'slider' }));
    await page.reload();
    await logIn(page);
    const puzzle = page.getByRole('dialog', { name: words.slider_title });
    await puzzle.getByRole('slider').waitFor();
    await closeByEscape(page, puzzle);
    await told(page, 'error.VERIFICATION_REQUIRED');
  });

  test('a mailbox is neither confirmed nor denied; a trial account needs a true one', async () => {
    const { page } = await enter('/?popup=forgot-password');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="username"]').fill(newUsername());
    await dialog.locator('input[name="email"]').fill('nobody@example.com');
    await dialog.getByRole('button', { name: words.code_send }).click();
    await told(page, 'in_been_out');

    const { token, username } = await register(siteUrl);
    await sql('UPDATE member.member SET type = 4 WHERE username = $1', [username]);
    await page.goto(`/member?token=${token}`);
    await told(page, 'in_need_true_account');
  });

  test('a session that has ended leads to the way in', async () => {
    const { token } = await register(siteUrl);
    const { page } = await enter(`/?token=${token}`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token')), PATIENT).toBe(token);
    await call(siteUrl, 'DELETE', '/api/session', undefined, token);
    await page.goto('/member/securityCenter');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('dialog').locator('input[name="username"]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('a window that the browser blocks, and a part of the page that does not come', async () => {
    const { page, context } = await enter('/');
    await page.evaluate(() => (window.open = () => null));
    await page.getByRole('button', { name: words.telegram_chat }).click();
    await told(page, 'popup_blocked');

    await context.route(/\/assets\/down-[^/]*\.js/, (route) => route.abort());
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await page.goto('/down').catch(() => undefined);
    await told(page, 'part_failed');
    await told(page, 'part_failed_text');
  });

  test('the phone sign-in provider’s refusals', async () => {
    undo.push(await switchOn('phoneProvider', { uses: ['login'] }));
    const { page } = await enter('/login');
    for (const [ending, message] of [
      ['1', 'error.SMS_UNAVAILABLE'],
      ['2', 'error.SMS_UNAVAILABLE'],
      ['3', 'error.SMS_TOO_MANY_REQUESTS'],
      ['4', 'error.CAPTCHA_CHECK_FAILED'],
      ['5', 'error.SYSTEM_ERROR'],
    ] as const) {
      await page.reload();
      await page.getByRole('dialog').getByRole('tab').nth(1).click();
      await page.getByRole('dialog').locator('input[type="tel"]').first().fill(`20000000${ending}`);
      await page.getByRole('button', { name: words.phone_verify }).click();
      await told(page, message);
    }
    await page.reload();
    await page.getByRole('dialog').getByRole('tab').nth(1).click();
    await page.getByRole('dialog').locator('input[type="tel"]').first().fill('2055512345');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: words.phone_verify }).click();
    await (await opened).close();
    await told(page, 'error.PROVIDER_LOGIN_FAILED');
  });

  test('a site that is being mended, and one that is not offered here', async () => {
    undo.push(async () => {
      await champa('open');
      await champa('region', 'off');
      await untilStatus(0);
    });
    await champa('maintenance');
    await untilStatus(1);
    const { page } = await enter('/');
    await told(page, 'maintenance_title');
    await champa('open');
    await champa('region', 'allow', 'LA');
    await untilStatus(2);
    await page.goto('/');
    await told(page, 'region_title');
  });
});

async function champa(...words: string[]): Promise<void> {
  const { code, stderr } = await runBin('champa', ['site', ...words], environment);
  expect(code, stderr).toBe(0);
}

async function untilStatus(wanted: 0 | 1 | 2): Promise<void> {
  const status = async () => (await call(siteUrl, 'GET', '/api/system/status')).value.status;
  await expect.poll(status, PATIENT).toBe(wanted);
}
