import { afterEach } from 'vitest';
import { goElsewhere } from './address.ts';
import { openPages } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The state of a failed test's windows: shown beside its failure, because nobody can look at them any more. */
    pages?: string[];
  }
}

goElsewhere();

// Before a test's own windows close (vitest.config.ts: `hooks`).
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') task.meta.pages = await openPages();
});
