import * as z from 'zod/mini';
import { Decimal, Id, Instant, Language, queryInteger } from './common.ts';
import { clientSeedPattern } from './constants.ts';
import { operation } from './operation.ts';

/** Prize games: the wheel, the golden egg, red envelopes, their rain, the raffle. Odds are published, draws can be checked. */

export const prizeGameKinds = ['wheel', 'egg', 'envelope', 'rain', 'raffle'] as const;
export type PrizeGameKind = (typeof prizeGameKinds)[number];

export const PrizeReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** `turnoverFactor`: times the amount is to be staked before a withdrawal; 0: nothing. */
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
  /** Of all weights of the game, so many fall on it. */
  weight: z.int(),
  reward: PrizeReward,
  isBig: z.boolean(),
  /** So many are left; null: as many as are drawn. At 0, whoever draws it gets the fallback. */
  left: z.nullable(z.int()),
});
export type Prize = z.infer<typeof Prize>;

/** Amounts from `min` to `max` in steps of a hundredth, alike; the band itself by its weight. */
export const PrizeBand = z.object({ min: Decimal, max: Decimal, weight: z.int() });
export type PrizeBand = z.infer<typeof PrizeBand>;

const gameFace = { code: z.string(), name: z.string(), currency: z.string(), isOpen: z.boolean() };

export const RafflePrize = z.object({
  code: z.string(),
  name: z.string(),
  /** So many of it are drawn. */
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
    /** So many days an envelope can be opened. */
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

/** The promise of a draw before it, and after its reveal the seed behind it. */
const Committed = z.object({
  serverSeedHash: z.string(),
  /** Null until it is revealed. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
});

/** One window of a rain. */
export const Rain = z.object({
  id: Id,
  game: z.string(),
  name: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  pot: Decimal,
  currency: z.string(),
  parts: z.int(),
  /** So many were grabbed. */
  taken: z.int(),
  min: Decimal,
  max: Decimal,
  isClosed: z.boolean(),
  /** What nobody grabbed went back; null until it is closed. */
  returned: z.nullable(Decimal),
  fairness: Committed,
});
export type Rain = z.infer<typeof Rain>;

/** One drawing of a raffle. */
export const RaffleRound = z.object({
  id: Id,
  game: z.string(),
  name: z.string(),
  opensAt: Instant,
  drawsAt: Instant,
  /** So many tickets are in it. */
  tickets: z.int(),
  isDrawn: z.boolean(),
  prizes: z.array(RafflePrize),
  winners: z.array(
    z.object({
      place: z.int(),
      ticket: z.int(),
      /** The winner's name, masked. */
      player: z.string(),
      prize: z.string(),
      prizeName: z.string(),
    }),
  ),
  fairness: Committed,
});
export type RaffleRound = z.infer<typeof RaffleRound>;

const ofLanguage = { language: z.optional(Language) };

export const prizeGames = operation({
  id: 'prizeGames',
  method: 'GET',
  path: '/api/prizes',
  access: 'public',
  summary:
    'The prize games with their odds, the rain that falls now or next, and of each raffle the round that is open and the last one drawn',
  query: z.object(ofLanguage),
  value: z.object({
    /** The server's clock: what is counted down is counted by it. */
    now: Instant,
    games: z.array(PrizeGame),
    rain: z.nullable(Rain),
    /** The one before, which can be checked. */
    lastRain: z.nullable(Rain),
    rounds: z.array(RaffleRound),
  }),
});
export type PrizeGames = z.infer<typeof prizeGames.value>;

/** `weights` in the order of the names: what a browser needs to draw it again. */
export const DrawRules = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('prizes'),
    prizes: z.array(z.object({ code: z.string(), name: z.string(), weight: z.int() })),
  }),
  z.object({ of: z.literal('amount'), bands: z.array(PrizeBand) }),
]);
export type DrawRules = z.infer<typeof DrawRules>;

/** Why the fallback was given for what was drawn. */
export const fallbackReasons = ['stock', 'budget'] as const;

export const PrizeDraw = z.object({
  id: Id,
  game: z.string(),
  gameName: z.string(),
  kind: z.enum(prizeGameKinds),
  /** What the seeds gave: a prize's code, or of an envelope the amount. */
  drawn: z.string(),
  drawnName: z.string(),
  /** What was given: the same, but where that had run out (`why`). */
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

/** Tickets of a game that can be used now; `next` tells which of them end first. */
export const PrizeTickets = z.object({
  game: z.string(),
  tickets: z.int(),
  next: z.nullable(z.object({ tickets: z.int(), expiresAt: Instant })),
});
export type PrizeTickets = z.infer<typeof PrizeTickets>;

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

/** A prize the member won in a raffle. */
export const RaffleWin = z.object({
  id: z.string(),
  round: Id,
  gameName: z.string(),
  ticket: z.int(),
  prizeName: z.string(),
  reward: PrizeReward,
  isBig: z.boolean(),
  at: Instant,
  /** Until then it can be claimed. */
  claimUntil: Instant,
  state: z.enum(['waiting', 'claimed', 'expired']),
});
export type RaffleWin = z.infer<typeof RaffleWin>;

export const myPrizes = operation({
  id: 'myPrizes',
  method: 'GET',
  path: '/api/prizes/mine',
  access: 'member',
  summary: 'The member’s tickets, envelopes and raffle tickets, and the promise that his next draws are made by',
  query: z.object(ofLanguage),
  value: z.object({
    seed: SeedPromise,
    tickets: z.array(PrizeTickets),
    envelopes: z.array(RedEnvelope),
    /** His ticket numbers in open rounds, both ends included. */
    entries: z.array(z.object({ round: Id, first: z.int(), last: z.int() })),
    /** His part of the rain that falls now, or fell last. */
    grabbed: z.nullable(z.object({ rain: Id, amount: Decimal, currency: z.string() })),
    wins: z.array(RaffleWin),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});
export type MyPrizes = z.infer<typeof myPrizes.value>;

const GameCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'code'));

/** `serverSeedHash`: the promise the member has seen. A draw is made by no other. */
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

/** What a member may choose as his part of the numbers. */
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

export const prizeRain = operation({
  id: 'prizeRain',
  method: 'GET',
  path: '/api/prizes/rains/{id}',
  access: 'public',
  summary: 'One rain: while it falls how much is taken, after it every part in its order',
  params: z.object({ id: Id }),
  query: z.object(ofLanguage),
  value: z.object({
    now: Instant,
    rain: Rain,
    /** Empty until it is closed. `player`: who took it, masked; null: nobody. */
    parts: z.array(z.object({ amount: Decimal, player: z.nullable(z.string()) })),
  }),
  errors: ['NOT_FOUND'],
});

export const grabRain = operation({
  id: 'grabRain',
  method: 'POST',
  path: '/api/prizes/rains/{id}/grab',
  access: 'member',
  summary: 'Takes the next part of a rain, one a member; grabbed again, it answers the same',
  params: z.object({ id: Id }),
  value: z.object({ amount: Decimal, currency: z.string() }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'RAIN_NOT_FALLING', 'RAIN_TAKEN'],
});

export const raffleRound = operation({
  id: 'raffleRound',
  method: 'GET',
  path: '/api/prizes/raffles/{id}',
  access: 'public',
  summary: 'One round of a raffle with its winners, masked, and what it takes to check them',
  params: z.object({ id: Id }),
  query: z.object(ofLanguage),
  value: RaffleRound,
  errors: ['NOT_FOUND'],
});

export const raffleTickets = operation({
  id: 'raffleTickets',
  method: 'GET',
  path: '/api/prizes/raffles/{id}/tickets',
  access: 'public',
  summary:
    'All tickets of a round by their numbers, names masked, page by page. Before the draw the promise of its seed comes along, after it the seed; the client seed is SHA-256 over a line `first-last:player` for each of them',
  params: z.object({ id: Id }),
  query: z.object({
    /** Only tickets behind this number: `next` of the page before. */
    after: z._default(queryInteger(0, 2_147_483_647), 0),
    pageSize: z._default(queryInteger(1, 500), 100),
  }),
  value: z.object({
    list: z.array(z.object({ first: z.int(), last: z.int(), player: z.string() })),
    next: z.nullable(z.int()),
    tickets: z.int(),
    isDrawn: z.boolean(),
    /** Whether the client seed can be reckoned from this list: of rounds drawn long ago it cannot. */
    isListed: z.boolean(),
    fairness: Committed,
  }),
  errors: ['NOT_FOUND'],
});
export type RaffleTickets = z.infer<typeof raffleTickets.value>;

export const claimRafflePromotion = operation({
  id: 'claimRafflePromotion',
  method: 'POST',
  path: '/api/prizes/raffles/claim',
  access: 'member',
  summary: 'Claims a prize won in a raffle; claimed again, it answers the same',
  query: z.object(ofLanguage),
  body: z.object({ win: z.string().check(z.regex(/^[1-9]\d{0,17}-\d{1,6}$/)), idempotencyKey: z.uuid() }),
  value: RaffleWin,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'NOTHING_TO_CLAIM'],
});

/** What changed of the prizes. Of rains, that begin (`rain`) and end, everybody is told. */
export const PrizeNews = z.object({ about: z.enum(['tickets', 'envelope', 'rain', 'rain_over', 'raffle']) });
export type PrizeNews = z.infer<typeof PrizeNews>;
