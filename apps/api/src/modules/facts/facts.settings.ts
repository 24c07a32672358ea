import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

/** How many days facts about members are kept that every consumer has handled. */
export const factsSetting = defineSetting<{ keepDays: number }>({
  key: 'facts',
  group: 'operation',
  schema: z.object({ keepDays: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  default: { keepDays: 90 },
  // Nothing is deleted by a number of days that cannot be read.
  closed: () => ({ keepDays: 100_000 }),
});

export const factsSettings = { facts: factsSetting };
