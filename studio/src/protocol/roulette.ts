import * as z from 'zod/mini';
import { Money, RequestId } from './common.ts';

const SpotKind = z.enum([
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'dozen',
  'column',
  'even-chance',
]);

export const RouletteRules = z.object({
  engine: z.literal('roulette'),
  /** Numbers in the order they lie on the wheel, clockwise from zero. */
  wheel: z.array(z.int()),
  red: z.array(z.int()),
  /**
   * Every place a chip can lie. Ids: `straight:17`, `split:17-20`, `street:1-2-3`, `trio:0-1-2`, `corner:1-2-4-5`,
   * `first-four`, `six-line:1-2-3-4-5-6`, `dozen:1`, `column:1` (1, 4, 7, …), `red`, `black`, `odd`, `even`, `low`, `high`.
   */
  spots: z.array(
    z.object({
      id: z.string(),
      kind: SpotKind,
      numbers: z.array(z.int()),
      /** `35` means 35 to 1: a winning chip returns 36 times itself. */
      paysToOne: z.int(),
    }),
  ),
  minSpot: Money,
  maxSpot: Money,
  maxTable: Money,
  rtp: z.string(),
});
export type RouletteRules = z.infer<typeof RouletteRules>;

export const RouletteChip = z.object({ spot: z.string().check(z.maxLength(40)), amount: Money });
export type RouletteChip = z.infer<typeof RouletteChip>;

/** `stake` must be the sum of the chips: the player confirms the total that was shown. */
export const RoulettePlay = z.object({
  requestId: RequestId,
  stake: Money,
  chips: z.array(RouletteChip).check(z.minLength(1), z.maxLength(157)),
});
export type RoulettePlay = z.infer<typeof RoulettePlay>;

export const RouletteOutcome = z.object({
  engine: z.literal('roulette'),
  number: z.int(),
  color: z.enum(['red', 'black', 'green']),
  /** The chips that won; `win` includes the chip itself. */
  wins: z.array(z.object({ spot: z.string(), amount: Money, win: Money })),
  win: Money,
});
export type RouletteOutcome = z.infer<typeof RouletteOutcome>;
