import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { signInDemo } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, visit } from './support/browser.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

type Who = 'visitor' | 'member' | 'agent';
type Theme = 'dark' | 'light';

const { siteUrl } = thisPlatform();
const demoAccounts = { member: 'somphone', agent: 'khamla' } as const;

const DIALOG = '[role=dialog], [role=alertdialog]';

const screens: [Who, string][] = [
  ['visitor', '/'],
  ['visitor', '/?category=INHOUSE'],
  ['visitor', '/?q=naga'],
  ['visitor', '/?filter=FAV'],
  // The areas' pages are one: these have all it can show.
  ['visitor', '/live'],
  ['visitor', '/lott'],
  ['visitor', '/rng?vassalage=NAGASPIN'],
  ['visitor', '/promotions'],
  ['visitor', '/promotions?category=999999'],
  ['visitor', '/help#deposit'],
  ['visitor', '/down'],
  ['visitor', '/pointMall'],
  ['visitor', '/nothing/here'],
  ['member', '/'],
  ['member', '/favorite'],
  ['member', '/recent'],
  ['member', '/wallet/deposit'],
  ['member', '/records/bets'],
  ['member', '/records/account'],
  ['member', '/play/0'],
  ['member', '/lottery?gameCode=X'],
  ['member', '/seamless'],
  ['member', '/agent'],
  ['agent', '/agentHome'],
];

const dialogs: [Who, string][] = [
  ['visitor', '/help?popup=login'],
  ['visitor', '/help?popup=register'],
  ['visitor', '/help?popup=forgot-password'],
  ['visitor', '/help?popup=announcement'],
  ['visitor', '/help?popup=notice&about=1'],
  ['visitor', '/help?popup=help'],
  ['visitor', '/help?popup=licence'],
  ['visitor', '/help?popup=games&about=GOLDENSPUR'],
  ['visitor', '/help?popup=chat'],
  ['visitor', '/help?popup=promo-details&about=1'],
  ['member', '/help?popup=deposit'],
  ['member', '/help?popup=change-password'],
  ['member', '/help?popup=contract'],
  ['member', '/help?popup=true-account'],
  ['member', '/help?popup=logout'],
  ['member', '/member'],
];

describe.each([
  ['dark', 'phone', phone],
  ['light', 'desktop', desktop],
] as const)('in the %s theme, on a %s', (theme, _device, viewport) => {
  const pages = new Map<Who, Promise<Page>>();

  afterAll(closeBrowser);

  const pageOf = (who: Who): Promise<Page> => {
    const known = pages.get(who) ?? enter(who, theme, viewport);
    pages.set(who, known);
    return known;
  };

  test.each(screens)('for a %s %s has nothing serious for axe', async (who, path) => {
    const page = await pageOf(who);
    await page.goto(path);
    await settled(page.locator('main').first());
    expect(await seriousFor(page, 'html')).toEqual([]);
  });

  test.each(dialogs)(
    'for a %s the dialog of %s can be walked by keyboard and has nothing serious for axe',
    async (who, address) => {
      const page = await pageOf(who);
      await page.goto('/help');
      await settled(page.locator('main'));
      await followFrom(page.getByRole('banner').getByRole('link').first(), address);
      await walkThrough(page);
    },
  );

  test.runIf(viewport === phone)(
    'the drawer of the menu can be walked by keyboard and has nothing serious for axe',
    async () => {
      const page = await pageOf('visitor');
      await page.goto('/help');
      const opener = page.getByRole('button', { name: 'Open the menu' });
      await opener.evaluate((button: HTMLElement) => (button.dataset['opener'] = ''));
      await opener.press('Enter');
      await walkThrough(page);
    },
  );
});

/** The open dialog takes the focus and holds it; Escape closes it and gives the focus back to what opened it. */
async function walkThrough(page: Page): Promise<void> {
  const dialog = page.locator(DIALOG);
  await settled(dialog);
  expect(await seriousFor(page, DIALOG)).toEqual([]);

  await expect.poll(() => holdsFocus(dialog), PATIENT).toBe(true);
  const stops = await dialog.locator('a, button, input, select, summary, iframe, [tabindex="0"]').count();
  expect(stops).toBeGreaterThan(0);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog), `${key} ${stop + 1}`).toBe(true);
    }
  }
  // Keys pressed inside the frame of another origin are that origin's alone.
  await dialog.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-opener')), PATIENT).toBe(true);
}

async function enter(who: Who, colorScheme: Theme, viewport: typeof phone | typeof desktop): Promise<Page> {
  const token = who === 'visitor' ? undefined : await signInDemo(siteUrl, demoAccounts[who]);
  const path = token ? `/help?token=${token}` : '/help';
  return (await visit(path, { colorScheme, viewport, announcementsClosed: true })).page;
}

/** Puts the focus on a link, and goes from there to an address without loading the page anew. */
async function followFrom(opener: Locator, address: string): Promise<void> {
  await opener.evaluate((link: HTMLElement, to) => {
    link.dataset['opener'] = '';
    link.focus();
    history.pushState({}, '', to);
  }, address);
}

function holdsFocus(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element.contains(document.activeElement));
}
