import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The serious and critical findings of axe in a part of the page. */
export async function seriousFor(page: Page, part: string): Promise<string[]> {
  await page.evaluate(untilStill);
  // Without axe's own driver, which opens a window for each report and also lists what passed: it takes five times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsIn, part);
}

/** Runs in the page. */
async function violationsIn(part: string): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    preload: false,
    // The content of vendors' frames is not ours.
    iframes: false,
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Waits until a part of the page has loaded; content far below loads only when it is scrolled to. */
export async function settled(part: Locator): Promise<void> {
  await part.waitFor();
  await expect.poll(() => part.locator('.skeleton-face').evaluateAll(onScreen), { timeout: 20_000 }).toBe(0);
}

/** Runs in the page: waits for transitions, because a colour in transition is neither value. Endless animations are ignored. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page: how many of the elements are visible now. */
function onScreen(elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  }).length;
}
