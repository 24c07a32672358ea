import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT } from './patience.ts';

/** So long a dialog may take to be gone, which may ask the browser to go back. */
const CLOSING_MS = 3000;

/**
 * Closes a dialog by Escape once it has the focus: before that the keys are not yet its own. In the moment it takes the focus it may
 * still miss them, so one that stays is asked again; one that is closing hears no second press.
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
