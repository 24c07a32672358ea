import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

/** How many invitation links an agent may have, and how many accounts an agent may try to open. */
type RegisterCentreSettings = { mostLinks: number; accountsPerHour: number; accountsPerDay: number };

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const registerCentreSetting = defineSetting<RegisterCentreSettings>({
  key: 'registerCentre',
  group: 'agents',
  schema: z.object({ mostLinks: count, accountsPerHour: count, accountsPerDay: count }),
  default: { mostLinks: 50, accountsPerHour: 20, accountsPerDay: 100 },
  closed: () => ({ mostLinks: 0, accountsPerHour: 0, accountsPerDay: 0 }),
});

export const agentsSettings = { registerCentre: registerCentreSetting };
