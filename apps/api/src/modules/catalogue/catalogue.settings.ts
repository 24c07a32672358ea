import * as z from 'zod/mini';
import { defineList } from '../settings/index.ts';

/** Account types of RNG vendors whose games make up the INHOUSE category. */
export const inHouseAccountTypesSetting = defineList({
  key: 'inHouseAccountTypes',
  group: 'operation',
  item: z.string(),
  default: ['INHOUSE'],
});

export const catalogueSettings = { inHouseAccountTypes: inHouseAccountTypesSetting };
