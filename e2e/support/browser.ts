import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { from } from './address.ts';
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

/** The properties of a new visitor's browser. */
export type Device = {
  viewport?: { width: number; height: number };
  colorScheme?: 'dark' | 'light';
  /** The device's time zone. */
  timezoneId?: string;
  /** With software rendering, a game at full animation slows down what it talks to. */
  reducedMotion?: 'reduce' | 'no-preference';
};

export type Visitor = Device & {
  language?: string;
  /** This visitor has already closed the announcements, which open by themselves. */
  announcementsClosed?: boolean;
  /** This visitor is signed in. */
  token?: string | undefined;
};

/** One browser for all files of a worker: it ends with the worker's process. */
function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: FLAGS, chromiumSandbox: false });
  return browser;
}

/** A new visitor's browser context, without stored data or open windows. Close it. */
export async function newContext({
  viewport = desktop,
  colorScheme = 'dark',
  timezoneId = 'Asia/Vientiane',
  reducedMotion = 'reduce',
}: Device): Promise<BrowserContext> {
  return (await theBrowser()).newContext({
    baseURL: thisPlatform().siteUrl,
    extraHTTPHeaders: from(),
    viewport,
    colorScheme,
    reducedMotion,
    isMobile: viewport.width < 600,
    hasTouch: viewport.width < 600,
    timezoneId,
  });
}

/** Unused contexts, by their properties: a visitor gets one whose browser has cached the program. */
const idle = new Map<string, BrowserContext[]>();

async function borrowContext(visitor: Required<Pick<Visitor, 'language' | 'announcementsClosed'>> & Device) {
  const key = JSON.stringify(visitor);
  const context =
    (await comeBack(idle.get(key)?.pop())) ?? (await within(30_000, firstContext(visitor), 'a browser was there'));
  return { context, giveBack: () => giveBack(key, context) };
}

/** A used context, if it still responds. */
async function comeBack(known: BrowserContext | undefined): Promise<BrowserContext | undefined> {
  if (!known) return undefined;
  try {
    await within(10_000, known.setExtraHTTPHeaders(from()), 'a known browser answered');
    return known;
  } catch {
    void known.close();
    return undefined;
  }
}

async function firstContext(visitor: Required<Pick<Visitor, 'language' | 'announcementsClosed'>> & Device) {
  const context = await newContext(visitor);
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), visitor.language);
  if (visitor.announcementsClosed) await context.addInitScript(closeAnnouncements);
  return context;
}

/** Removes everything from a context that a visitor could have left in it; cached files stay. */
async function giveBack(key: string, context: BrowserContext): Promise<void> {
  try {
    await within(10_000, wipe(context), 'a context is wiped');
    idle.set(key, [...(idle.get(key) ?? []), context]);
  } catch {
    // If a test has damaged it, the next one gets a new one.
    void context.close();
  }
}

async function wipe(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
  const { siteUrl, backofficeUrl } = thisPlatform();
  for (const origin of [siteUrl, backofficeUrl])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
  await Promise.all(context.pages().map((open) => open.close()));
  await context.unrouteAll();
  context.removeAllListeners();
}

/** For what the driver would wait for without a limit. */
async function within<T>(ms: number, work: Promise<T>, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`it took longer than ${ms} ms until ${what}`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * A visitor's browser window; every error of the page is in `errors`. After each load it waits until the page responds, because
 * the browser must first hydrate it. It closes after its test.
 */
export async function visit(pathname: string, visitor: Visitor = {}): Promise<Visit> {
  const { visited, leave } = await visitUntilLeft(pathname, visitor);
  onTestFinished(leave);
  return visited;
}

/** The same for a window that several tests use. */
export async function visitUntilLeft(
  pathname: string,
  { language = 'en', announcementsClosed = false, token, ...device }: Visitor = {},
): Promise<{ visited: Visit; leave: () => Promise<void> }> {
  const { context, giveBack: leave } = await borrowContext({ language, announcementsClosed, ...device });
  const page = await within(30_000, context.newPage(), 'a window opened');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  awaitTakeOver(page);
  const signedIn = token === undefined ? undefined : await page.addInitScript(keepToken, token);
  await page.goto(pathname);
  await signedIn?.dispose();
  return { visited: { context, page, errors }, leave };
}

function awaitTakeOver(page: Page): void {
  const taken = async () => {
    await page
      .waitForFunction(() => !('earlyPress' in window))
      .catch(async (stall: Error) => {
        throw new Error(
          `the page was not taken over: ${JSON.stringify(await within(5000, page.evaluate(whatStands), 'it told what it shows'))}`,
          {
            cause: stall,
          },
        );
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

/** Runs in a page that does not change: what it shows, and its last requests. */
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

/** Runs in the page, before anything else. */
function keepToken(token: string): void {
  if (window === window.top) sessionStorage.setItem('token', token);
}

function closeAnnouncements(): void {
  for (const marker of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(marker, '1');
}

/** The URL of each open window and the beginning of its content. URLs are without their query, which may contain a token. */
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
