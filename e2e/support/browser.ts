import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

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
};

/** A new visitor's browser window; everything the page complains about is kept in `errors`. */
export async function visit(
  pathname: string,
  { viewport = desktop, language = 'en', colorScheme = 'dark' }: Visitor = {},
): Promise<Visit> {
  browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
    chromiumSandbox: false,
  });
  const context = await (
    await browser
  ).newContext({
    baseURL: inject('platform').siteUrl,
    viewport,
    colorScheme,
    // Drawn by software, a game at full motion would starve what it talks to.
    reducedMotion: 'reduce',
    isMobile: viewport.width < 600,
    hasTouch: viewport.width < 600,
    timezoneId: 'Asia/Vientiane',
  });
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(pathname);
  return { context, page, errors };
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
