import * as z from 'zod/mini';
import { Decimal, Id, Instant } from './common.ts';
import { operation } from './operation.ts';
import { RedEnvelope, SeedPromise } from './prize-draws.ts';
import { PrizeGame } from './prize-games.ts';
import { ofLanguage } from './prize-parts.ts';
import { Rain } from './prize-rains.ts';
import { RaffleRound, RaffleWin } from './raffles.ts';

/** Prize games: wheel, golden egg, red envelopes, rain, raffle. Odds are published, and every draw can be verified. */

export const prizeGames = operation({
  id: 'prizeGames',
  method: 'GET',
  path: '/api/prizes',
  access: 'public',
  summary:
    'The prize games with their odds, the rain that falls now or next, and of each raffle the round that is open and the last one drawn',
  query: z.object(ofLanguage),
  value: z.object({
    /** The server's time, on which countdowns are based. */
    now: Instant,
    games: z.array(PrizeGame),
    rain: z.nullable(Rain),
    /** The previous rain, which can be verified. */
    lastRain: z.nullable(Rain),
    rounds: z.array(RaffleRound),
  }),
});
export type PrizeGames = z.infer<typeof prizeGames.value>;

/** Tickets of a game that can be used now; `next` says which of them expire first. */
export const PrizeTickets = z.object({
  game: z.string(),
  tickets: z.int(),
  next: z.nullable(z.object({ tickets: z.int(), expiresAt: Instant })),
});
export type PrizeTickets = z.infer<typeof PrizeTickets>;

export const myPrizes = operation({
  id: 'myPrizes',
  method: 'GET',
  path: '/api/prizes/mine',
  access: 'member',
  summary: 'The member’s tickets, envelopes and raffle tickets, and the promise that their next draws are made by',
  query: z.object(ofLanguage),
  value: z.object({
    seed: SeedPromise,
    tickets: z.array(PrizeTickets),
    envelopes: z.array(RedEnvelope),
    /** The member's ticket numbers in open rounds, both ends included. */
    entries: z.array(z.object({ round: Id, first: z.int(), last: z.int() })),
    /** The member's part of the current or latest rain. */
    grabbed: z.nullable(z.object({ rain: Id, amount: Decimal, currency: z.string() })),
    wins: z.array(RaffleWin),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});
export type MyPrizes = z.infer<typeof myPrizes.value>;

/** What changed in the prize games. The beginning (`rain`) and end of rains are sent to everybody. */
export const PrizeNews = z.object({ about: z.enum(['tickets', 'envelope', 'rain', 'rain_over', 'raffle']) });
export type PrizeNews = z.infer<typeof PrizeNews>;
