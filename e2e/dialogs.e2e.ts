import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInDemo } from './support/api.ts';
import { settled } from './support/axe.ts';
import { on } from './support/devices.ts';
import { PATIENT } from './support/patience.ts';
import { dialogs, type Look } from './support/sweep-looks.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

const opened: readonly Look[] = [...dialogs, ['member', '/member']];

describe.each(on('phone'))('by keyboard, on a %s', (device, viewport) => {
  const enter = async (who: 'visitor' | 'member'): Promise<Page> => {
    const member = who === 'member' ? { token: await signInDemo(thisPlatform().siteUrl, 'somphone') } : null;
    return enterPage(member, '/help', { viewport });
  };

  test.each(['visitor', 'member'] as const)('each dialog of a %s can be used and left', async (who) => {
    const page = await enter(who);
    await settled(page.locator('main'));
    for (const [, address] of opened.filter(([whose]) => whose === who)) {
      await followFrom(page.getByRole('banner').getByRole('link').first(), address);
      await walkThrough(page, address);
    }
  });

  test.runIf(device === 'phone')('the menu drawer can be used and left', async () => {
    const page = await enter('visitor');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.evaluate((button: HTMLElement) => (button.dataset['opener'] = ''));
    await opener.press('Enter');
    await walkThrough(page, 'the drawer');
  });
});

/** The open dialog takes the focus and keeps it; Escape closes it and returns the focus to what opened it. */
async function walkThrough(page: Page, name: string): Promise<void> {
  const dialog = page.locator(DIALOG);
  await settled(dialog);
  await expect.poll(() => holdsFocus(dialog), PATIENT).toBe(true);
  const stops = await dialog.locator('a, button, input, select, summary, iframe, [tabindex="0"]').count();
  expect(stops, name).toBeGreaterThan(0);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog), `${name}: ${key} ${stop + 1}`).toBe(true);
    }
  }
  // Keys pressed inside another origin's frame never reach this page.
  await dialog.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-opener')), { ...PATIENT, message: name })
    .toBe(true);
}

/** Focuses a link, and follows it to a URL without reloading the page. */
async function followFrom(opener: Locator, address: string): Promise<void> {
  await opener.evaluate((link: HTMLElement, to) => {
    link.dataset['opener'] = '';
    link.focus();
    history.pushState({}, '', to);
  }, address);
}

function holdsFocus(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element.contains(document.activeElement));
}
