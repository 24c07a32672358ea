import * as z from 'zod/mini';
import { Money, Multiplier, RequestId } from './common.ts';

export const CrashRules = z.object({
  engine: z.literal('crash'),
  /** The multiplier after t ms of flight is floor(100 * exp(growthPerMs * t)) / 100. */
  growthPerMs: z.string(),
  minCashout: Multiplier,
  /** A flight that reaches this pays every standing bet and ends. */
  maxMultiplier: Multiplier,
  minStake: Money,
  maxStake: Money,
  /** A stake is a whole multiple of this. */
  stakeStep: Money,
  maxBetsPerRound: z.int(),
  bettingMs: z.int(),
  rtp: z.string(),
});
export type CrashRules = z.infer<typeof CrashRules>;

export const CrashOutcome = z.object({
  engine: z.literal('crash'),
  crashRoundId: z.string(),
  /** Null while the flight continues. */
  crashedAt: z.nullable(Multiplier),
  /** Null: not (or not yet) cashed out. */
  cashedOutAt: z.nullable(Multiplier),
  win: Money,
});
export type CrashOutcome = z.infer<typeof CrashOutcome>;

/** Anybody's bet on the shared round; `player` is masked. */
export const CrashPublicBet = z.object({
  id: z.string(),
  player: z.string(),
  stake: Money,
  currency: z.string(),
  cashedOutAt: z.nullable(Multiplier),
  win: z.nullable(Money),
});
export type CrashPublicBet = z.infer<typeof CrashPublicBet>;

/** A bet of the player. `lost` and `won` are final; `returned` means that the stake was returned. */
export const CrashBet = z.object({
  id: z.string(),
  crashRoundId: z.string(),
  requestId: RequestId,
  stake: Money,
  autoCashout: z.nullable(Multiplier),
  state: z.enum(['placing', 'standing', 'won', 'lost', 'returned', 'refused']),
  cashedOutAt: z.nullable(Multiplier),
  win: Money,
});
export type CrashBet = z.infer<typeof CrashBet>;

export const CrashPhase = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('betting'), closesAt: z.int() }),
  z.object({ phase: z.literal('flying'), startedAt: z.int() }),
  z.object({ phase: z.literal('crashed'), at: Multiplier, nextAt: z.int() }),
]);
export type CrashPhase = z.infer<typeof CrashPhase>;

/** `serverSeed` is null until the crash; the hash is known from the start of the betting phase. */
export const CrashRound = z.object({
  id: z.string(),
  serverSeedHash: z.string(),
  serverSeed: z.nullable(z.string()),
  /** The client seeds of the first three bets, joined; null until betting closes. */
  clientSeed: z.nullable(z.string()),
  crashedAt: z.nullable(Multiplier),
});
export type CrashRound = z.infer<typeof CrashRound>;

/**
 * `snapshot` opens every stream, also after a reconnect, and replaces everything the client knew. `mine` reports a change of the
 * player's own bet with the balance after it (null: not known yet, keep the old one). `tick` is sent about five times a second
 * during a flight; in between, the client computes the multiplier from `startedAt`.
 */
export const CrashEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('snapshot'),
    serverTime: z.int(),
    round: CrashRound,
    phase: CrashPhase,
    bets: z.array(CrashPublicBet),
    mine: z.array(CrashBet),
    history: z.array(CrashRound),
  }),
  z.object({ type: z.literal('phase'), serverTime: z.int(), round: CrashRound, phase: CrashPhase }),
  z.object({ type: z.literal('tick'), serverTime: z.int(), multiplier: Multiplier }),
  z.object({ type: z.literal('bet'), bet: CrashPublicBet }),
  z.object({ type: z.literal('mine'), bet: CrashBet, balance: z.nullable(Money) }),
]);
export type CrashEvent = z.infer<typeof CrashEvent>;

export const CrashBetRequest = z.object({
  requestId: RequestId,
  stake: Money,
  /** Between `minCashout` and `maxMultiplier`. */
  autoCashout: z.nullable(Multiplier),
});
export type CrashBetRequest = z.infer<typeof CrashBetRequest>;

/** Safe to repeat: a bet that was already cashed out is answered with its result. */
export const CrashCashoutRequest = z.object({ betId: z.uuid() });
export type CrashCashoutRequest = z.infer<typeof CrashCashoutRequest>;

export const CrashBetAnswer = z.object({ bet: CrashBet, balance: z.nullable(Money) });
export type CrashBetAnswer = z.infer<typeof CrashBetAnswer>;
