import * as z from 'zod/mini';
import { ArcadeAct, ArcadeName, ArcadeOutcome, ArcadeRules } from './arcade.ts';
import { ClientSeed, Money, RequestId } from './common.ts';
import { CrashOutcome, CrashRules } from './crash.ts';
import { RouletteChip, RouletteOutcome, RouletteRules } from './roulette.ts';
import { SlotOutcome, SlotRules } from './slot.ts';

export const EngineName = z.enum(['slot', 'roulette', 'crash', ...ArcadeName.options]);
export type EngineName = z.infer<typeof EngineName>;

const RoundFairness = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** Revealed once the seed is retired; null while it still decides rounds. */
  serverSeed: z.nullable(z.string()),
});

export const Outcome = z.discriminatedUnion('engine', [SlotOutcome, RouletteOutcome, CrashOutcome, ArcadeOutcome]);
export type Outcome = z.infer<typeof Outcome>;

/**
 * - `settled`: decided, and the wallet has taken stake and win.
 * - `settling`: decided, the wallet hasn't confirmed the win yet; it is delivered without the player's doing.
 * - `deciding`: the stake is being taken or, in crash, the flight goes on.
 * - `open`: the stake is taken, and the next move is the player's.
 * - `returning` and `returned`: the stake is going, has gone, back.
 * - `refused`: the wallet refused the stake; nothing moved.
 */
export const RoundState = z.enum(['deciding', 'open', 'settling', 'settled', 'returning', 'returned', 'refused']);
export type RoundState = z.infer<typeof RoundState>;

export const Round = z.object({
  id: z.string(),
  requestId: RequestId,
  state: RoundState,
  at: z.int(),
  stake: Money,
  /** The part of the stake that moves have added to the first one. */
  raised: Money,
  /** From the house: the stake cost the player nothing. */
  isFree: z.boolean(),
  win: Money,
  /** Roulette only; empty otherwise. */
  chips: z.array(RouletteChip),
  /** Arcade only; empty otherwise. */
  bet: z.record(z.string(), z.unknown()),
  acts: z.array(ArcadeAct),
  outcome: z.nullable(Outcome),
  balanceBefore: z.nullable(Money),
  balanceAfter: z.nullable(Money),
  fairness: RoundFairness,
});
export type Round = z.infer<typeof Round>;

/** The seed pair that decides the next round; `nonce` is the one it will use. */
export const SeedState = z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() });
export type SeedState = z.infer<typeof SeedState>;

/** Free rounds of this game: all at one stake, `left` of `rounds`, until a time (epoch milliseconds). */
export const FreeRounds = z.object({ id: z.string(), stake: Money, rounds: z.int(), left: z.int(), until: z.int() });
export type FreeRounds = z.infer<typeof FreeRounds>;

/** `balance` is the newest that the wallet reported; with `round.state` `settling` it does not include the win yet. */
export const PlayAnswer = z.object({
  round: Round,
  balance: Money,
  fairness: SeedState,
  freeRounds: z.nullable(FreeRounds),
});
export type PlayAnswer = z.infer<typeof PlayAnswer>;

export const RotateRequest = z.object({ clientSeed: ClientSeed });
export type RotateRequest = z.infer<typeof RotateRequest>;

/**
 * The retired pair, which can now be verified, and the next one. Refused with ROUND_IN_PROGRESS while a round is being decided.
 */
export const RotateAnswer = z.object({
  revealed: z.object({ serverSeed: z.string(), serverSeedHash: z.string(), clientSeed: z.string(), rounds: z.int() }),
  next: SeedState,
});
export type RotateAnswer = z.infer<typeof RotateAnswer>;

export const Acknowledged = z.object({ ok: z.literal(true) });

export const Rules = z.discriminatedUnion('engine', [SlotRules, RouletteRules, CrashRules, ArcadeRules]);
export type Rules = z.infer<typeof Rules>;

export const Game = z.object({
  title: z.object({ name: z.string(), gameCode: z.string(), vassalage: z.string(), theme: z.string() }),
  engine: EngineName,
  currency: z.string(),
  currencySymbol: z.string(),
  lang: z.string(),
  /** The studio's own play money; the wallet is never called. */
  demo: z.boolean(),
  balance: Money,
  /** Slot and arcade: total stakes. Roulette: chip values. Crash: quick picks. Ascending. */
  stakes: z.array(Money),
  defaultStake: Money,
  rules: Rules,
  /** Minimum time between the starts of two rounds; the server answers TOO_FAST below it. */
  minCycleMs: z.int(),
  /**
   * A round to go on with: one that waits for the player's move, or the newest one whose free spins were not shown to the end (show
   * them again; the money is already right).
   */
  open: z.nullable(Round),
  /** Played first, if there are any. */
  freeRounds: z.nullable(FreeRounds),
  /** Newest first, at least the last ten. */
  recent: z.array(Round),
  fairness: SeedState,
  lobbyUrl: z.nullable(z.string()),
  depositUrl: z.nullable(z.string()),
  serverTime: z.int(),
});
export type Game = z.infer<typeof Game>;
