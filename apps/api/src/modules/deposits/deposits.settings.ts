import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

/** How many deposits a member may begin in a minute, an hour, a day; and how many may wait to be paid at once. */
type DepositSettings = { perMinute: number; perHour: number; perDay: number; openAtOnce: number };

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const depositsSetting = defineSetting<DepositSettings>({
  key: 'deposits',
  group: 'money',
  schema: z.object({ perMinute: count, perHour: count, perDay: count, openAtOnce: count }),
  default: { perMinute: 5, perHour: 20, perDay: 60, openAtOnce: 5 },
  closed: () => ({ perMinute: 1, perHour: 1, perDay: 1, openAtOnce: 1 }),
});

export const depositsSettings = { deposits: depositsSetting };
