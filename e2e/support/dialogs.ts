import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT } from './patience.ts';

/** How long a dialog may take to close; it may ask the browser to go back. */
const CLOSING_MS = 3000;

/**
 * Closes a dialog with Escape once it has the focus: before, keys do not reach it. While it takes the focus it may still miss
 * them, so a dialog that stays gets another press; a closing dialog ignores a second press.
 */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), PATIENT).toBe(true);
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return dialog.waitFor({ state: 'detached', timeout: CLOSING_MS }).then(
        () => true,
        () => false,
      );
    }, PATIENT)
    .toBe(true);
}
