import { describe, expect, test } from 'vitest';
import { enter } from './support/windows.ts';

describe('a bad connection', () => {
  test('being offline is shown, and disappears afterwards', async () => {
    const { page, context } = await enter(null, '/help');
    const notice = page.getByText('You are offline.', { exact: false });
    await context.setOffline(true);
    await notice.waitFor();
    await context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  test('a chunk that cannot be loaded reloads the page once, then a dialog says so', async () => {
    const { page, context } = await enter(null, '/help');
    await context.route(/\/assets\/down-[^/]*\.js/, (route) => route.abort());
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    // Not awaited: the site's own reload may come before this one has ended.
    await page.evaluate(() => void setTimeout(() => location.assign('/down')));
    const dialog = page.getByRole('alertdialog', { name: 'The page took longer to load' });
    await dialog.waitFor();
    // The reload above, and the site's own.
    expect(loads).toBe(2);
    await context.unroute(/\/assets\/down-[^/]*\.js/);
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(loads).toBe(3);
  });

  test('a program that cannot be loaded at the start reloads the page once, then the page itself says so', async () => {
    const { page, context } = await enter(null, '/help');
    await context.route(/\/assets\/vendor-[^/]*\.js/, (route) => route.abort());
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = page.getByRole('alertdialog', { name: 'The page took longer to load' });
    await dialog.waitFor();
    expect(loads).toBe(2);
    await context.unroute(/\/assets\/vendor-[^/]*\.js/);
    await dialog.getByRole('link', { name: 'Reload' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.readyState === 'complete' && !('earlyPress' in window));
    expect(await dialog.count()).toBe(0);
  });

  test('a chunk that does not arrive within 120 seconds is reported in the same way', async () => {
    const { page, context } = await enter(null, '/help');
    await page.clock.install();
    await context.route(/\/assets\/down-[^/]*\.js/, () => undefined);
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await page.getByRole('link', { name: 'Get the app' }).first().click();
    // The page waits for the chunk from now on.
    await page.getByRole('progressbar', { name: 'The page is loading' }).waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.clock.fastForward(121_000);
    await page.getByRole('alertdialog', { name: 'The page took longer to load' }).waitFor();
  });
});
