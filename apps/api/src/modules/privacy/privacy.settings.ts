import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

/** How long the law keeps what identifies a member with the records of money, and until when it wants an answer to a request. */
export const retentionSetting = defineSetting<{ recordYears: number; answerDays: number }>({
  key: 'retention',
  group: 'members',
  schema: z.object({
    // Money, game and account data: five years at least (compliance row 70).
    recordYears: z.int().check(z.minimum(5), z.maximum(100)),
    answerDays: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  default: { recordYears: 5, answerDays: 30 },
  // Nothing is erased sooner than it may be.
  closed: (initial) => ({ ...initial, recordYears: 100 }),
});

export const privacySettings = { retention: retentionSetting };
