import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { clientSeedPattern } from './constants.ts';
import { operation } from './operation.ts';
import { PrizeBand, prizeGameKinds, PrizeReward } from './prize-games.ts';
import { Committed, ofLanguage } from './prize-parts.ts';

/** Draws that use the member's seeds: tickets of a wheel or an egg, and red envelopes. */

/** `weights` in the order of the names: what a browser needs to recompute the draw. */
export const DrawRules = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('prizes'),
    prizes: z.array(z.object({ code: z.string(), name: z.string(), weight: z.int() })),
  }),
  z.object({ of: z.literal('amount'), bands: z.array(PrizeBand) }),
]);
export type DrawRules = z.infer<typeof DrawRules>;

/** Why the fallback was given. */
export const fallbackReasons = ['stock', 'budget'] as const;

export const PrizeDraw = z.object({
  id: Id,
  game: z.string(),
  gameName: z.string(),
  kind: z.enum(prizeGameKinds),
  /** The result of the seeds: a prize's code, or the amount of an envelope. */
  drawn: z.string(),
  drawnName: z.string(),
  /** What was given: the same, unless it had run out (`why`). */
  given: z.string(),
  why: z.nullable(z.enum(fallbackReasons)),
  prizeName: z.string(),
  reward: PrizeReward,
  isBig: z.boolean(),
  at: Instant,
  rules: DrawRules,
  fairness: Committed,
});
export type PrizeDraw = z.infer<typeof PrizeDraw>;

export const SeedPromise = z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() });
export type SeedPromise = z.infer<typeof SeedPromise>;

export const RedEnvelope = z.object({
  id: Id,
  game: z.string(),
  title: z.string(),
  min: Decimal,
  max: Decimal,
  currency: z.string(),
  expiresAt: z.nullable(Instant),
  at: Instant,
});
export type RedEnvelope = z.infer<typeof RedEnvelope>;

const GameCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'code'));

/** `serverSeedHash`: the promise that the member has seen. Only a draw with this promise is made. */
const drawBody = z.object({ idempotencyKey: z.uuid(), serverSeedHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

export const drawPrizeTicket = operation({
  id: 'drawPrizeTicket',
  method: 'POST',
  path: '/api/prizes/games/{game}/draw',
  access: 'member',
  summary: 'Uses one ticket of a wheel or an egg: one prize. The same idempotency key draws once',
  params: z.object({ game: GameCode }),
  query: z.object(ofLanguage),
  body: drawBody,
  value: PrizeDraw,
  errors: [
    'NOT_FOUND',
    'TRUE_ACCOUNT_REQUIRED',
    'NO_PRIZE_TICKETS',
    'PRIZE_GAME_CLOSED',
    'PRIZE_SEED_CHANGED',
    'IDEMPOTENCY_CONFLICT',
  ],
});

export const prizeDraws = operation({
  id: 'prizeDraws',
  method: 'GET',
  path: '/api/prizes/draws',
  access: 'member',
  summary: 'The member’s draws, newest first, each with all it takes to check it; `next` begins the following page',
  query: z.object({
    game: z.optional(GameCode),
    /** Only draws before this one. */
    before: z.optional(Id),
    pageSize: z._default(queryInteger(1, 100), 20),
    ...ofLanguage,
  }),
  value: z.object({ list: z.array(PrizeDraw), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

/** The client seed that a member may choose. */
export const PrizeClientSeed = z.string().check(z.regex(clientSeedPattern, 'client_seed'));

export const rotatePrizeSeed = operation({
  id: 'rotatePrizeSeed',
  method: 'POST',
  path: '/api/prizes/seed',
  access: 'member',
  summary: 'Reveals the server seed of the draws so far, and promises another, under the member’s own client seed',
  body: z.object({ clientSeed: PrizeClientSeed }),
  value: z.object({
    revealed: z.object({ serverSeed: z.string(), serverSeedHash: z.string(), clientSeed: z.string(), draws: z.int() }),
    next: SeedPromise,
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const openRedEnvelope = operation({
  id: 'openRedEnvelope',
  method: 'POST',
  path: '/api/prizes/envelopes/{id}/open',
  access: 'member',
  summary: 'Opens a red envelope; opened again, it answers the same',
  params: z.object({ id: Id }),
  query: z.object(ofLanguage),
  body: drawBody,
  value: PrizeDraw,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'ENVELOPE_EXPIRED', 'PRIZE_SEED_CHANGED'],
});
