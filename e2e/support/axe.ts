import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe finds in a part of the page that is serious or critical. */
export async function seriousFor(page: Page, part: string): Promise<string[]> {
  await page.evaluate(untilStill);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Waits until a part of the page is there and shows what it was still loading; what lies far below waits to be scrolled to. */
export async function settled(part: Locator): Promise<void> {
  await part.waitFor();
  await expect.poll(() => part.locator('.skeleton-face').evaluateAll(onScreen), { timeout: 20_000 }).toBe(0);
}

/** Runs in the page: a colour on its way to another is neither. What moves for ever is not waited for. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page: how many of the elements a visitor can see now. */
function onScreen(elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  }).length;
}
