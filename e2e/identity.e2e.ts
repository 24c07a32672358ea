import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { askForLetters, switchOn } from './support/identity.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter, enterPage } from './support/windows.ts';

const { siteUrl } = thisPlatform();

describe.each(on('phone'))('ways to sign in on a %s', (_device, viewport) => {
  test('after three wrong passwords a captcha is required, and works', async () => {
    const { username, password } = await register(siteUrl);
    const wrong = { username, password: 'not-the-Word-1' };
    for (const _failure of [1, 2]) await call(siteUrl, 'POST', '/api/session', wrong);
    const page = await enterPage(null, '/login', { viewport });
    const pictures = picturesOf(page);
    const letters = page.getByLabel('Letters in the picture');
    expect(await letters.count()).toBe(0);
    await fillAndLogIn(page, wrong.username, wrong.password);
    await page.getByText('Wrong account or password.').waitFor();
    await page.getByAltText('Letters to type').waitFor();
    await logIn(page);
    await page.getByText('Please fill this in.').waitFor();

    await passwordField(page).fill(password);
    await askForLetters(pictures.at(-1)!, 'ABCDE');
    await letters.fill('WRONG');
    await waitEnough(username);
    await logIn(page);
    await page.getByText('The check did not succeed. Try again with a new picture.').waitFor();
    await expect.poll(() => letters.inputValue(), PATIENT).toBe('');

    await expect.poll(() => pictures.length, PATIENT).toBe(2);
    await page.getByAltText('Letters to type').waitFor();
    await askForLetters(pictures[1]!, 'HNT47');
    await letters.fill('hnt47');
    await waitEnough(username);
    await logIn(page);
    await page.getByText('₭0.00').first().waitFor();
  });

  test('after the first accounts of an address, registration shows letters, and goes on with them', async () => {
    onTestFinished(await switchOn('registration', { accountsWithoutLetters: 0 }));
    const page = await enterPage(null, '/register', { viewport });
    const pictures = picturesOf(page);
    const form = page.getByRole('dialog');
    await form.getByLabel('Username').fill(newUsername());
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Repeat password').fill(PASSWORD);
    await form.getByLabel(/18 or older/).check();
    const letters = form.getByLabel('Letters in the picture');
    expect(await letters.count()).toBe(0);
    const create = form.getByRole('button', { name: 'Create account' });
    await create.click();
    await form.getByAltText('Letters to type').waitFor();
    await create.click();
    await form.getByText('Please fill this in.').waitFor();
    await askForLetters(pictures.at(-1)!, 'HNT47');
    await letters.fill('hnt47');
    await create.click();
    await page.getByText('₭0.00').first().waitFor();
  });

  test('remembered for a day: the name is filled in, no password is needed, and it is stored nowhere', async () => {
    const { username, password } = await register(siteUrl);
    const { page, context } = await enter(null, '/login', { viewport });
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
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names, PATIENT).not.toContain('lastUser');
    expect(await names()).not.toContain('lastPassword');
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

/** Guesses are slowed down: move the last guess a minute into the past. */
async function waitEnough(username: string): Promise<void> {
  const changed = await sql(
    `UPDATE throttle.attempt SET last_at = last_at - interval '1 minute' WHERE key = 'account:' || $1 RETURNING key`,
    [username],
  );
  expect(changed).toHaveLength(1);
}

/** The keys of the captchas that a page requests, in order. */
function picturesOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/captcha') keys.push(searchParams.get('key') ?? '');
  });
  return keys;
}
