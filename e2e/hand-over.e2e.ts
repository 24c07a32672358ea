import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { visit } from './support/browser.ts';
import { on } from './support/devices.ts';
import { handOverPath } from './support/hand-over.ts';
import { newMember } from './support/member.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl } = thisPlatform();

const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/** Whose session the page has. */
async function accountIn(page: Page): Promise<string | null> {
  const token = await tokenIn(page);
  return token === null ? null : (await call(siteUrl, 'GET', '/api/member', undefined, token)).value.account;
}

const handOver = (ticket: string) => call(siteUrl, 'POST', '/api/session/hand-over', { ticket });
const ticketOf = (path: string) => new URL(path, siteUrl).searchParams.get('token')!;

/** The ticket that this path carries, used up by somebody else. */
async function usedPath(token: string): Promise<string> {
  const path = await handOverPath(token);
  expect(await handOver(ticketOf(path))).toMatchObject({ success: true });
  return path;
}

describe.each(on('phone'))('a hand-over ticket in the address, on a %s', (_, viewport) => {
  test('signs in, also on a member’s page; it leaves the address before anything loads, and no request carries it', async () => {
    const member = await newMember();
    const { page } = await visit('/', { viewport, announcementsClosed: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} from ${request.headers()['referer'] ?? 'nowhere'}`));
    const path = await handOverPath(member.token, '/member/profile');
    await page.goto(path);
    await page.getByText(`You are logged in as ${member.username}.`).waitFor();
    expect(page.url()).toBe(`${siteUrl}/member/profile`);
    expect(await accountIn(page)).toBe(member.username);
    expect(await tokenIn(page)).not.toBe(member.token);
    expect(asked.filter((request) => request.includes(ticketOf(path)))).toEqual([`${siteUrl}${path} from nowhere`]);

    await page.reload();
    expect(await accountIn(page)).toBe(member.username);
    await page.goBack();
    expect(page.url()).not.toContain('token');
  });

  test.each([
    ['en', (name: string) => `Log in as ${name}?`, (name: string) => `You are logged in as ${name}.`, 'Stay'],
    ['lo', (name: string) => `ເຂົ້າສູ່ລະບົບເປັນ ${name} ບໍ?`, (name: string) => `ຕອນນີ້ທ່ານເຂົ້າສູ່ລະບົບເປັນ ${name}.`, 'ຢູ່ຄືເກົ່າ'],
    ['cn', (name: string) => `以 ${name} 登录？`, (name: string) => `您当前以 ${name} 登录。`, '保持不变'],
  ])(
    'asks whoever is signed in, in %s; staying is the default, and leaves the ticket unused',
    async (language, title, text, stay) => {
      const [current, other] = [await newMember(), await newMember()];
      const { page } = await visit('/', { viewport, language, announcementsClosed: true, token: current.token });
      for (const answer of ['Enter', 'Escape']) {
        const path = await handOverPath(other.token);
        await page.goto(path);
        const dialog = page.getByRole('alertdialog', { name: title(other.username) });
        await dialog.getByText(text(current.username)).waitFor();
        expect(page.url()).not.toContain('token');
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(stay);
        await page.keyboard.press(answer);
        await dialog.waitFor({ state: 'detached' });
        expect(await tokenIn(page)).toBe(current.token);
        expect(await handOver(ticketOf(path))).toMatchObject({ success: true });
      }
    },
  );

  test('changes the account where the visitor says so, and ends the session before', async () => {
    const [current, other] = [await newMember(), await newMember()];
    const { page } = await visit('/', { viewport, announcementsClosed: true, token: current.token });
    await page.goto(await handOverPath(other.token));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => accountIn(page)).toBe(other.username);
    expect(await call(siteUrl, 'GET', '/api/member', undefined, current.token)).toMatchObject({
      code: 'NOT_LOGGED_IN',
    });
  });

  test('that holds no longer is said to, and whoever is signed in stays', async () => {
    const [current, other] = [await newMember(), await newMember()];
    const visitor = (await visit('/', { viewport, announcementsClosed: true })).page;
    const signedIn = (await visit('/', { viewport, announcementsClosed: true, token: current.token })).page;
    for (const [page, before] of [
      [visitor, null],
      [signedIn, current.token],
    ] as const) {
      for (const path of [await usedPath(other.token), '/?token=ho.nobody-made-this-one']) {
        await page.goto(path);
        const dialog = page.getByRole('alertdialog', { name: 'This link logs nobody in' });
        await dialog.waitFor();
        expect(await dialog.getByText(`You stay logged in as ${current.username}.`).count()).toBe(before ? 1 : 0);
        await dialog.getByRole('button', { name: 'OK' }).click();
        await dialog.waitFor({ state: 'detached' });
        expect(await tokenIn(page)).toBe(before);
        expect(page.url()).toBe(`${siteUrl}/`);
      }
    }
  });

  test('is not needed for the same member, and a session’s own token in its place is only removed', async () => {
    const [current, other] = [await newMember(), await newMember()];
    const { page } = await visit('/', { viewport, announcementsClosed: true, token: current.token });
    for (const path of [await handOverPath(current.token), `/?token=${other.token}`]) {
      const called: string[] = [];
      page.on('request', (request) => called.push(new URL(request.url()).pathname));
      await page.goto(path);
      await page.getByText('₭0.00').first().waitFor();
      expect(page.url()).toBe(`${siteUrl}/`);
      expect(await tokenIn(page)).toBe(current.token);
      expect(called).not.toContain('/api/session/hand-over');
      expect(await page.getByRole('alertdialog').count()).toBe(0);
    }
  });
});
