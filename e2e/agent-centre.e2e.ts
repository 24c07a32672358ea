import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInDemo } from './support/api.ts';
import { settled } from './support/axe.ts';
import { desktop, phone } from './support/browser.ts';
import { inLanguage, on } from './support/devices.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { newInLine } from './support/team.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter, enterPage } from './support/windows.ts';
import { spoken } from './support/words.ts';

const { en } = spoken;
/** An agent with a team and past periods. */
let khamla: { token: string };

beforeAll(async () => {
  khamla = { token: await signInDemo(thisPlatform().siteUrl, 'khamla') };
});

const column = (page: Page) => page.getByRole('navigation', { name: en.agent_centre_pages });

describe.each(on('phone'))('access, on a %s', (device, viewport) => {
  test('a visitor signs in as an agent and reaches the agents’ home', async () => {
    const { username, password } = await newInLine({ isAgent: true });
    const page = await enterPage(null, '/agent/agentTeamOverview', { viewport });
    const dialog = page.getByRole('dialog', { name: 'Agent sign-in' });
    await dialog.getByLabel('Username', { exact: true }).fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/agentHome$/);
    await page.getByRole('heading', { level: 1, name: `Hello, ${username}` }).waitFor();
  });

  test('a member who is not an agent is told so, can apply, and finds no link on the site', async () => {
    const page = await enterPage(await newMember(), '/agentHome', { viewport });
    await page.getByText('Non-agents cannot log in').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Hello' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await openAccountMenu(page, device);
    await page.getByRole('menuitem', { name: 'Account', exact: true }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Agent', exact: true }).count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Agent', exact: true }).count()).toBe(0);
  });

  test('the site’s menus lead an agent there and back; signing out asks first', async () => {
    const page = await enterPage(await newInLine({ isAgent: true }), '/help', { viewport });
    if (device === 'desktop') {
      await page.getByRole('banner').getByRole('link', { name: 'Agent', exact: true }).click();
    } else {
      await openAccountMenu(page, device);
      await page.getByRole('menuitem', { name: 'Agent', exact: true }).click();
    }
    await page.waitForURL(/\/agentHome$/);
    await waysOut(page, device, 'To the site');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.waitForURL(/\/agentHome$/);
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

/** On wide screens, the links out of the centre are in its header; on phones they are below all pages. */
async function waysOut(page: Page, device: 'phone' | 'desktop', name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: en.agent_nav_quick });
  if (device === 'phone') await bar.getByRole('button', { name: en.agent_nav_all }).click();
  const room = device === 'phone' ? page.getByRole('dialog') : page.getByRole('banner');
  await room
    .getByText(name, { exact: true })
    .or(room.getByLabel(name, { exact: true }))
    .click();
}

describe('the navigation', () => {
  test.each(inLanguage('lo'))(
    'on a phone the bottom bar leads to four pages and to the list of all; the current page is marked (%s)',
    async (language) => {
      const words = spoken[language];
      const { page, errors } = await enter(khamla, '/agentHome', { viewport: phone, language });
      const bar = page.getByRole('navigation', { name: words.agent_nav_quick });
      await bar.getByRole('link', { name: words.agent_nav_overview_short }).click();
      await page.getByRole('heading', { level: 1, name: words.agent_nav_overview }).waitFor();
      const marked = bar.locator('[aria-current="page"]');
      await expect.poll(() => marked.allInnerTexts(), PATIENT).toEqual([words.agent_nav_overview_short]);
      expect(await bar.getByRole('link').count()).toBe(4);
      await bar.getByRole('button', { name: words.agent_nav_all }).click();
      const sheet = page.getByRole('dialog');
      await expect
        .poll(() => sheet.locator('[aria-current="page"]').allInnerTexts(), PATIENT)
        .toEqual([words.agent_nav_overview]);
      await sheet.getByRole('link', { name: words.agent_nav_account }).click();
      await sheet.waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: words.agent_nav_account }).waitFor();
      await page.getByText(words.agent_account_house).first().waitFor();
      expect(errors).toEqual([]);
    },
  );

  test('on a desktop every page is in the side column, and the current one is marked', async () => {
    const page = await enterPage(khamla, '/agentHome', { viewport: desktop });
    const links = column(page).getByRole('link');
    await expect.poll(() => links.count(), PATIENT).toBe(17);
    for (const name of [en.agent_nav_downlines, en.agent_nav_account]) {
      await links.filter({ hasText: name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const marked = column(page).locator('[aria-current="page"]');
      await expect.poll(() => marked.allInnerTexts(), PATIENT).toEqual([name]);
    }
  });
});

test('the overview compares days with those before, lists them, and exports them', async () => {
  const tooMany = '/agent/agentTeamOverview?from=2026-01-01&to=2026-06-30';
  const page = await enterPage(khamla, tooMany, { viewport: desktop });
  await page.getByText(en.agent_days_too_many).waitFor();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await page.waitForURL((url) => url.searchParams.get('from') !== '2026-01-01');
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
});

test('the income shows each kind, and leads to its periods', async () => {
  const page = await enterPage(khamla, '/agent/agentRevenueReport', { viewport: phone });
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

test('an announcement is unread on this device until it was opened; Back closes it', async () => {
  const page = await enterPage(khamla, '/agentHome', { viewport: desktop });
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
