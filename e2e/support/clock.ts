import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Visitor, visitUntilLeft } from './browser.ts';

/** A window with a controllable clock, on an empty page. This changes its context permanently, so the context is not reused. */
export async function enterWithClock(visitor: Visitor): Promise<Page> {
  const { visited } = await visitUntilLeft('/robots.txt', visitor);
  onTestFinished(() => visited.page.close());
  await visited.page.clock.install();
  return visited.page;
}
