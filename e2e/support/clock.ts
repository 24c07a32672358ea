import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Visitor, visitUntilLeft } from './browser.ts';

/** A window whose clock can be turned, on an empty page. A context's clock is turned for good: its context is not given back. */
export async function enterWithClock(visitor: Visitor): Promise<Page> {
  const { visited } = await visitUntilLeft('/robots.txt', visitor);
  onTestFinished(() => visited.page.close());
  await visited.page.clock.install();
  return visited.page;
}
