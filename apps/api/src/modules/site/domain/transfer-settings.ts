import { Decimal } from '@champa/contract';
import * as z from 'zod/mini';

const percent = z.int().check(z.minimum(0), z.maximum(10_000));

/** Amounts are decimal strings of the brand's currency. */
export const transferSettings = z.object({
  /**
   * Whether a game of a transfer-wallet vendor opens with money moved in; that money comes back when the game is left.
   */
  autoIn: z.boolean(),
  autoOut: z.boolean(),
  /** How much is moved in: `all` cash, or an amount. */
  autoAmount: z.union([z.literal('all'), Decimal]),
  /** A game counts as left when nothing has moved at the vendor for so long. */
  idleMinutes: z.number().check(z.minimum(1)),
  /** Of one transfer between members, and of all that a member makes on a day of the brand. */
  memberMin: Decimal,
  memberMax: Decimal,
  memberDay: Decimal,
  /**
   * The wagering requirement of received transfers, in percent, by direction; null: as for a deposit. Where it is less
   * than for a deposit, the sender must have met their own requirement.
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
