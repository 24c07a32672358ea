import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { becomeType } from './support/database.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

const open: Visit[] = [];
const { siteUrl } = thisPlatform();

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});

afterAll(closeBrowser);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('routes on a %s', (_device, viewport) => {
  const go = async (path: string) => {
    const entered = await visit(path, { viewport, announcementsClosed: true });
    open.push(entered);
    return entered;
  };

  test('what needs sign-in leads there', async () => {
    const { page } = await go('/robots.txt');
    for (const path of ['/member', '/agent', '/agentHome', '/lottery?gameCode=X', '/seaLottery', '/vnLottery']) {
      await page.goto(path);
      await page.waitForURL(/\/login/);
      await page.getByRole('dialog', { name: path.startsWith('/agent') ? 'Agent sign-in' : 'Welcome back' }).waitFor();
    }
  });

  test('the home page has four addresses', async () => {
    const { page } = await go('/robots.txt');
    for (const path of ['/', '/index', '/index.html', '/home']) {
      await page.goto(path);
      await page.getByRole('region', { name: 'Notices' }).waitFor();
    }
  });

  test('where there is no page, one says so and leads home', async () => {
    const { page } = await go('/robots.txt');
    for (const path of ['/nowhere', '/nowhere/at/all', '/promotions/7']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await page.getByRole('region', { name: 'Notices' }).waitFor();
    }
  });

  test('lottery and seamless pages have no footer, a title and the game they were asked for', async () => {
    const { token } = await register(siteUrl);
    const { page } = await go(`/vnLottery?gameCode=mien-trung-central-draw&token=${token}`);
    await page.getByRole('heading', { level: 1, name: 'Vietnam lottery' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Central Vietnam' }).waitFor();
    expect(await page.title()).toContain('Vietnam lottery');
    expect(await page.locator('footer').count()).toBe(0);
    await page.goto('/seamless?nodeId=x');
    await page.getByRole('heading', { level: 1, name: 'Choose a game' }).waitFor();
    expect(await page.locator('footer').count()).toBe(0);
  });

  test('the agents’ layout has nothing of the site’s frame, and a member who is no agent is told', async () => {
    const { token } = await register(siteUrl);
    const { page } = await go(`/agent?token=${token}`);
    await page.getByText('Non-agents cannot log in').waitFor();
    expect(await page.locator('footer, aside').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
  });

  test('an agent goes to the agents’ home', async () => {
    const { token, username } = await register(siteUrl);
    await becomeType(username, 1);
    const { page } = await go(`/agent?token=${token}`);
    await page.waitForURL(/\/agentHome/);
    await page.getByRole('heading', { level: 1, name: `Hello, ${username}` }).waitFor();
  });

  test.each(['/member', '/agent'])('a trial account is told what %s needs', async (path) => {
    const { token, username } = await register(siteUrl);
    await becomeType(username, 4);
    const { page } = await go(`${path}?token=${token}`);
    await page
      .getByRole('alertdialog')
      .getByText(/A trial account cannot do this/)
      .waitFor();
  });

  test('each page of the member centre has its address, and none is dead', async () => {
    const { token } = await register(siteUrl);
    const { page } = await go(`/member?token=${token}`);
    for (const [name, path] of [
      ['withdraw', '/member/withdraw'],
      ['transferFund', '/member/transferFund'],
      ['wallet', '/member/wallet'],
      ['personalProfit', '/member/personalProfit'],
      ['bonusDetails', '/member/bonusDetails'],
      ['rewardCenter', '/member/rewardCenter'],
      ['missionLeaderboard', '/member/missionLeaderboard'],
      ['manualRebate', '/member/manualRebate'],
      ['depositv2', '/wallet/deposit'],
      ['personalHistoryCopy', '/records/bets'],
      ['transactionHistory', '/records/account'],
    ]) {
      await page.goto(`/member?page=${name}`);
      await page.waitForURL((url) => url.pathname === path);
      await page
        .getByRole('heading', { level: path!.startsWith('/member') ? 2 : 1 })
        .first()
        .waitFor();
      expect(await page.getByText('This page does not exist').count()).toBe(0);
    }
    await page.goto('/member?page=<b>');
    await page.getByRole('dialog', { name: 'Member centre' }).waitFor();
  });

  test('help opens the topic its hash names, on reload too, and nonsense opens none', async () => {
    const { value } = await call(siteUrl, 'GET', '/api/help?language=en');
    const { term, title } = value.topics.at(-1);
    const { page } = await go(`/help#${term}`);
    const topic = page.getByRole('button', { name: title, expanded: true });
    await topic.waitFor();
    await page.reload();
    await topic.waitFor();
    await page.goto('/help#%E0%A4%A');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Help centre' }).waitFor();
    expect(await page.getByRole('main').getByRole('button', { expanded: true }).count()).toBe(0);
  });

  test('each navigation begins at the top', async () => {
    const { page } = await go('/promotions');
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await page.locator('footer a[href^="/help"]').first().click();
    await page.waitForURL(/\/help/);
    await page.locator('footer a[href="/"], header a[href="/"]').first().click();
    await page.getByRole('region', { name: 'Notices' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY), PATIENT).toBe(0);
  });
});
