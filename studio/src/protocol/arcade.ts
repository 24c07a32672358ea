import * as z from 'zod/mini';
import { Money, RequestId } from './common.ts';
import { PotOutcome, PotRules } from './slot.ts';

/** Games at a felt: the stake of a round is the sum of chips that lie on spots. */
export const TableName = z.enum([
  'baccarat',
  'dragon-tiger',
  'sic-bo',
  'hoo-hey-how',
  'fan-tan',
  'blackjack',
  'red-dog',
  'three-card-poker',
  'casino-holdem',
  'craps',
  'american-roulette',
  'pai-gow',
]);
export type TableName = z.infer<typeof TableName>;

/** Slots that are not of lines: each of their tables is a game of one request, whose round is told step by step. */
export const ReelsName = z.enum([
  'ways-243',
  'ways-1024',
  'changing-reels',
  'hold-win',
  'hold-blaze',
  'cluster-drop',
  'cluster-storm',
  'expanding-wilds',
  'free-spins-fest',
  'classic-reels',
]);
export type ReelsName = z.infer<typeof ReelsName>;

/** The games that share these two protocols: a round of one request, or a round of several moves. */
export const ArcadeName = z.enum([
  'mines',
  'plinko',
  'dice',
  'hi-lo',
  'wheel',
  'coin-flip',
  'keno',
  'penalty',
  'limbo',
  'tower',
  'diamonds',
  'jacks-or-better',
  'deuces-wild',
  'joker-poker',
  'double-bonus',
  'scratch',
  ...TableName.options,
  ...ReelsName.options,
]);
export type ArcadeName = z.infer<typeof ArcadeName>;

/** Slots only: for a higher price the feature is likelier (`ante`), or the round is the feature alone (`buy`). */
export const SlotExtra = z.enum(['ante', 'buy']);
export type SlotExtra = z.infer<typeof SlotExtra>;

/** A multiplier with exactly four decimals, such as `1.0104`: what is paid, never rounded. */
export const ExactMultiplier = z.string().check(z.regex(/^\d{1,9}\.\d{4}$/));

/** What only the game itself knows: its bet, a move, what a player sees. Its schemas lie with its rules (`engines/<game>`). */
const OfTheGame = z.record(z.string(), z.unknown());

export const ArcadeRules = z.object({
  engine: ArcadeName,
  kind: z.enum(['instant', 'stepped']),
  payTable: z.string(),
  /** The lowest return of all bets, such as `0.97000`; the exact value rounded down. */
  rtp: z.string(),
  /** The return of the best bet. */
  highestRtp: z.string(),
  maxMultiplier: ExactMultiplier,
  /** Whether rounds may be played automatically, which the operator decides. */
  hasAutoplay: z.boolean(),
  /** Tables only: a chip on a spot is a whole number of the smallest one; each spot and the whole table have a limit. */
  limits: z.nullable(z.object({ unit: Money, maxSpot: Money, maxTable: Money })),
  /** An unfinished round is ended for the player after this time; 0 for rounds of one request. */
  waitsMs: z.int(),
  /** Slots only: what the operator offers this player; the price is of the chosen stake, and the return of the price. */
  extras: z.array(z.object({ name: SlotExtra, price: ExactMultiplier, rtp: z.string() })),
  /** Slots only. */
  pot: z.nullable(PotRules),
});
export type ArcadeRules = z.infer<typeof ArcadeRules>;

/** `stake` is all that the round costs. `freeRounds` (slots only) is the gift that the round is played of, at its stake. */
export const ArcadePlay = z.strictObject({
  requestId: RequestId,
  stake: Money,
  bet: OfTheGame,
  freeRounds: z.optional(z.uuid()),
});
export type ArcadePlay = z.infer<typeof ArcadePlay>;

/** `cashOut` ends the round and takes what it pays; anything else is a move of the game. */
export const ArcadeAct = z.union([z.literal('cashOut'), OfTheGame]);
export type ArcadeAct = z.infer<typeof ArcadeAct>;

/**
 * `step` is the number of acts before this one. The same act at the same step again is answered with the round as it stands; another
 * act at a step that is taken is refused with ROUND_MOVED_ON, and changes nothing.
 */
export const ArcadeActRequest = z.strictObject({ step: z.int().check(z.minimum(0), z.maximum(999)), act: ArcadeAct });
export type ArcadeActRequest = z.infer<typeof ArcadeActRequest>;

export const ArcadeOutcome = z.object({
  engine: ArcadeName,
  /** What the player may see. */
  view: OfTheGame,
  /** What the round has paid or, while it is open, would pay now; of the stake. */
  multiplier: ExactMultiplier,
  isOver: z.boolean(),
  canCashOut: z.boolean(),
  /** 0 while the round is open. */
  win: Money,
  /** Only of a slot with a pot; its win is included in the round's, beside `win`. */
  pot: z.optional(PotOutcome),
});
export type ArcadeOutcome = z.infer<typeof ArcadeOutcome>;
