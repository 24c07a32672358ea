import { afterEach } from 'vitest';
import { goElsewhere } from './address.ts';
import { openPages } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the windows of a test that failed stood at: told beside its failure, for nobody can look there any more. */
    pages?: string[];
  }
}

goElsewhere();

// Before a test's own windows close (vitest.config.ts: `hooks`).
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') task.meta.pages = await openPages();
});
