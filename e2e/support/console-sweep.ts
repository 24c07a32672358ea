import { randomUUID } from 'node:crypto';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { languageInfo } from '@champa/i18n';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { words as dashboard } from '../../apps/backoffice/src/dashboard/words.ts';
import { en } from '../../apps/backoffice/src/words/en.ts';
import { en as reactAdmin } from '../../apps/backoffice/src/words/react-admin/en.ts';
import { call } from './api.ts';
import { seriousFor } from './axe.ts';
import { staffSession, work } from './backoffice.ts';
import { isLong } from './devices.ts';
import { PAYMENT_PASSWORD } from './identity.ts';
import { newMember, withPayee } from './member.ts';
import { thisPlatform } from './this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();
const WIDTHS = [1280, 390] as const;
type Width = (typeof WIDTHS)[number];
const HEIGHT = 900;

type Pass = {
  language: 'lo' | 'cn';
  theme: 'dark' | 'light';
  /** The widths at which axe runs: its findings depend on theme and width, not on the words. */
  axeAt: readonly Width[];
};

/** Each language in one theme; with `--long` in both, with axe at each width. */
const passes: readonly Pass[] = isLong
  ? (['lo', 'cn'] as const).flatMap((language) =>
      (['dark', 'light'] as const).map((theme) => ({ language, theme, axeAt: WIDTHS })),
    )
  : [
      { language: 'lo', theme: 'dark', axeAt: [390] },
      { language: 'cn', theme: 'light', axeAt: [1280] },
    ];

const locales = { lo: 'lo-LA', cn: 'zh-CN' } as const;
const letters = { lo: /[\u0e81-\u0edf]/, cn: /[\u4e00-\u9fff]/ } as const;

/** The test of one language: a file each, so that they run in parallel. */
export function sweepConsoleIn(language: Pass['language']): void {
  test.each(passes.filter((pass) => pass.language === language))(
    'in $language, $theme, every screen of the console is in its language, accessible, and fits a phone',
    { timeout: 600_000 },
    async (pass) => {
      expect(await sweep(pass)).toEqual([]);
    },
  );
}

/** Opens every screen of the menu, its first row, and the tabs of that. @returns all problems */
async function sweep(pass: Pass): Promise<string[]> {
  await somethingWaits();
  const page = await work('/members', { language: pass.language });
  onTestFinished(() => page.evaluate(() => localStorage.clear()));
  await page.evaluate((theme) => localStorage.setItem('RaStore.theme', JSON.stringify(theme)), pass.theme);
  await page.reload();
  await page.getByRole('table').waitFor();
  await page.locator('[role=menuitem][href="#/members"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(locales[pass.language]);
  const lists = await page
    .getByRole('menuitem')
    .evaluateAll((entries) => entries.flatMap((entry) => entry.getAttribute('href') ?? []));
  expect(lists.length).toBeGreaterThan(7);

  // What stands around all screens is judged once.
  const wrong = await accessFaults(page, 'html', WIDTHS);
  const look = async (screen: string) => {
    await open(page, screen);
    wrong.push(...(await faultsOf(page, screen, pass)));
  };
  const lookWithin = async (screen: string) => {
    await openWithin(page, screen);
    wrong.push(...(await faultsOf(page, screen, pass)));
  };
  for (const list of lists) {
    await look(list);
    const rows = page.locator(`tbody a[href^="${list}/"]`);
    if ((await rows.count()) === 0) continue;
    await look((await rows.first().getAttribute('href'))!);
    const tabs = await page.getByRole('tab').evaluateAll((found) => found.map((tab) => tab.getAttribute('href')!));
    for (const tab of tabs.slice(1)) await lookWithin(tab);
  }
  await open(page, '#/');
  for (const part of ['area', 'game', 'line']) await lookWithin(`#/?part=${part}`);

  await open(page, '#/vendors');
  await page.locator('tbody').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  wrong.push(...(await faultsOf(page, 'a reason', pass, '[role=dialog]')));
  return wrong;
}

/** A deposit, a withdrawal for the queue, and a correction that somebody has to approve: the demo has none of them. */
async function somethingWaits(): Promise<void> {
  const member = await withPayee(await newMember(2_000_000));
  const { value: payees } = await call(siteUrl, 'GET', '/api/payees', undefined, member.token);
  const wish = {
    payeeId: payees.list[0].id,
    amount: '500000',
    paymentPassword: PAYMENT_PASSWORD,
    idempotencyKey: randomUUID(),
  };
  expect(await call(siteUrl, 'POST', '/api/withdrawals', wish, member.token)).toMatchObject({ success: true });
  const deposit = { method: 'laoqr', amount: '50000', idempotencyKey: randomUUID() };
  expect(await call(siteUrl, 'POST', '/api/wallet/deposits', deposit, member.token)).toMatchObject({ success: true });
  const correction = { amount: '6000000', reason: '2026', idempotencyKey: randomUUID() };
  const asked = `/api/admin/members/${member.id}/corrections`;
  expect(await call(backofficeUrl, 'POST', asked, correction, await staffSession('noy'))).toMatchObject({
    code: 'WAITS_FOR_APPROVAL',
  });
}

/** Leads to another screen. The one that is left stays in view until the next is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('.RaLayout-content > *')?.setAttribute('data-left', ''));
  await openWithin(page, address);
  await page.locator('[data-left]').waitFor({ state: 'detached' });
}

/** Leads to a tab or a part of the screen that is open. */
async function openWithin(page: Page, address: string): Promise<void> {
  await page.goto(`${backofficeUrl}/${address}`);
  await page
    .locator('main')
    .getByRole('button')
    .or(page.locator('main table, main form, main h2, main .RaEmpty-message'))
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
}

async function faultsOf(page: Page, screen: string, { language, axeAt }: Pass, part = 'main'): Promise<string[]> {
  const faults = wordFaults(await page.evaluate(saidInItsLanguage));
  const named = await page.locator('th, label, h1, h2, [role=menuitem], [role=tab], button').allInnerTexts();
  faults.push(
    ...named
      .filter((text) => /[A-Za-z]{2}/.test(text) && !letters[language].test(text) && !isName(text))
      .map((text) => `is named “${text}”`),
  );
  faults.push(...(await accessFaults(page, part, axeAt)));
  return faults.map((fault) => `${screen}: ${fault}`);
}

/** Runs in the page: all that it says, but for what is marked as being in a language of its own, such as the texts of the site. */
function saidInItsLanguage(): string {
  const others = [...document.querySelectorAll<HTMLElement>('main [lang]')].map(
    (part) => [part, part.style.display] as const,
  );
  for (const [part] of others) part.style.display = 'none';
  const said = document.body.innerText;
  for (const [part, display] of others) part.style.display = display;
  return said;
}

async function accessFaults(page: Page, part: string, axeAt: readonly Width[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const beside = await beyondWidth(page);
    if (beside > 0) faults.push(`is ${beside} wider than ${width}`);
    if (axeAt.includes(width)) faults.push(...(await seriousFor(page, part)).map((fault) => `${fault} (${width})`));
  }
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  return faults;
}

const resourcesFolder = path.join(import.meta.dirname, '../../apps/backoffice/src/resources');
const ofResources = await Array.fromAsync(
  glob('*/words.ts', { cwd: resourcesFolder }),
  async (file) => (await import(path.join(resourcesFolder, file))) as Record<string, { en: object }>,
);

/** How much wider than its window the page stays: after a change of width it takes a moment to lay itself out. */
async function beyondWidth(page: Page): Promise<number> {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, null, {
      timeout: 2000,
    })
    .catch(() => undefined);
  return beside();
}

// What reasons name stands within a sentence, never alone.
const { reason_words: _, ...said } = en;

/** What react-admin and the console say in English. */
const inEnglish = new Set([
  ...textsOf(said),
  ...textsOf(reactAdmin),
  ...textsOf(dashboard.en),
  ...ofResources.flatMap((file) => Object.values(file).flatMap((words) => textsOf(words.en))),
]);

// A language's own name, which a member's page shows, is the same everywhere.
inEnglish.delete(languageInfo.en.name);

function textsOf(words: object): string[] {
  return Object.values(words).flatMap((word: string | object) => {
    if (typeof word === 'object') return textsOf(word);
    return word.includes('%{') || word.trim() === '' ? [] : word.split(' |||| ');
  });
}

function wordFaults(text: string): string[] {
  const cells = text.split(/[\n\t]/).map((cell) => cell.trim());
  return cells
    .filter((cell) => inEnglish.has(cell) || /(?<![@/\w])(champa|resources|ra)\.[a-z_.]+\b/.test(cell))
    .map((cell) => `says “${cell}”`);
}

/** Names of the brand and of people, and codes of currencies and banks, are the same in every language. */
function isName(text: string): boolean {
  return /^(Champa|Vilay|CSV)$/.test(text.trim());
}
