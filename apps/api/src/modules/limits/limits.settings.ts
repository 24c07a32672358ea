import * as z from 'zod/mini';
import { defineSetting, unchanged } from '../settings/index.ts';

/** How often a member who set no interval of their own gets a reality check. */
export const responsiblePlaySetting = defineSetting<{ realityCheckMinutes: number }>({
  key: 'responsiblePlay',
  group: 'members',
  schema: z.object({ realityCheckMinutes: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  default: { realityCheckMinutes: 60 },
  closed: unchanged,
});

export const limitsSettings = { responsiblePlay: responsiblePlaySetting };
