import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { authenticatorCode } from './support/authenticator.ts';
import { knock, signInStaff, STAFF, work } from './support/backoffice.ts';
import { desktop } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { newMember } from './support/member.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

const { backofficeUrl, environment } = thisPlatform();

/** If the console redirected to the sign-in page repeatedly, loading would take seconds, and Back would not work. */
async function expectSentOnce(page: Page, before: number): Promise<void> {
  await page.getByLabel('Username').waitFor();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 2);
}

/** The calls that the page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('staff_token'));

describe.each(on('phone'))('an employee on a %s', (_, viewport) => {
  test('is asked to sign in at once, is told of a wrong password, and reaches the requested screen', async () => {
    const page = await knock('/vendors', { viewport });
    await expectSentOnce(page, 1);
    const calls = callsOf(page);
    await page.reload();
    await signInStaff(page, 'not-the-word');
    await page.getByText('Wrong account or password.').waitFor();
    expect(await tokenOf(page)).toBeNull();
    expect(calls).toEqual(['/api/admin/session']);

    await signInStaff(page);
    await page.getByText('Naga Spin Studio').waitFor();
    expect(page.url()).toMatch(/#\/vendors/);
    await page.reload();
    await page.getByText('Naga Spin Studio').waitFor();
  });

  test('signs out: the session ends on the server too, and no screen opens any more', async () => {
    const page = await work('/members', { viewport });
    const token = (await tokenOf(page))!;
    const before = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expectSentOnce(page, before);
    expect(await tokenOf(page)).toBeNull();
    expect((await call(backofficeUrl, 'GET', '/api/admin/session', undefined, token)).status).toBe(401);

    await page.goto(`${backofficeUrl}/#/deposits`);
    await page.waitForURL(/#\/login/);
    await page.goBack();
    await page.getByLabel('Username').waitFor();
  });
});

test('after wrong passwords letters are asked for; an employee’s own browser is not asked', async () => {
  // The journeys share this employee.
  onTestFinished(async () => void (await sql(`DELETE FROM throttle.attempt WHERE key LIKE 'tally:%'`, [])));
  const known = await knock('/vendors');
  await signInStaff(known);
  await known.getByText('Naga Spin Studio').waitFor();
  for (let guess = 0; guess < 3; guess += 1) {
    const wrong = { username: STAFF.username, password: 'not-the-word' };
    await call(backofficeUrl, 'POST', '/api/admin/session', wrong);
  }
  const page = await knock('/vendors');
  await signInStaff(page);
  await page.getByRole('img', { name: 'Letters to type' }).waitFor();
  await page.getByLabel('Letters in the picture').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The check did not succeed.').waitFor();
  await expect.poll(() => page.getByLabel('Letters in the picture').inputValue()).toBe('');
  expect(await tokenOf(page)).toBeNull();

  await known.evaluate(() => sessionStorage.clear());
  await known.goto(`${backofficeUrl}/#/vendors`);
  await known.reload();
  await signInStaff(known);
  await known.getByText('Naga Spin Studio').waitFor();
});

test('an employee with an authenticator is asked for its code after the password', async () => {
  const champa = async (...words: string[]) => {
    const { code, stdout } = await runBin('champa', ['staff', ...words], environment);
    expect(code).toBe(0);
    return stdout.trim();
  };
  const username = `clerk${Date.now().toString(36)}`;
  const password = (await champa('add', username, '--name', 'Noy', '--role', 'support')).slice(`${username}: `.length);
  const told = await champa('authenticator', username, '--reason', 'a second factor');
  const secret = new URL(told.slice(`${username}: `.length)).searchParams.get('secret')!;

  const page = await knock('/vendors');
  await page.getByLabel('Username').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Type the verification code.').waitFor();
  const field = page.getByLabel('Code of your authenticator');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The verification code is wrong.').waitFor();
  await field.fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Naga Spin Studio').waitFor();
});

test('the chosen theme stays, also after signing out', async () => {
  const page = await work('/members', { viewport: desktop });
  const mode = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await mode();
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await expect.poll(mode).not.toBe(dark);
  const light = await mode();
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').waitFor();
  await page.reload();
  await page.getByLabel('Username').waitFor();
  expect(await mode()).toBe(light);
  await page.evaluate(() => localStorage.clear());
});

test('a session that ends while a screen is open is reported, and no input is lost', async () => {
  const member = await newMember();
  const page = await work(`/members/${member.id}/show`);
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByLabel('Reason (kept in the log)').fill('asked for it by telephone');
  await endSession(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your session has ended.').waitFor();

  await signInStaff(page);
  await page.waitForURL(new RegExp(`#/members/${member.id}/show`));
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect.poll(() => page.getByLabel('Reason (kept in the log)').inputValue()).toBe('asked for it by telephone');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Let play again' }).waitFor();
});

test('a list requested after the end of the session says so, and returns to where it was', async () => {
  const page = await work('/vendors');
  await page.getByText('Naga Spin Studio').waitFor();
  await endSession(page);
  await page.getByRole('menuitem', { name: 'Ledger' }).click();
  await page.getByText('Your session has ended.').waitFor();
  await signInStaff(page);
  await page.getByText('All members').first().waitFor();
  await page.getByText(STAFF.name).waitFor();
});

test('a server that does not answer is reported, and the screen keeps its content', async () => {
  const page = await work('/vendors');
  await page.getByText('Naga Spin Studio').waitFor();
  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('The server gave no answer that can be read.').first().waitFor();
  await page.getByText('Naga Spin Studio').waitFor();
});

/** Ends the session on the server, as after the working day. */
async function endSession(page: Page): Promise<void> {
  const token = (await tokenOf(page))!;
  expect((await call(backofficeUrl, 'DELETE', '/api/admin/session', undefined, token)).status).toBe(200);
}
