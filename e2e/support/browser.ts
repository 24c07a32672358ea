import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { FROM } from './address.ts';
import { thisPlatform } from './this-platform.ts';

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1440, height: 900 } as const;

const FLAGS = [
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Promise<Browser> | undefined;

export type Visit = { context: BrowserContext; page: Page; errors: string[] };

export type Visitor = {
  viewport?: { width: number; height: number };
  language?: string;
  colorScheme?: 'dark' | 'light';
  /** Where the device believes to be. */
  timezoneId?: string;
  /** This visitor has closed the announcements, which open by themselves, before. */
  announcementsClosed?: boolean;
};

/** A new visitor's browser, with nothing kept and no window open yet. */
export async function newContext(
  viewport: { width: number; height: number },
  colorScheme: 'dark' | 'light' = 'dark',
  timezoneId = 'Asia/Vientiane',
): Promise<BrowserContext> {
  browser ??= chromium.launch({
    executablePath: inject('chromium'),
    args: FLAGS,
    chromiumSandbox: false,
  });
  return (await browser).newContext({
    baseURL: thisPlatform().siteUrl,
    extraHTTPHeaders: FROM,
    viewport,
    colorScheme,
    // Drawn by software, a game at full motion would starve what it talks to.
    reducedMotion: 'reduce',
    isMobile: viewport.width < 600,
    hasTouch: viewport.width < 600,
    timezoneId,
  });
}

/**
 * A new visitor's browser window; everything the page complains about is kept in `errors`. Whatever it loads, it waits until
 * the page answers: what the server drew is taken over by the browser first.
 */
export async function visit(
  pathname: string,
  { viewport = desktop, language = 'en', colorScheme = 'dark', timezoneId, announcementsClosed = false }: Visitor = {},
): Promise<Visit> {
  const context = await newContext(viewport, colorScheme, timezoneId);
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  if (announcementsClosed) await context.addInitScript(closeAnnouncements);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  awaitTakeOver(page);
  await page.goto(pathname);
  return { context, page, errors };
}

function awaitTakeOver(page: Page): void {
  const taken = async () => {
    await page
      .waitForFunction(() => !('earlyPress' in window))
      .catch(async (stall: Error) => {
        throw new Error(`the page was not taken over: ${JSON.stringify(await page.evaluate(whatStands))}`, {
          cause: stall,
        });
      });
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...to) => {
    const answer = await goto(...to);
    await taken();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await taken();
    return answer;
  };
}

/** Runs in a page that stands still: what it shows, and what it has asked for last. */
function whatStands(): unknown {
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    address: location.pathname + location.search,
    readyState: document.readyState,
    isDrawn: document.getElementById('state') !== null,
    text: document.getElementById('root')?.innerText.slice(0, 300),
    seconds: Math.round(performance.now() / 1000),
    asked: asked.slice(-12).map(({ name, responseStatus, responseEnd }) => {
      return `${new URL(name).pathname} ${responseStatus} ${Math.round(responseEnd)} ms`;
    }),
  };
}

function closeAnnouncements(): void {
  for (const marker of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(marker, '1');
}

/** Where each open window is and the beginning of what it shows. Addresses go without their query, which may hold a token. */
export async function openPages(): Promise<string[]> {
  const contexts = (await browser)?.contexts() ?? [];
  return Promise.all(
    contexts
      .flatMap((context) => context.pages())
      .map(async (page) => {
        const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
        return `${new URL(page.url()).pathname}: ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
      }),
  );
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
