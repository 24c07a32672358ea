import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { register } from './support/api.ts';
import { on } from './support/devices.ts';
import { playButton } from './support/lobby.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl, studioUrl } = thisPlatform();

/**
 * Opens a game whose page is replaced by these words and scripts of a vendor. They come from a server of this machine: a browser
 * lets no page of unknown origin, such as one that the test makes up, lead to this machine.
 */
async function openGame(viewport: { width: number; height: number }, body: string): Promise<Page> {
  const vendor = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Game</title>${body}`);
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void vendor.close());
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/`;
  const page = await enterPage(await register(siteUrl), '/mini', { viewport });
  await page.route(`${studioUrl}/play/**`, (route) => route.continue({ url }));
  await playButton(page).click();
  await page.waitForURL(/\/play\//);
  return page;
}

const inGame = (page: Page) => page.frameLocator('iframe');

/** By key: a press by pointer is lost while the browser has not yet drawn a frame of another origin. */
const follow = (page: Page, name: string) => inGame(page).getByRole('link', { name }).press('Enter');

describe.each(on('phone'))('a vendor’s game in its frame on a %s', (_device, viewport) => {
  test('cannot lead the whole page elsewhere, even when it is pressed', async () => {
    const page = await openGame(
      viewport,
      `<button onclick="try { top.location.href = 'https://evil.example/'; } catch { } this.textContent = 'Pressed'">Win</button>
       <a href="https://evil.example/" target="_top">Prize</a>`,
    );
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left.push(request.url());
    });
    await inGame(page).getByRole('button', { name: 'Win' }).click();
    await inGame(page).getByRole('button', { name: 'Pressed' }).waitFor();
    await inGame(page).getByRole('link', { name: 'Prize' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).waitFor();
    expect(left).toEqual([]);
    expect(page.url()).toContain('/play/');
  });

  test('its own way home works: it opens our address in its frame', async () => {
    const page = await openGame(viewport, `<a href="${siteUrl}/">Home</a>`);
    await follow(page, 'Home');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('its own way to deposits opens ours, and the game is there again afterwards', async () => {
    const page = await openGame(viewport, `<a href="${siteUrl}/wallet/deposit">More money</a>`);
    await follow(page, 'More money');
    await page.getByRole('dialog', { name: 'Deposit' }).waitFor();
    await page.keyboard.press('Escape');
    await inGame(page).getByRole('link', { name: 'More money' }).waitFor();
  });

  test('at an address that is no launch origin of its vendor it is said to be under maintenance, not left white', async () => {
    const page = await openGame(viewport, `<a href="https://elsewhere.example/game">Go on</a>`);
    await follow(page, 'Go on');
    await page.getByText('Game under maintenance', { exact: false }).waitFor();
  });
});

test('the page’s policy names the vendors’ games, and lets no other page be framed', async () => {
  const page = await enterPage(await register(siteUrl), '/help', {});
  const headers = await (await page.reload())!.allHeaders();
  const frames = /frame-src ([^;]*)/.exec(headers['content-security-policy']!)![1]!.split(' ');
  expect(frames).toContain(`'self'`);
  expect(frames).toContain(new URL(studioUrl).origin);
  expect(frames.filter((source) => ['http:', 'https:', '*'].includes(source))).toEqual([]);
});
