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

export const sessionsSettings = { session: sessionSetting };

export type SessionRules = ValuesOf<typeof sessionsSettings>;
