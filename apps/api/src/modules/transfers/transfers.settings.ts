import { Decimal } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

const percent = z.int().check(z.minimum(0), z.maximum(10_000));

/** Amounts are decimal strings of the brand's currency. */
const schema = z.object({
  /** Whether money moves in when a game of a vendor that keeps balances opens, and comes back when the game is left. */
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
   * How much of what a member receives from another must be staked before it is withdrawn, in percent, by the way it went;
   * null: as of a deposit. Where it is less than of a deposit, the sender must have met their own requirements.
   */
  turnoverPercent: z.object({ up: z.nullable(percent), down: z.nullable(percent) }),
});
type TransferSettings = z.infer<typeof schema>;

export const transferSetting = defineSetting<TransferSettings>({
  key: 'transfers',
  group: 'money',
  schema,
  default: {
    autoIn: true,
    autoOut: true,
    autoAmount: 'all',
    idleMinutes: 15,
    memberMin: '10000',
    memberMax: '20000000',
    memberDay: '50000000',
    turnoverPercent: { up: null, down: null },
  },
  closed: (initial) => ({ ...initial, autoIn: false, memberMax: '0', memberDay: '0' }),
});

export const transfersSettings = { transfers: transferSetting };
