import * as z from 'zod/mini';
import { Decimal } from './common.ts';

/** Prize games: prizes with their weights, and opening times. */

export const prizeGameKinds = ['wheel', 'egg', 'envelope', 'rain', 'raffle'] as const;
export type PrizeGameKind = (typeof prizeGameKinds)[number];

export const PrizeReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** `turnoverFactor`: times that the amount must be staked before a withdrawal; 0: none. */
  z.object({ kind: z.literal('cash'), amount: Decimal, currency: z.string(), turnoverFactor: z.number() }),
  z.object({ kind: z.literal('bonus'), amount: Decimal, currency: z.string() }),
  z.object({ kind: z.literal('points'), points: z.string() }),
  z.object({ kind: z.literal('tickets'), game: z.string(), tickets: z.int() }),
  z.object({ kind: z.literal('free_rounds'), rounds: z.int() }),
]);
export type PrizeReward = z.infer<typeof PrizeReward>;

export const Prize = z.object({
  code: z.string(),
  name: z.string(),
  /** The chance is this share of all weights of the game. */
  weight: z.int(),
  reward: PrizeReward,
  isBig: z.boolean(),
  /** Remaining stock; null: unlimited. At 0, the fallback is given instead. */
  left: z.nullable(z.int()),
});
export type Prize = z.infer<typeof Prize>;

/** Amounts from `min` to `max` in steps of a hundredth, equally likely; `weight` is that of the whole band. */
export const PrizeBand = z.object({ min: Decimal, max: Decimal, weight: z.int() });
export type PrizeBand = z.infer<typeof PrizeBand>;

const gameFace = { code: z.string(), name: z.string(), currency: z.string(), isOpen: z.boolean() };

export const RafflePrize = z.object({
  code: z.string(),
  name: z.string(),
  /** How many of this prize are drawn. */
  count: z.int(),
  reward: PrizeReward,
  isBig: z.boolean(),
});
export type RafflePrize = z.infer<typeof RafflePrize>;

export const PrizeGame = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wheel'), ...gameFace, prizes: z.array(Prize), fallback: z.string() }),
  z.object({ kind: z.literal('egg'), ...gameFace, prizes: z.array(Prize), fallback: z.string() }),
  z.object({
    kind: z.literal('envelope'),
    ...gameFace,
    bands: z.array(PrizeBand),
    /** Days within which an envelope can be opened. */
    days: z.int(),
    turnoverFactor: z.number(),
  }),
  z.object({
    kind: z.literal('rain'),
    ...gameFace,
    /** ISO weekdays, Monday 1, and the time of day in the brand's time zone. */
    days: z.array(z.int()),
    time: z.string(),
    minutes: z.int(),
    pot: Decimal,
    parts: z.int(),
    min: Decimal,
    max: Decimal,
    turnoverFactor: z.number(),
  }),
  z.object({
    kind: z.literal('raffle'),
    ...gameFace,
    days: z.array(z.int()),
    time: z.string(),
    claimDays: z.int(),
    prizes: z.array(RafflePrize),
  }),
]);
export type PrizeGame = z.infer<typeof PrizeGame>;
