import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { otherLoopback } from '../apps/api/src/seed/loopback.ts';
import { settingsAreRead } from './support/brand.ts';
import { register } from './support/api.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { switchOn } from './support/identity.ts';
import { playButton } from './support/lobby.ts';
import { newMember } from './support/member.ts';
import { widthsShown } from './support/pictures.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl, studioUrl } = thisPlatform();
const mirror = otherLoopback(siteUrl)!;

/** Sets a list of the brand's addresses as the demo's seed does, until the test ends. */
async function setAddresses(key: 'domainRoute' | 'imageCDNs' | 'launchGameCDNs', addresses: string[]): Promise<void> {
  const set = (value: string[]) =>
    sql('UPDATE site.setting SET value = $2 WHERE key = $1', [key, JSON.stringify(value)]);
  await set(addresses);
  await settingsAreRead();
  onTestFinished(async () => {
    await set([]);
    await settingsAreRead();
  });
}

/**
 * How far from the left the picture's gap is: the place that shows what the piece shows, darkened. A person sees it at once; no
 * answer of the server names it.
 */
function gapIn(pictures: Locator): Promise<number> {
  return pictures.evaluateAll((images) => {
    const pixelsOf = (image: Element) => {
      const { naturalWidth: width, naturalHeight: height } = image as HTMLImageElement;
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(image as HTMLImageElement, 0, 0);
      return context.getImageData(0, 0, width, height);
    };
    const [picture, piece] = [pixelsOf(images[0]!), pixelsOf(images[1]!)];
    // The gap's fill, '#1b1208' at 0.55.
    const fill = [27, 18, 8].map((channel) => channel * 0.55);
    const points: { x: number; y: number; shown: number[] }[] = [];
    for (let y = 6; y < piece.height - 6; y += 4) {
      for (let x = 6; x < piece.width - 6; x += 4) {
        const at = (y * piece.width + x) * 4;
        if (piece.data[at + 3] !== 255) continue;
        points.push({ x, y, shown: fill.map((dark, channel) => dark + 0.45 * piece.data[at + channel]!) });
      }
    }
    let best = { x: 0, distance: Infinity };
    for (let top = 0; top <= picture.height - piece.height; top++) {
      for (let left = 0; left <= picture.width - piece.width; left++) {
        let distance = 0;
        for (const { x, y, shown } of points) {
          const at = ((top + y) * picture.width + left + x) * 4;
          for (const [channel, value] of shown.entries()) distance += Math.abs(picture.data[at + channel]! - value);
        }
        if (distance < best.distance) best = { x: left, distance };
      }
    }
    return best.x;
  });
}

/** Drags the thumb until the piece is in its gap, faster in the middle, as a hand does. */
async function dragPiece(page: Page): Promise<void> {
  const pictures = page.getByRole('dialog').locator('img[src^="data:image/png"]');
  await expect.poll(() => pictures.count()).toBe(2);
  await widthsShown(pictures);
  const gap = await gapIn(pictures);
  const slider = page.getByRole('slider', { name: 'Move the piece' });
  const { x, y, width } = (await slider.boundingBox())!;
  const range = Number(await slider.getAttribute('max'));
  const thumb = 48;
  const at = (value: number) => x + thumb / 2 + (value / range) * (width - thumb);
  await page.mouse.move(at(0), y + 20);
  await page.mouse.down();
  const steps = 24;
  for (let step = 1; step <= steps; step++) {
    const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
    await page.mouse.move(at(gap * share), y + 20 + (step % 3));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

describe.each(on('phone'))('the demo’s lines, networks and slider on a %s', (_device, viewport) => {
  test('the lines are measured, and another one is entered signed in', async () => {
    await setAddresses('domainRoute', [siteUrl, mirror, 'http://127.0.0.1:9']);
    const member = await newMember();
    const page = await enterPage(member, '/?popup=lines', { viewport });
    const dialog = page.getByRole('dialog', { name: 'Site lines' });
    const items = dialog.getByRole('listitem');
    await expect.poll(() => items.count()).toBe(3);
    expect(await dialog.getByText(/^\d+ ms$/).count()).toBe(2);
    expect(await items.last().textContent()).toContain('No answer');
    expect(await dialog.locator('[aria-current]').textContent()).toContain('This line');
    await dialog.getByRole('button', { name: `Go to ${new URL(mirror).host}` }).click();
    await page.waitForURL((url) => url.origin === mirror);
    await page.getByText(`You are logged in as ${member.username}.`).waitFor();
  });

  test('pictures come from the network, and from the site itself where the network fails', async () => {
    await setAddresses('imageCDNs', [mirror]);
    for (const isAway of [false, true]) {
      const page = await enterPage(null, '/robots.txt', { viewport });
      if (isAway) await page.route(`${mirror}/media/**`, (route) => route.abort());
      const wanted = isAway ? siteUrl : mirror;
      const shown = page.waitForResponse(
        (response) => response.url().startsWith(`${wanted}/media/`) && response.status() === 200,
      );
      await page.goto('/');
      await shown;
    }
  });

  test('a game opens at the launch network', async () => {
    const network = otherLoopback(studioUrl)!;
    await setAddresses('launchGameCDNs', [network]);
    const page = await enterPage(await register(siteUrl), '/mini', { viewport });
    await playButton(page).click();
    await page.waitForURL(/\/play\//);
    await page.locator(`iframe[src^="${network}/"]`).waitFor();
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(`${network}/play`))).toBe(true);
  });

  test('signing in asks for the puzzle, which a hand solves', async () => {
    const member = await register(siteUrl);
    onTestFinished(await switchOn('signIn', { check: 'slider' }));
    const page = await enterPage(null, '/login', { viewport });
    const form = page.getByRole('dialog');
    await form.getByLabel('Username', { exact: true }).fill(member.username);
    await form.getByLabel('Password', { exact: true }).fill(member.password);
    await form.locator('button[type="submit"]').first().click();
    await dragPiece(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
  });
});
