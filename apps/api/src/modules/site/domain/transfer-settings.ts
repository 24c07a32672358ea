import { Decimal } from '@champa/contract';
import * as z from 'zod/mini';

const percent = z.int().check(z.minimum(0), z.maximum(10_000));

/** Amounts are decimal strings of the brand's currency. */
export const transferSettings = z.object({
  /** A game of a vendor that keeps balances opens with money moved in; what went in so comes back when the game is left. */
  autoIn: z.boolean(),
  autoOut: z.boolean(),
  /** How much goes in: `all` cash, or an amount. */
  autoAmount: z.union([z.literal('all'), Decimal]),
  /** When nothing has moved at the vendor for so long, the game counts as left. */
  idleMinutes: z.number().check(z.minimum(1)),
  /** Of one transfer between members, and of all that a member makes on a day of the brand. */
  memberMin: Decimal,
  memberMax: Decimal,
  memberDay: Decimal,
  /**
   * How much of what a member receives from another he must stake before he withdraws it, in percent, by the way it went;
   * null: as of a deposit. Where it is less than of a deposit, the sender must have staked what he owed himself.
   */
  turnoverPercent: z.object({ up: z.nullable(percent), down: z.nullable(percent) }),
});
export type TransferSettings = z.infer<typeof transferSettings>;

export const defaultTransfers: TransferSettings = {
  autoIn: true,
  autoOut: true,
  autoAmount: 'all',
  idleMinutes: 15,
  memberMin: '10000',
  memberMax: '20000000',
  memberDay: '50000000',
  turnoverPercent: { up: null, down: null },
};
