import * as z from 'zod/mini';
import { defineSetting, type ValuesOf } from '../settings/index.ts';

const atLeastOne = z.int().check(z.minimum(1), z.maximum(1_000_000));

export const sessionSetting = defineSetting<{ idleMinutes: number; hours: number; single: boolean }>({
  key: 'session',
  group: 'members',
  schema: z.object({ idleMinutes: atLeastOne, hours: atLeastOne, single: z.boolean() }),
  // Idle 30 minutes is what the field's test laboratories ask before money may move (compliance row 12).
  default: { idleMinutes: 30, hours: 24, single: false },
  closed: (initial) => ({ ...initial, single: true }),
});

/** For how many days it is kept from where and by what members signed in. A regulator wants 90 at least (compliance row 70). */
export const signInTracesSetting = defineSetting<{ days: number }>({
  key: 'signInTraces',
  group: 'members',
  schema: z.object({ days: z.int().check(z.minimum(90), z.maximum(100_000)) }),
  default: { days: 365 },
  // Nothing is erased by a number of days that cannot be read.
  closed: () => ({ days: 100_000 }),
});

export const sessionsSettings = { session: sessionSetting, signInTraces: signInTracesSetting };

export type SessionRules = ValuesOf<typeof sessionsSettings>;
