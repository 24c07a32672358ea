import type { BrowserContext } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, register } from './support/api.ts';
import { newContext, phone } from './support/browser.ts';
import { handOverPath } from './support/hand-over.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl } = thisPlatform();

/** The page as the server sends it, before any of its code has run. */
async function pageOf(pathname: string, language?: string): Promise<string> {
  const answer = await fetch(`${siteUrl}${pathname}`, language ? { headers: { cookie: `lang=${language}` } } : {});
  expect(answer.status).toBe(200);
  return answer.text();
}

describe('before any code has run', () => {
  test.each([
    ['en', 'Hot games'],
    ['cn', '热门游戏'],
  ])('the home page shows the lobby’s games in %s', async (language, heading) => {
    const page = await pageOf('/', language);
    const { value } = await call(siteUrl, 'GET', `/api/games/hot?language=${language}&limit=21`);
    const [markup = ''] = /<div id="root">[\s\S]*(?=<script type="application\/json" id="boot")/.exec(page) ?? [];
    expect(markup).toContain(heading);
    for (const { gameName } of value.list.slice(0, 8)) {
      expect(markup).toContain(gameName.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    }
  });

  test('an area’s page shows its games, and says what it is', async () => {
    const page = await pageOf('/rng', 'en');
    const { value } = await call(siteUrl, 'GET', '/api/games?language=en&category=RNG&pageSize=28');
    expect(page).toContain(value.games[0].gameName.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    expect(page).toContain('<title>Slots · Champa</title>');
    expect(page).toMatch(/<link rel="canonical" href="[^"]+\/rng"/);
  });

  test('a hand-over ticket in the URL is in no page', async () => {
    const { token } = await register(siteUrl);
    for (const pathname of ['/', '/rng', '/wallet/deposit']) {
      const path = await handOverPath(token, pathname);
      expect(await pageOf(path)).not.toContain(new URL(path, siteUrl).searchParams.get('token'));
    }
  });
});

describe('hydrated by the browser', () => {
  test('the page has exactly the same elements in each language, without errors', async () => {
    const context = await newVisitor();
    for (const language of ['lo', 'en', 'cn']) {
      await context.addCookies([{ name: 'lang', value: language, url: siteUrl }]);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.addInitScript((kept) => {
        localStorage.setItem('hisLang', kept);
        addEventListener('DOMContentLoaded', () => document.querySelector('main')?.setAttribute('data-drawn', ''));
      }, language);
      await page.goto('/');
      // Until hydration, presses are remembered.
      await page.waitForFunction(() => !('earlyPress' in window));
      expect(await page.locator('main[data-drawn]').count(), language).toBe(1);
      expect(complaints, language).toEqual([]);
      await page.close();
    }
  });

  test('a button pressed before the code has loaded works afterwards', async () => {
    const page = await (await newVisitor()).newPage();
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('header').getByRole('button', { name: 'ສະໝັກ' }).click();
    release();
    // Its own dialog: the announcements would open by themselves later.
    await page.getByRole('dialog').getByRole('heading', { name: 'ສ້າງບັນຊີຂອງທ່ານ' }).waitFor();
  });
});

/** A browser on its first visit. */
async function newVisitor(): Promise<BrowserContext> {
  const context = await newContext({ viewport: phone });
  onTestFinished(() => context.close());
  return context;
}
