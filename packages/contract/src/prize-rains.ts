import * as z from 'zod/mini';
import { Decimal, Id, Instant } from './common.ts';
import { operation } from './operation.ts';
import { Committed, ofLanguage } from './prize-parts.ts';

/** One rain. */
export const Rain = z.object({
  id: Id,
  game: z.string(),
  name: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  pot: Decimal,
  currency: z.string(),
  parts: z.int(),
  /** How many parts were grabbed. */
  taken: z.int(),
  min: Decimal,
  max: Decimal,
  isClosed: z.boolean(),
  /** The part of the pot that nobody grabbed; null until the rain is closed. */
  returned: z.nullable(Decimal),
  fairness: Committed,
});
export type Rain = z.infer<typeof Rain>;

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
    /** Empty until it is closed. `player`: who grabbed the part, masked; null: nobody. */
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
