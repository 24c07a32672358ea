import { expect, onTestFinished, test } from 'vitest';
import { newContext, phone } from './support/browser.ts';
import { openLine } from './support/line.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl } = thisPlatform();

test('the page names the manifest, and everything that the manifest names exists', async () => {
  const page = await (await fetch(siteUrl)).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const manifest = (await (await fetch(new URL(address, siteUrl))).json()) as {
    name: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Champa', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    const icon = await fetch(new URL(src, siteUrl));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('no API answer and no URL with a token is stored; offline, a visitor reads so in their language, and continues afterwards', async () => {
  const line = await openLine(siteUrl);
  onTestFinished(line.close);
  const context = await newContext({ viewport: phone });
  onTestFinished(() => context.close());
  await context.addCookies([{ name: 'lang', value: 'en', url: line.url }]);
  await context.addInitScript(() => localStorage.setItem('hisLang', 'en'));
  const page = await context.newPage();
  await page.goto(`${line.url}/?token=not-a-session`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
  expect(kept).toEqual(['/offline']);

  // No request gets through, but the browser still has its cache: the driver's own "offline" would block that too.
  line.cut();
  await context.setOffline(true);
  await page.goto(new URL('/rng', line.url).href);
  await page.getByRole('link', { name: 'Try again' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');

  line.mend();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Slots' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/rng');
});
