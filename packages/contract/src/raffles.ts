import * as z from 'zod/mini';
import { Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { PrizeReward, RafflePrize } from './prize-games.ts';
import { Committed, ofLanguage } from './prize-parts.ts';

/** One drawing of a raffle. */
export const RaffleRound = z.object({
  id: Id,
  game: z.string(),
  name: z.string(),
  opensAt: Instant,
  drawsAt: Instant,
  /** Number of tickets in it. */
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
  /** It can be claimed until then. */
  claimUntil: Instant,
  state: z.enum(['waiting', 'claimed', 'expired']),
});
export type RaffleWin = z.infer<typeof RaffleWin>;

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
    /** Only tickets after this number: `next` of the page before. */
    after: z._default(queryInteger(0, 2_147_483_647), 0),
    pageSize: z._default(queryInteger(1, 500), 100),
  }),
  value: z.object({
    list: z.array(z.object({ first: z.int(), last: z.int(), player: z.string() })),
    next: z.nullable(z.int()),
    tickets: z.int(),
    isDrawn: z.boolean(),
    /** Whether the client seed can be computed from this list: not for rounds drawn before lists were kept. */
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
