import * as z from 'zod/mini';
import { queryInteger } from '../common.ts';
import { operation } from '../operation.ts';

/**
 * What forms name by an ID and show by its name, for those who may use the form: less than the list of the thing itself tells, which needs
 * a right of its own.
 */

export const VendorChoice = z.object({ vassalage: z.string(), displayName: z.string() });
export type VendorChoice = z.infer<typeof VendorChoice>;

export const adminVendorChoices = operation({
  id: 'adminVendorChoices',
  method: 'GET',
  path: '/api/admin/choices/vendors',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'The vendors that a promotion can name, by code and name',
  value: z.object({ list: z.array(VendorChoice) }),
});

export const GameChoice = z.object({
  vassalage: z.string(),
  gameCode: z.string(),
  name: z.string(),
  vendorName: z.string(),
});
export type GameChoice = z.infer<typeof GameChoice>;

export const adminGameChoices = operation({
  id: 'adminGameChoices',
  method: 'GET',
  path: '/api/admin/choices/games',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'Some games that a promotion can name, searched as in the list of games',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(80))),
    vassalage: z.optional(z.string().check(z.maxLength(40))),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  value: z.object({ list: z.array(GameChoice) }),
  errors: ['VALIDATION'],
});
