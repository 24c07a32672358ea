import { expect, test } from 'vitest';
import { passes, sweep } from './support/sweep.ts';

// Beside sweep-others.e2e.ts: two files, which run side by side.
test.each(passes)('every page of a member, in $language, $theme: whole, legible, in its language', async (pass) => {
  expect(await sweep('member', pass)).toEqual([]);
});
