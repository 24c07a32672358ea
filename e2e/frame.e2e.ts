import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { brandSetting } from '../apps/api/src/modules/site/site.settings.ts';
import { call } from './support/api.ts';
import { settingsAreRead } from './support/brand.ts';
import { phone } from './support/browser.ts';
import { enterWithClock } from './support/clock.ts';
import { becomeType, sql } from './support/database.ts';
import { isLong, on } from './support/devices.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter, enterPage } from './support/windows.ts';

const { siteUrl } = thisPlatform();
/** How often a closed site checks whether it is open again. */
const CLOSED_POLL_MS = 10_000;
/** The narrowest supported phone. */
const narrow = { width: 360, height: 740 } as const;

describe('the frame on a desktop', () => {
  test('a visitor sees the shortcuts and the agents’ link, and no member’s entry', async () => {
    const page = await enterPage(null, '/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Home' }).waitFor();
    for (const name of ['Deposit', 'Withdraw', 'Log in', 'Register']) {
      await header.getByRole('button', { name, exact: true }).waitFor();
    }
    expect(await header.getByRole('link', { name: 'Agent' }).getAttribute('href')).toBe('/agent');
    expect(await header.getByRole('status', { name: 'Balance' }).count()).toBe(0);
    const menu = sideMenu(page);
    expect(await menu.getByRole('link', { name: 'Reward centre' }).count()).toBe(1);
    expect(await menu.getByRole('link', { name: 'VIP bonus' }).count()).toBe(0);
    expect(await menu.getByRole('link', { name: 'Refer and earn' }).count()).toBe(0);
    await header.getByRole('button', { name: 'Withdraw' }).click();
    await page.waitForURL(/popup=login/);
  });

  test('the side menu has the first six promotions, the app’s codes of 100 pixels, licence and the brand’s pages', async () => {
    const { promotion } = (await call(siteUrl, 'GET', '/api/notices?language=en')).value;
    const { resources, social } = (await call(siteUrl, 'GET', '/api/permission')).value.info;
    const page = await enterPage(null, '/');
    const menu = sideMenu(page);
    await menu.getByRole('button', { name: 'Show the first promotions' }).click();
    await menu.getByRole('link', { name: 'More' }).waitFor();
    const links = await hrefsOf(menu.locator('a[href^="/promotions#"]'));
    expect(links).toEqual(promotion.slice(0, 6).map(({ id }: { id: string }) => `/promotions#${id}`));
    expect(links.length).toBeGreaterThan(0);

    const codes = menu.getByRole('img', { name: 'QR code' });
    await codes.first().waitFor();
    const apps = resources.filter(({ resourceType }: { resourceType: string }) => /^(IOS|Android)$/.test(resourceType));
    await expect.poll(() => codes.count(), PATIENT).toBe(apps.length);
    expect(await codes.first().getAttribute('width')).toBe('100');
    for (const network of ['facebook', 'instagram', 'telegram'] as const) {
      expect(await menu.locator(`a[href="${social[network]}"]`).count(), network).toBe(social[network] ? 1 : 0);
    }
    await menu.getByRole('button', { name: 'Gaming licence' }).click();
    await page.waitForURL(/popup=licence/);
  });

  test('the footer has the areas with each vendor once, help, licence and only the configured networks', async () => {
    const { social } = (await call(siteUrl, 'GET', '/api/permission')).value.info;
    const { topics } = (await call(siteUrl, 'GET', '/api/help?language=en')).value;
    const { lanes } = (await call(siteUrl, 'GET', '/api/games/vendors?language=en')).value;
    const page = await enterPage(null, '/help');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByText(/All rights reserved/).waitFor();
    const vendors = async () => {
      const links = await hrefsOf(footer.locator('a[href*="vassalage="]'));
      return links.map((href) => new URL(href!, siteUrl).searchParams.get('vassalage')).toSorted();
    };
    const known = new Set(lanes.flatMap(({ cards }: any) => cards.map(({ vassalage }: any) => vassalage)));
    await expect.poll(vendors, PATIENT).toEqual([...known].toSorted());
    await footer.locator(`a[href="/help#${topics[0].term}"]`).waitFor();
    const pages = await hrefsOf(footer.locator('a[target="_blank"]'));
    expect(pages.toSorted()).toEqual(Object.values<string>(social).toSorted());
  });

  test('customer service opens in a window of 440 by 750 at the decoded URL; a blocked window is reported', async () => {
    const { customerService } = (await call(siteUrl, 'GET', '/api/permission')).value.info;
    const service = customerService.find(({ csType }: { csType: string }) => !csType.endsWith('CHAT'));
    expect(service.path).not.toMatch(/:\/\//);
    const { page, context } = await enter(null, '/help');
    await context.route(/^https:/, (route) => route.fulfill({ body: 'service' }));
    const asked = context.waitForEvent('request', (request) => request.url().startsWith('https://'));
    const opened = context.waitForEvent('page');
    await sideMenu(page).getByRole('button', { name: service.title }).click();
    const opening = await opened;
    await opening.waitForURL((await asked).url());
    await expect
      .poll(() => opening.evaluate(() => [window.innerWidth, window.innerHeight]), PATIENT)
      .toEqual([440, 750]);
    await opening.close();

    await page.evaluate(() => (window.open = () => null));
    await page.getByRole('button', { name: 'Chat with us on Telegram' }).click();
    await page.getByText('Popup blocked, allow popups and try again.').waitFor();
  });

  test('a member sees balance, entries and menu, but not the agents’ link; the member ID can be copied', async () => {
    const member = await newMember();
    const { page, context } = await enter(member, '/help');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const header = page.getByRole('banner');
    await header.getByRole('status', { name: 'Balance' }).getByText('₭0.00').waitFor();
    await header.getByRole('button', { name: 'Deposit', exact: true }).waitFor();
    expect(await header.getByRole('link', { name: 'Agent' }).count()).toBe(0);
    const menu = sideMenu(page);
    await menu.getByRole('link', { name: 'VIP bonus' }).waitFor();
    await menu.getByRole('link', { name: 'Refer and earn' }).waitFor();
    await header.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menu').waitFor();
    // If messages are unread, their number is beside the inbox.
    const entries = async () => (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.split('\n')[0]);
    await expect
      .poll(entries, PATIENT)
      .toEqual(['', 'Account', 'Inbox', 'Withdraw', 'Account record', 'Betting record', 'Sign out']);
    await page.getByText(`ID ${member.id}`).waitFor();
    await page.getByRole('menuitem', { name: 'Copy my ID' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), PATIENT).toBe(member.id);
  });

  test('signing out asks first, clears the session except the merchant code, and leads home', async () => {
    const { token } = await newMember();
    const page = await enterPage({ token }, '/records/bets');
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to sign out?').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(token);

    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    // A new session opens the announcements over the page: check the header below them.
    await page.waitForURL(({ pathname, search }) => pathname === '/' && !search.includes('logout'));
    await page.locator('header button', { hasText: 'Log in' }).waitFor();
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    expect(kept).toContainEqual(['merchantCode', 'champa']);
    expect(kept.map(([, value]) => value)).not.toContain(token);
    expect((await call(siteUrl, 'GET', '/api/session', undefined, token)).code).toBe('NOT_LOGGED_IN');
  });

  test('an agent finds the link in the header and in the menu', async () => {
    const agent = await newMember();
    await becomeType(agent.username, 1);
    const page = await enterPage(agent, '/help');
    await page.getByRole('banner').getByRole('link', { name: 'Agent' }).waitFor();
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Agent' }).waitFor();
  });
});

describe('the frame on a phone', () => {
  test('the bottom bar leads home, to promotions, deposit, inbox and me; the menu is a drawer that a link closes', async () => {
    const page = await enterPage(null, '/help', { viewport: narrow });
    const bar = page.getByRole('navigation', { name: 'Quick menu' });
    const entries = async () => (await bar.getByRole('listitem').allInnerTexts()).map((text) => text.trim());
    await expect.poll(entries, PATIENT).toEqual(['Home', 'Promotions', 'Deposit', 'Inbox', 'Me']);
    expect(await bar.getByRole('link', { name: 'Inbox' }).getAttribute('href')).toBe('/member/messageV2');

    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('link', { name: 'Fishing' }).click();
    await page.waitForURL(/\/fish$/);
    await drawer.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Me' }).click();
    await page.waitForURL(/popup=login/);
  });

  test('the balance is hidden behind stars, stays hidden, and is refreshed', async () => {
    const page = await enterPage(await newMember(12_345), '/help', { viewport: phone });
    const balance = page.getByRole('banner').getByRole('status', { name: 'Balance' });
    await balance.getByText('₭12,345.00').waitFor();
    await page.getByRole('button', { name: 'Hide the balance' }).click();
    await balance.getByText('****', { exact: true }).waitFor();
    await page.reload();
    await balance.getByText('****', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show the balance' }).click();
    const asked = page.waitForResponse(/\/api\/wallet\/balance/);
    await page.getByRole('button', { name: 'Refresh the balance' }).click();
    expect((await asked).status()).toBe(200);
  });
});

describe('languages and themes', () => {
  test('the language is chosen in the header, kept, and set in the page', async () => {
    const page = await enterPage(null, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await page.getByRole('banner').getByRole('button', { name: '登录' }).waitFor();
    const told = () =>
      page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir, hisLang: localStorage.getItem('hisLang'), title: document.title };
      });
    await expect.poll(told, PATIENT).toMatchObject({
      lang: 'zh-CN',
      dir: 'ltr',
      hisLang: 'cn',
      title: expect.stringContaining('老虎机'),
    });
    await page.goto('/rng');
    await page.getByRole('banner').getByRole('button', { name: '登录' }).waitFor();
    await expect.poll(told, PATIENT).toMatchObject({ lang: 'zh-CN', title: '电子 · Champa' });
    const description = page.locator('meta[name="description"]');
    await expect.poll(() => description.getAttribute('content'), PATIENT).toContain('电子：众多厂商');
    const canonical = page.locator('link[rel="canonical"]');
    await expect.poll(() => canonical.getAttribute('href'), PATIENT).toMatch(/\/rng$/);
  });

  test('a language that the brand does not offer is replaced by its default', async () => {
    const page = await enterPage(null, '/help', { language: 'th' });
    await page.getByRole('banner').getByRole('button', { name: 'ເຂົ້າສູ່ລະບົບ' }).waitFor();
  });

  test('a language that the brand turns on is read from its side, and fits the narrowest phone', async () => {
    const offer = async (languages: readonly string[]) => {
      await sql(
        `INSERT INTO site.setting (key, value, changed_at, changed_by)
         VALUES ('brand', (SELECT $1::jsonb || jsonb_build_object('languages', $2::jsonb)), now(), 'journeys')
         ON CONFLICT (key) DO UPDATE SET value = site.setting.value || jsonb_build_object('languages', $2::jsonb)`,
        [JSON.stringify(brandSetting.default), JSON.stringify(languages)],
      );
      await settingsAreRead();
    };
    await offer(['lo', 'en', 'cn', 'ar']);
    try {
      const page = await enterPage(null, '/promotions', { viewport: narrow, language: 'ar' });
      await page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' }).waitFor();
      const told = () =>
        page.evaluate(() => {
          const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
          return { lang, dir, over: scrollWidth - clientWidth };
        });
      expect(await told()).toEqual({ lang: 'ar', dir: 'rtl', over: 0 });
    } finally {
      await offer(['lo', 'en', 'cn']);
    }
  });

  test.each(isLong ? (['dark', 'light'] as const) : (['light'] as const))(
    'a %s system sets the theme before anything is rendered, until the visitor chooses one',
    async (colorScheme) => {
      const page = await enterPage(null, '/help', { colorScheme });
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      const shown = () => page.evaluate(() => document.documentElement.dataset['theme']);
      expect(await shown()).toBe(colorScheme);
      for (const theme of [other, colorScheme] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
      }
      await page.getByRole('button', { name: `Switch to the ${other} theme` }).click();
      await expect.poll(shown, PATIENT).toBe(other);
      // The page must not change its theme while loading: it has the chosen one when its body begins.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe(other);
      expect(await shown()).toBe(other);
    },
  );
});

describe('states that replace the app', () => {
  afterEach(async () => {
    await sql(
      `UPDATE site.setting SET value = value || CASE key WHEN 'maintenance' THEN '{"on": false}' ELSE '{"mode": "off"}' END::jsonb
       WHERE key IN ('maintenance', 'region')`,
      [],
    );
    await untilStatus(0);
  });

  test('maintenance replaces a running site, shows its end and customer service, and ends automatically', async () => {
    const page = await enterWithClock({ announcementsClosed: true });
    await page.goto('/help');
    await champa('site', 'maintenance', '--message', 'Pruning the garden', '--until', '2031-01-02T03:00:00Z');
    await untilStatus(1);
    // Any call is refused from now on; a link makes one, unless the page has already made one.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/fish"]')?.click());
    await page.getByText('System maintenance notice').waitFor();
    await page.getByText('Pruning the garden').waitFor();
    // 10:00 in the brand's time zone.
    await page.getByText('02 Jan 2031, 10:00:00').waitFor();
    await page.getByRole('button', { name: 'Customer service' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.reload();
    await page.getByText('Pruning the garden').waitFor();
    await champa('site', 'open');
    await untilStatus(0);
    await page.clock.fastForward(CLOSED_POLL_MS);
    await page.getByRole('banner').waitFor();
  });

  test('where the site is not offered a page says so with the visitor’s address, until it is', async () => {
    // This machine's country is unknown.
    await champa('site', 'region', 'allow', 'LA');
    await untilStatus(2);
    const page = await enterWithClock({ announcementsClosed: true });
    await page.goto('/rng');
    await page.getByText('Access restricted by location or IP').waitFor();
    await page.getByText(/Your address: [\d.:a-f]+/).waitFor();
    await page.getByRole('button', { name: 'Customer service' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    await champa('site', 'region', 'off');
    await untilStatus(0);
    await page.clock.fastForward(CLOSED_POLL_MS);
    await page.getByRole('banner').waitFor();
    expect(new URL(page.url()).pathname).toBe('/rng');
  });
});

describe.each(on('desktop'))('the download page on a %s', (_device, viewport) => {
  test('offers each download with its steps and a code of 200 pixels', async () => {
    const { page, errors } = await enter(null, '/down', { viewport });
    const { resources } = (await call(siteUrl, 'GET', '/api/permission')).value.info;
    await page.getByRole('heading', { level: 1 }).waitFor();
    const cards = page.getByRole('main').getByRole('article');
    await expect.poll(() => cards.count(), PATIENT).toBe(resources.length);
    expect(await cards.first().getByRole('img', { name: 'QR code' }).getAttribute('width')).toBe('200');
    expect(await cards.first().getByRole('listitem').count()).toBe(3);
    expect(errors).toEqual([]);
  });
});

function sideMenu(page: Page): Locator {
  return page.getByRole('complementary').getByRole('navigation', { name: 'Main menu' }).filter({ visible: true });
}

function hrefsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

async function champa(...args: string[]): Promise<void> {
  const { code, stderr } = await runBin('champa', [...args, '--reason', 'a journey'], thisPlatform().environment);
  expect(code, stderr).toBe(0);
}

/** Waits until the site has read a change made by the command line: it checks every second. */
async function untilStatus(wanted: 0 | 1 | 2): Promise<void> {
  const status = async () => (await call(siteUrl, 'GET', '/api/system/status')).value.status;
  await expect.poll(status, PATIENT).toBe(wanted);
}
