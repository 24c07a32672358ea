import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agentFrame as cn } from '../packages/i18n/src/catalogues/cn/agent-frame.ts';
import { agentFrame as en } from '../packages/i18n/src/catalogues/en/agent-frame.ts';
import { agentFrame as lo } from '../packages/i18n/src/catalogues/lo/agent-frame.ts';
import { register, signInDemo } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, type Visitor, visit } from './support/browser.ts';
import { becomeType } from './support/database.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl } = thisPlatform();
const open: Visit[] = [];
let khamla = '';

beforeAll(async () => {
  khamla = await signInDemo(siteUrl, 'khamla');
});
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function enter(path: string, token: string | null, visitor: Visitor): Promise<Visit> {
  const address = token === null ? path : `${path}${path.includes('?') ? '&' : '?'}token=${token}`;
  const entered = await visit(address, { announcementsClosed: true, ...visitor });
  open.push(entered);
  return entered;
}

async function newAgent(): Promise<{ username: string; password: string; token: string }> {
  const member = await register(siteUrl);
  await becomeType(member.username, 1);
  return member;
}

const column = (page: Page) => page.getByRole('navigation', { name: en.agent_centre_pages });
const bar = (page: Page) => page.getByRole('navigation', { name: en.agent_nav_quick });

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('who may enter, on a %s', (device, viewport) => {
  test('a visitor signs in as an agent and comes to the agents’ home', async () => {
    const { username, password } = await newAgent();
    const { page } = await enter('/agent/agentTeamOverview', null, { viewport });
    const dialog = page.getByRole('dialog', { name: 'Agent sign-in' });
    await dialog.getByLabel('Username', { exact: true }).fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/agentHome$/);
    await page.getByRole('heading', { level: 1, name: `Hello, ${username}` }).waitFor();
  });

  test('a member who is no agent is told, may apply, and finds no way in on the site', async () => {
    const { token } = await register(siteUrl);
    const { page } = await enter('/agentHome', token, { viewport });
    await page.getByText('Non-agents cannot log in').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Hello' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await openAccountMenu(page, device);
    await page.getByRole('menuitem', { name: 'Account', exact: true }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Agent', exact: true }).count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Agent', exact: true }).count()).toBe(0);
  });

  test('an agent is led there by the site’s menus, and back; signing out asks first', async () => {
    const { token } = await newAgent();
    const { page } = await enter('/help', token, { viewport });
    if (device === 'desktop') {
      await page.getByRole('banner').getByRole('link', { name: 'Agent', exact: true }).click();
    } else {
      await openAccountMenu(page, device);
      await page.getByRole('menuitem', { name: 'Agent', exact: true }).click();
    }
    await page.waitForURL(/\/agentHome$/);
    await waysOut(page, device, 'To the site');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/agentHome');
    await waysOut(page, device, 'Sign out');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/agentHome');
    await waysOut(page, device, 'Sign out');
    await question.getByRole('button').last().click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

async function openAccountMenu(page: Page, device: 'phone' | 'desktop'): Promise<void> {
  if (device === 'desktop') await page.getByRole('banner').getByRole('button', { name: 'My account' }).click();
  else await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Me' }).click();
}

/** What leads out of the centre stands in its header on wide screens, beneath all pages on phones. */
async function waysOut(page: Page, device: 'phone' | 'desktop', name: string): Promise<void> {
  if (device === 'phone') await bar(page).getByRole('button', { name: en.agent_nav_all }).click();
  const room = device === 'phone' ? page.getByRole('dialog') : page.getByRole('banner');
  await room
    .getByText(name, { exact: true })
    .or(room.getByLabel(name, { exact: true }))
    .click();
}

describe('the navigation', () => {
  test('on a phone the bar leads to four pages and to all; the page shown is marked', async () => {
    const { page, errors } = await enter('/agentHome', khamla, { viewport: phone });
    await bar(page).getByRole('link', { name: en.agent_nav_overview_short }).click();
    await page.getByRole('heading', { level: 1, name: en.agent_nav_overview }).waitFor();
    const marked = bar(page).locator('[aria-current="page"]');
    await expect.poll(() => marked.allInnerTexts(), PATIENT).toEqual([en.agent_nav_overview_short]);
    await bar(page).getByRole('button', { name: en.agent_nav_all }).click();
    const sheet = page.getByRole('dialog');
    await expect
      .poll(() => sheet.locator('[aria-current="page"]').allInnerTexts(), PATIENT)
      .toEqual([en.agent_nav_overview]);
    await sheet.getByRole('link', { name: en.agent_nav_account }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: en.agent_nav_account }).waitFor();
    expect(errors).toEqual([]);
  });

  test('on a desktop every page stands in the column, and none is dead', async () => {
    const { page } = await enter('/agentHome', khamla, { viewport: desktop });
    const links = column(page).getByRole('link');
    await expect.poll(() => links.count(), PATIENT).toBe(17);
    for (let n = 0; n < 17; n += 1) {
      const path = await links.nth(n).getAttribute('href');
      await links.nth(n).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => links.nth(n).getAttribute('aria-current'), PATIENT).toBe('page');
    }
  });
});

test('the overview tells days beside those before, day by day, and gives them as a file', async () => {
  const { page } = await enter('/agent/agentTeamOverview', khamla, { viewport: desktop });
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await page.waitForURL(/from=\d{4}-\d{2}-\d{2}/);
  await settled(page.getByRole('main'));
  const [from, to] = ['from', 'to'].map((name) => new URL(page.url()).searchParams.get(name)!);
  const chart = page.getByRole('figure', { name: en.agent_figure_valid_bet });
  await expect.poll(() => chart.locator('[data-chosen]').getAttribute('data-chosen'), PATIENT).toBe(to);
  await page.getByRole('button', { name: en.agent_figure_deposits }).click();
  await page.getByRole('figure', { name: en.agent_figure_deposits }).waitFor();
  expect(new URL(page.url()).searchParams.get('figure')).toBe('deposits');
  const days = page.getByRole('region', { name: en.agent_day_by_day });
  await expect.poll(() => days.getByRole('row').count(), PATIENT).toBe(8);
  const saved = page.waitForEvent('download');
  await days.getByRole('button', { name: 'Save CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[1]!.startsWith(from!)).toBe(true);
  await page.goto('/agent/agentTeamOverview?from=2026-01-01&to=2026-06-30');
  await page.getByText(en.agent_days_too_many).waitFor();
});

test('the income tells each kind, and leads to its periods', async () => {
  const { page } = await enter('/agent/agentRevenueReport', khamla, { viewport: phone });
  await settled(page.getByRole('main'));
  await page.getByRole('button', { name: 'Real-time salary' }).click();
  await page.waitForURL(/kind=realtime/);
  await page.getByRole('figure', { name: en.agent_income_chart }).waitFor();
  await page.getByRole('button', { name: 'Save CSV' }).click();
  await page.getByText(/^The file is ready/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Real-time salary: period by period' }).click();
  await page.waitForURL(/\/agent\/agentRealtimeSalary/);
});

test('an announcement is unread until it was opened, on this device; Back closes it', async () => {
  const { page } = await enter('/agentHome', khamla, { viewport: desktop });
  await column(page).getByText('3 unread announcements').waitFor();
  await column(page).getByRole('link', { name: en.agent_nav_announcements }).click();
  const list = page.getByRole('region', { name: en.agent_nav_announcements });
  await list.getByRole('link').first().click();
  const opened = page.getByRole('dialog');
  await opened.getByText('Every salary is worked out').waitFor();
  await opened.getByRole('button', { name: 'Next' }).click();
  await opened.getByText('In the registration centre you make links').waitFor();
  await page.goBack();
  await opened.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  await column(page).getByText('1 unread announcement', { exact: true }).waitFor();
  await page.reload();
  await column(page).getByText('1 unread announcement', { exact: true }).waitFor();
});

test.each([
  ['lo', lo],
  ['en', en],
  ['cn', cn],
] as const)('the centre speaks %s', async (language, words) => {
  const { page, errors } = await enter('/agentHome', khamla, { viewport: phone, language });
  await page.getByRole('heading', { name: words.agent_home_trend }).waitFor();
  await page.getByRole('navigation', { name: words.agent_nav_quick }).getByText(words.agent_nav_income_short).click();
  await page.getByRole('heading', { level: 1, name: words.agent_nav_income }).waitFor();
  await page.getByRole('navigation', { name: words.agent_nav_quick }).getByText(words.agent_nav_all).click();
  await page.getByRole('dialog').getByRole('link', { name: words.agent_nav_account }).click();
  await page.getByRole('heading', { level: 1, name: words.agent_nav_account }).waitFor();
  await page.getByText(words.agent_account_house).first().waitFor();
  expect(errors).toEqual([]);
});

test.each([
  ['dark', phone],
  ['light', desktop],
] as const)('in the %s theme no page has anything serious for axe', async (colorScheme, viewport) => {
  const { page } = await enter('/agentHome', khamla, { viewport, colorScheme });
  for (const path of [
    '/agentHome',
    '/agent/agentTeamOverview',
    '/agent/agentRevenueReport',
    '/agent/agentAnnouncement?id=0',
    '/agent/account',
  ]) {
    await page.goto(path);
    await settled(page.getByRole('main'));
    expect(await seriousFor(page, 'html'), path).toEqual([]);
    if (viewport === phone) {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(phone.width);
    }
  }
});
