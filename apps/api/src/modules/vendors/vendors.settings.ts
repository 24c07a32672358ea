import { CountryCodes } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';
import type { PaidFeatures } from './domain/paid-features.ts';

/** British rules forbid bought features (Gambling Commission, RTS 3A and 14A). */
export const paidFeaturesSetting = defineSetting<PaidFeatures>({
  key: 'paidFeatures',
  group: 'operation',
  schema: z.object({ ante: z.boolean(), buy: z.boolean(), notIn: CountryCodes }),
  default: { ante: true, buy: true, notIn: ['GB'] },
  closed: (initial) => ({ ...initial, ante: false, buy: false }),
});

export const vendorsSettings = { paidFeatures: paidFeaturesSetting };
