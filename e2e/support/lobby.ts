import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { call } from './api.ts';
import { PATIENT } from './patience.ts';
import { thisPlatform } from './this-platform.ts';

// Locators of the lobby, and the conditions that its journeys wait for.

/** The classes of in-house games. */
export const classes = ['Scratch cards', 'Video poker', 'Jackpot', 'Table games', 'Arcade'];

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
export const vendors = (page: Page) => page.locator('main').getByRole('navigation', { name: 'Game studios' });
export const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
export const chips = (page: Page) => page.getByRole('group', { name: 'Filters' }).getByRole('link');
export const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('link', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const tiles = (page: Page) => page.locator('main article');
export const playButtons = (page: Page) => tiles(page).getByRole('button', { name: /^Play / });
/** The first game that the studio plays: it has free play. */
export const playable = (page: Page) =>
  tiles(page)
    .filter({ has: page.getByRole('button', { name: /^Try .* for free$/ }) })
    .first();
export const playButton = (page: Page) => playable(page).getByRole('button', { name: /^Play / });
export const hearts = (page: Page) => tiles(page).getByRole('button', { name: /^Favourite: / });
export const heart = (page: Page, index: number) => hearts(page).nth(index);

export async function pressed(page: Page, index: number, wanted: 'true' | 'false'): Promise<void> {
  await expect.poll(() => heart(page, index).getAttribute('aria-pressed'), PATIENT).toBe(wanted);
}

/** Loads a page, and waits until it has the member's favourites and the member's ID, with which it follows other tabs. */
export async function knowingFavourites(page: Page, load: () => Promise<unknown>): Promise<void> {
  const answers = [/\/api\/session$/, /\/api\/favourites\/ids$/].map((path) => page.waitForResponse(path));
  await load();
  for (const answer of answers) await (await answer).finished();
}

/** Navigates like a link: without reloading the page. */
export async function leadTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
}

/** Waits until the query of the URL is exactly this. */
export async function untilSearch(page: Page, wanted: Record<string, string>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams), PATIENT).toEqual(wanted);
}

/** Replaces a studio's pages by empty ones: with software rendering, a game would slow down the page under test. */
export async function leaveGamesUndrawn(page: Page): Promise<void> {
  await page
    .context()
    .route(`${thisPlatform().studioUrl}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
}

export function requestsOf(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => request.url().includes(path) && seen.push(request));
  return seen;
}

export async function kept(page: Page, key: string): Promise<unknown> {
  return JSON.parse(await page.evaluate((name) => sessionStorage.getItem(name) ?? 'null', key));
}

/** A game with a name in a language's own script, and its English name. */
export async function gameNamedIn(language: string, script: RegExp): Promise<{ gameName: string; english: string }> {
  const list = async (inLanguage: string): Promise<{ nodeId: string; gameName: string }[]> =>
    (await call(thisPlatform().siteUrl, 'GET', `/api/games?category=INHOUSE&language=${inLanguage}`)).value.games;
  const { nodeId, gameName } = (await list(language)).find((game) => script.test(game.gameName))!;
  return { gameName, english: (await list('en')).find((game) => game.nodeId === nodeId)!.gameName };
}
