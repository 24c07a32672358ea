import { describe, expect, test } from 'vitest';
import { passes, sweep } from './support/sweep.ts';

describe.each(['visitor', 'agent'] as const)('every page of a %s', (who) => {
  test.each(passes)('in $language, $theme: whole, legible, in its language', async (pass) => {
    expect(await sweep(who, pass)).toEqual([]);
  });
});
