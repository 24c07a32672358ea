import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { becomeType } from './support/database.ts';
import { on } from './support/devices.ts';
import { leadTo } from './support/lobby.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl } = thisPlatform();

describe.each(on('phone'))('routes on a %s', (_device, viewport) => {
  const open = (address: string, member: { token: string } | null = null) => enterPage(member, address, { viewport });

  test('pages that need sign-in lead there, when loaded or followed', async () => {
    const page = await open('/lottery?gameCode=X');
    const isSent = (path: string) =>
      page.waitForURL(
        (url) => url.pathname === '/login' && url.searchParams.get('redirect')?.startsWith(path) === true,
      );
    await isSent('/lottery');
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    for (const path of ['/seaLottery', '/vnLottery', '/play/1', '/favorite', '/recent', '/member', '/agentHome']) {
      await leadTo(page, path);
      await isSent(path);
    }
    await page.getByRole('dialog', { name: 'Agent sign-in' }).waitFor();
  });

  test('the home page has four URLs', async () => {
    const page = await open('/index.html');
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.waitFor();
    for (const path of ['/', '/index', '/home']) {
      await leadTo(page, '/help');
      await notices.waitFor({ state: 'detached' });
      await leadTo(page, path);
      await notices.waitFor();
      expect((await fetch(`${siteUrl}${path}`)).status).toBe(200);
    }
  });

  test('an unknown URL shows a page that says so and leads home', async () => {
    const page = await open('/nowhere/at/all');
    for (const path of ['/nowhere', '/promotions/7']) {
      await page.getByText('This page does not exist').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
      await page.getByRole('region', { name: 'Notices' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await leadTo(page, path);
    }
    await page.getByText('This page does not exist').waitFor();
  });

  test('lottery and seamless pages have no footer, a title and the requested game', async () => {
    const page = await open('/vnLottery?gameCode=mien-trung-central-draw', await newMember());
    await page.getByRole('heading', { level: 1, name: 'Vietnam lottery' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Central Vietnam' }).waitFor();
    expect(await page.title()).toContain('Vietnam lottery');
    expect(await page.locator('footer').count()).toBe(0);
    await leadTo(page, '/seamless?nodeId=x');
    await page.getByRole('heading', { level: 1, name: 'Choose a game' }).waitFor();
    expect(await page.locator('footer').count()).toBe(0);
  });

  test('the agents’ layout has nothing of the site’s frame; other members are told so, an agent reaches the agents’ home', async () => {
    const member = await newMember();
    const page = await open('/agent', member);
    await page.getByText('Non-agents cannot log in').waitFor();
    expect(await page.locator('footer, aside').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);

    await becomeType(member.username, 1);
    await page.goto('/agent');
    await page.waitForURL(/\/agentHome/);
    await page.getByRole('heading', { level: 1, name: `Hello, ${member.username}` }).waitFor();
  });

  test('a trial account is told which pages it cannot enter: the member centre and the agents’ area', async () => {
    const member = await newMember();
    await becomeType(member.username, 4);
    const page = await open('/member', member);
    const told = page.getByRole('alertdialog').getByText(/A trial account cannot do this/);
    await told.waitFor();
    await leadTo(page, '/help');
    await told.waitFor({ state: 'detached' });
    await leadTo(page, '/agent');
    await told.waitFor();
  });

  test('a page of the member centre is found by its menu name; an unknown name shows the menu', async () => {
    const page = await open('/member?page=withdraw', await newMember());
    await page.waitForURL((url) => url.pathname === '/member/withdraw');
    for (const [name, path, heading] of [
      ['depositv2', '/wallet/deposit', 'Deposit'],
      ['personalHistoryCopy', '/records/bets', 'Betting record'],
      ['bonusDetails', '/member/bonusDetails', 'Bonus details'],
    ] as const) {
      await leadTo(page, `/member?page=${name}`);
      await page.waitForURL((url) => url.pathname === path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
    }
    await leadTo(page, '/member?page=<b>');
    await page.getByRole('dialog', { name: 'Member centre' }).waitFor();
  });

  test('help opens the topic in its hash, also after a reload, and an unknown one opens none', async () => {
    const { value } = await call(siteUrl, 'GET', '/api/help?language=en');
    const { term, title } = value.topics.at(-1);
    const page = await open(`/help#${term}`);
    const topic = page.getByRole('button', { name: title, expanded: true });
    await topic.waitFor();
    await page.reload();
    await topic.waitFor();
    await page.goto('/help#%E0%A4%A');
    await page.reload();
    await page.getByRole('button', { name: title }).first().waitFor();
    expect(await page.locator('main [aria-expanded=true], [role=dialog] [aria-expanded=true]').count()).toBe(0);
  });

  test('each navigation starts at the top of the page', async () => {
    const page = await open('/promotions');
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await page.locator('footer a[href^="/help"]').first().click();
    await page.waitForURL(/\/help/);
    const help = page.getByRole('dialog', { name: 'Help centre' });
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.locator('footer a[href="/"], header a[href="/"]').first().click();
    await page.getByRole('region', { name: 'Notices' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY), PATIENT).toBe(0);
  });
});
