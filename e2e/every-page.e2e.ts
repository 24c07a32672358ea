import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first as enFirst } from '../packages/i18n/src/catalogues/en/first.ts';
import { later as enLater } from '../packages/i18n/src/catalogues/en/later.ts';
import { signInDemo } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, visit } from './support/browser.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = 'somphone' | 'khamla';

const { siteUrl } = thisPlatform();
const tokens = new Map<Account, string>();

/** What a signed-in member can open, but for what only one address shows: those have journeys of their own. */
const memberPages = [
  '/promotions',
  '/missions',
  '/pointMall',
  '/prizes',
  '/prizes/golden-egg',
  '/prizes/fair',
  '/recent',
  '/wallet/deposit',
  '/records/bets',
  '/records/account',
  '/lottery',
  '/seaLottery',
  '/vnLottery?gameCode=mien-nam-southern-draw',
  '/member/securityCenter',
  '/member/profile',
  '/member/withdraw',
  '/member/wallet',
  '/member/transferFund',
  '/member/transferUpline',
  '/member/personalProfit',
  '/member/bonusDetails',
  '/member/rewardCenter',
  '/member/redEnvelope',
  '/member/vip',
  '/member/missionLeaderboard',
  '/member/applications',
  '/member/messageV2',
  '/member/limits',
  '/member/referral',
  '/member/manualRebate',
];

const agentPages = [
  '/agentHome',
  '/agent/account',
  '/agent/agentAnnouncement',
  '/agent/agentContracts',
  '/agent/agentDailyWages2',
  '/agent/agentDividendRecordCopy2',
  '/agent/agentDownlineTransactionDetailsCopy',
  '/agent/agentHourSalary',
  '/agent/agentRealtimeSalary',
  '/agent/agentRevenueReport',
  '/agent/agentTeamOverview',
  '/agent/agentTransactionDetails',
  '/agent/agentTransfer',
  '/agent/downlineManagmentView',
  '/agent/palStatementsAgentCopy',
  '/agent/personalHistoryCopy',
  '/agent/registerCenter',
];

const ids: ReadonlySet<string> = new Set(Object.keys({ ...enFirst, ...enLater }));

/** Sentences no page may show in another language; a single word may be a name. */
const english: ReadonlySet<string> = new Set(
  Object.values({ ...enFirst, ...enLater }).filter((text) => !text.includes('{') && text.trim().includes(' ')),
);

beforeAll(async () => {
  for (const account of ['somphone', 'khamla'] as const) tokens.set(account, await signInDemo(siteUrl, account));
});
afterAll(closeBrowser);

// Two of three languages are looked at by axe, one a theme: what it asks for does not lie in the words.
describe.each([
  { language: 'lo', device: 'phone', viewport: phone, theme: 'dark', axe: true },
  { language: 'lo', device: 'desktop', viewport: desktop, theme: 'light', axe: false },
  { language: 'en', device: 'phone', viewport: phone, theme: 'light', axe: false },
  { language: 'en', device: 'desktop', viewport: desktop, theme: 'dark', axe: false },
  { language: 'cn', device: 'phone', viewport: phone, theme: 'dark', axe: false },
  { language: 'cn', device: 'desktop', viewport: desktop, theme: 'light', axe: true },
] as const)('in $language on a $device, $theme', ({ language, viewport, theme, axe }) => {
  test.each([
    ['somphone', memberPages],
    ['khamla', agentPages],
  ] as const)('every page of %s has a heading and only words of the language, and fits', async (account, paths) => {
    const { page, context, errors } = await visit(`/help?token=${tokens.get(account)}`, {
      viewport,
      language,
      colorScheme: theme,
      announcementsClosed: true,
    });
    const wrong: string[] = [];
    for (const path of paths) {
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await page.waitForFunction(isThere, path);
      // The member centre lies over the page one came from.
      const part = path.startsWith('/member/') ? page.getByRole('dialog') : page.locator('main').first();
      for (const fault of await faultsOf(page, part, { language, axe })) wrong.push(`${path}: ${fault}`);
    }
    await context.close();
    expect([...wrong, ...errors]).toEqual([]);
  });
});

/** Runs in the page: its router has come to the address it was sent to, and shows it. */
function isThere(path: string): boolean {
  const { status, resolvedLocation } = (window as unknown as { __TSR_ROUTER__: { state: RouterState } }).__TSR_ROUTER__
    .state;
  return status === 'idle' && resolvedLocation !== undefined && path.startsWith(resolvedLocation.pathname);
}

type RouterState = { status: string; resolvedLocation?: { pathname: string } };

type Looks = { language: string; axe: boolean };

async function faultsOf(page: Page, part: Locator, { language, axe }: Looks): Promise<string[]> {
  const heading = part.getByRole('heading').first();
  const hasHeading = await heading.waitFor().then(
    () => true,
    () => false,
  );
  if (!hasHeading) return ['has no heading'];
  await settled(part);
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const faults = lines.filter((line) => ids.has(line)).map((line) => `shows the id ${line}`);
  if (language !== 'en') faults.push(...lines.filter((line) => english.has(line)).map((line) => `says “${line}”`));
  faults.push(...(await page.evaluate(sticksOut)));
  if (axe) faults.push(...(await seriousFor(page, 'html')));
  return faults;
}

/** Runs in the page: it can't be moved sideways, and no button's or heading's words are wider than their place. */
function sticksOut(): string[] {
  // Marks of Lao lean over the letters beside them.
  const OVERHANG = 3;
  const { scrollWidth, clientWidth } = document.documentElement;
  const out = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a')].filter((element) => {
    const { display, overflowX } = getComputedStyle(element);
    // A small button's place for thumbs is larger than itself.
    const hasThumbPlace = getComputedStyle(element, '::after').content !== 'none';
    if (element.innerText === '' || display === 'inline' || overflowX !== 'visible' || hasThumbPlace) return false;
    return element.scrollWidth > element.clientWidth + OVERHANG;
  });
  return [
    ...(scrollWidth > clientWidth ? [`is ${scrollWidth} wide on ${clientWidth}, for ${widest()}`] : []),
    ...out.map((element) => `“${element.innerText.slice(0, 60)}” is wider than its place`),
  ];

  function widest(): string {
    const beyond = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 && element.closest('.overflow-x-auto') === null,
    );
    return beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)).join('\n');
  }
}
