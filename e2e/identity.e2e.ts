import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { newUsername, PASSWORD, register } from './support/api.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { askForLetters, switchOn } from './support/identity.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

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
    const { username, password } = await register(thisPlatform().siteUrl);
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
    await expect.poll(() => page.getByLabel('Letters in the picture').inputValue(), PATIENT).toBe('');

    await expect.poll(() => pictures.length, PATIENT).toBe(2);
    await page.getByAltText('Letters to type').waitFor();
    await askForLetters(pictures[1]!, 'HNT47');
    await page.getByLabel('Letters in the picture').fill('hnt47');
    await logIn(page);
    await page.getByText('₭0.00').first().waitFor();
  });

  test('a password travels encrypted, whoever reads along', async () => {
    const { username, password } = await register(thisPlatform().siteUrl);
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
    const { username, password } = await register(thisPlatform().siteUrl);
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
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names, PATIENT).not.toContain('lastUser');
    expect(await names()).not.toContain('lastPassword');
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
