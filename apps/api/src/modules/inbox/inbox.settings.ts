import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

/** How many days messages to members are kept. */
export const inboxSetting = defineSetting<{ keepDays: number }>({
  key: 'inbox',
  group: 'operation',
  schema: z.object({ keepDays: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  default: { keepDays: 365 },
  // Nothing is deleted by a number of days that cannot be read.
  closed: () => ({ keepDays: 100_000 }),
});

export const inboxSettings = { inbox: inboxSetting };
