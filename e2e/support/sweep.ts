import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { first as enFirst } from '../../packages/i18n/src/catalogues/en/first.ts';
import { later as enLater } from '../../packages/i18n/src/catalogues/en/later.ts';
import { call, signInDemo } from './api.ts';
import { seriousFor, settled } from './axe.ts';
import { visitUntilLeft } from './browser.ts';
import { isLong } from './devices.ts';
import { looksAt, missing, ofOne, type Who } from './sweep-looks.ts';
import { thisPlatform } from './this-platform.ts';

/** The smallest phone on sale, a tablet, a desktop. */
const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const;
type Width = keyof typeof WIDTHS;
const HEIGHT = 900;

/** Nothing moves while a page loads. Layouts that shift by more than 0.1 are rated poor (web.dev, "Cumulative Layout Shift"). */
const MOST_SHIFT = 0.02;

type Pass = {
  language: 'lo' | 'en' | 'cn';
  theme: 'dark' | 'light';
  /** The widths at which axe runs: its findings depend on theme and width, not on the words. */
  axeAt: readonly Width[];
  /**
   * Whether pages are loaded, as the first of a visit; otherwise they are reached within the program, which takes half the time.
   */
  isLoadedAnew: boolean;
};

const all = Object.keys(WIDTHS) as Width[];

/** Each language in one theme; with `--long` all in both, with all checks on each page. */
const passes: readonly Pass[] = isLong
  ? (['lo', 'en', 'cn'] as const).flatMap((language) =>
      (['dark', 'light'] as const).map((theme) => ({ language, theme, axeAt: all, isLoadedAnew: true })),
    )
  : [
      { language: 'lo', theme: 'dark', axeAt: ['phone'], isLoadedAnew: true },
      { language: 'en', theme: 'dark', axeAt: [], isLoadedAnew: false },
      { language: 'cn', theme: 'light', axeAt: ['desktop'], isLoadedAnew: false },
    ];

/** The tests of one language: one file each, so that they run in parallel. */
export function sweepAllIn(language: Pass['language']): void {
  const ofLanguage = passes.filter((pass) => pass.language === language);
  describe.each(ofLanguage)('in $language, $theme', (pass) => {
    test.each(['visitor', 'member', 'agent'] as const)(
      'every page of a %s is complete, accessible and in its language',
      // Some sixty pages: on a machine with other work, each may take seconds.
      { timeout: 900_000 },
      async (who) => {
        expect(await sweep(who, pass)).toEqual([]);
      },
    );
  });
}

const demoAccounts = { member: 'somphone', agent: 'khamla' } as const;
const ids: ReadonlySet<string> = new Set(Object.keys({ ...enFirst, ...enLater }));

/** Sentences that no page may show in another language; a single word may be a name. */
const english: ReadonlySet<string> = new Set(
  Object.values({ ...enFirst, ...enLater }).filter((text) => !text.includes('{') && text.trim().includes(' ')),
);

/** Checks every page and state of a kind of visitor in one language and theme, at three widths. @returns all problems */
async function sweep(who: Who, pass: Pass): Promise<string[]> {
  const { language, theme } = pass;
  const token = who === 'visitor' ? undefined : await signInDemo(thisPlatform().siteUrl, demoAccounts[who]);
  const { visited, leave } = await visitUntilLeft('/help', {
    viewport: { width: WIDTHS.phone, height: HEIGHT },
    language,
    colorScheme: theme,
    announcementsClosed: true,
    token,
  });
  const { page, errors } = visited;
  await page.addInitScript(countShifts);
  const wrong: string[] = [];
  if (pass.axeAt.length > 0) wrong.push(...(await frameFaults(page, pass.axeAt)));
  for (const address of [...looksAt(who, await routesOf(page)), ...(await addressesOfOne(who, token))]) {
    for (const fault of await faultsAt(page, address, pass)) wrong.push(`${address}: ${fault}`);
    const complaints = errors.splice(0).filter((error) => !missing.includes(address) || !/\b4\d\d\b/.test(error));
    wrong.push(...complaints.map((error) => `${address}: ${error}`));
  }
  await leave();
  return wrong;
}

/** URLs of single things that the demo has. */
function addressesOfOne(who: Who, token: string | undefined): Promise<string[]> {
  const to = Temporal.Now.plainDateISO('Asia/Vientiane');
  const days = `from=${to.subtract({ days: 29 })}&to=${to}`;
  const wanted = ofOne.filter((look) => look.who === who);
  return Promise.all(
    wanted.map(async ({ list, address }) => {
      const { value, code } = await call(thisPlatform().siteUrl, 'GET', list.replace('DAYS', days), undefined, token);
      const first = value?.list[0];
      if (!first) throw new Error(`the demo has nothing at ${list} (${code ?? 'an empty list'})`);
      return address(first.id ?? first.code);
    }),
  );
}

/** Every URL with a page, as the router knows them. */
function routesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys((window as unknown as RouterWindow).__TSR_ROUTER__.routesByPath));
}

type RouterWindow = {
  __TSR_ROUTER__: {
    routesByPath: object;
    state: { status: string; resolvedLocation?: { pathname: string } };
  };
};

/** axe on the whole first page: what stands around all pages is judged once. */
async function frameFaults(page: Page, axeAt: readonly Width[]): Promise<string[]> {
  await settled(page.locator('main').first());
  const faults: string[] = [];
  for (const width of axeAt) {
    await setWidth(page, width);
    faults.push(...(await seriousFor(page, 'html')).map((fault) => `around all pages: ${fault} (${width})`));
  }
  return faults;
}

async function faultsAt(page: Page, address: string, { language, axeAt, isLoadedAnew }: Pass): Promise<string[]> {
  if (isLoadedAnew) await loadOnPhone(page, address);
  else await leadTo(page, address);
  const selector = await frontPart(page);
  const part = page.locator(selector).last();
  if (!missing.includes(address) && !(await hasHeading(part))) return ['has no heading'];
  await settled(part);
  const faults = wordFaults(await page.locator('body').innerText(), language);
  if ((await page.title()) === '') faults.push('has no title');
  if (isLoadedAnew) faults.push(...(await shiftFaults(page)));
  for (const width of fromHere(page)) {
    await setWidth(page, width);
    faults.push(...(await widthFaults(page)).map((fault) => `${fault} (${width})`));
    if (axeAt.includes(width)) faults.push(...(await seriousFor(page, selector)).map((fault) => `${fault} (${width})`));
  }
  return faults;
}

/** All widths, from the one that the page has: a change of width is a tenth of a second of layout. */
function fromHere(page: Page): readonly Width[] {
  return page.viewportSize()?.width === WIDTHS.desktop ? all.toReversed() : all;
}

async function setWidth(page: Page, width: Width): Promise<void> {
  if (page.viewportSize()?.width === WIDTHS[width]) return;
  await page.setViewportSize({ width: WIDTHS[width], height: HEIGHT });
}

/** On a phone, where a shift pushes the most away. */
async function loadOnPhone(page: Page, address: string): Promise<void> {
  await setWidth(page, 'phone');
  await page.goto(address);
}

function hasHeading(part: Locator): Promise<boolean> {
  const heading = part.getByRole('heading').first();
  return heading.waitFor().then(
    () => true,
    () => false,
  );
}

async function leadTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
  await page.waitForFunction(isThere);
}

/** Runs in the page: the router has finished navigating to the URL. */
function isThere(): boolean {
  const { status, resolvedLocation } = (window as unknown as RouterWindow).__TSR_ROUTER__.state;
  return status === 'idle' && resolvedLocation?.pathname === location.pathname;
}

/** The selector of what stands in front: a dialog covers the previous page, as the member centre does. */
async function frontPart(page: Page): Promise<string> {
  const isOver = /[?&](popup|convert|goods|message|round|member)=|^\/(member|login|register)\b|^\/help#/.test(
    await page.evaluate(() => location.pathname + location.search + location.hash),
  );
  return isOver ? '[role=dialog], [role=alertdialog]' : 'main';
}

function wordFaults(text: string, language: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const faults = lines.filter((line) => ids.has(line)).map((line) => `shows the id ${line}`);
  if (language !== 'en') faults.push(...lines.filter((line) => english.has(line)).map((line) => `says “${line}”`));
  return faults;
}

async function shiftFaults(page: Page): Promise<string[]> {
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  return shift > MOST_SHIFT ? [`moves by ${shift.toFixed(2)} while it loads`] : [];
}

/** Runs in the page before anything else: adds up its layout shifts. */
function countShifts(): void {
  const counted = window as unknown as { shift: number };
  counted.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) counted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Elements that stay too wide: on a busy page, a change of width and its transitions may take a moment. */
async function widthFaults(page: Page): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    await page.evaluate(untilDrawn);
    const faults = await page.evaluate(sticksOut);
    if (faults.length === 0 || looks === 5) return faults;
    await page.waitForTimeout(300);
  }
}

/** Runs in the page: waits for a frame and what it has caused, after which a new width has been laid out. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Runs in the page: it does not scroll sideways, and the words of buttons and headings fit. */
function sticksOut(): string[] {
  // Lao marks overlap the letters beside them.
  const OVERHANG = 3;
  const { scrollWidth, clientWidth } = document.documentElement;
  const out = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a')].filter((element) => {
    const { display, overflowX } = getComputedStyle(element);
    // A small button's touch target is larger than the button.
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
