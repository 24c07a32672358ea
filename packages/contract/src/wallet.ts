import * as z from 'zod/mini';
import { Decimal } from './common.ts';
import { operation } from './operation.ts';

/** A member's money. `version` grows by one with each movement: of two balances, the one with the higher version is newer. */
export const Balance = z.object({ balance: Decimal, bonus: Decimal, currency: z.string(), version: z.string() });
export type Balance = z.infer<typeof Balance>;

export const balance = operation({
  id: 'balance',
  method: 'GET',
  path: '/api/wallet/balance',
  access: 'member',
  summary: 'The main wallet: cash and bonus',
  value: Balance,
});
