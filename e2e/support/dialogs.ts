import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT } from './patience.ts';

/**
 * Closes a dialog by Escape once it has the focus: before that the keys are not yet its own, and a second press would go back
 * once more, or close what lies beneath.
 */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), PATIENT).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
