import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { HAND_OVER_START } from './constants.ts';
import { deviceFields, SignedIn } from './identity.ts';
import { operation } from './operation.ts';

const ticket = z.string().check(z.startsWith(HAND_OVER_START), z.maxLength(100));

/** How long a hand-over ticket holds. */
export const HAND_OVER_SECONDS = 60;

export const handOverTicket = operation({
  id: 'handOverTicket',
  method: 'POST',
  path: '/api/session/hand-over/ticket',
  access: 'member',
  summary:
    'Makes a hand-over ticket: an address that signs this session’s member in elsewhere, once, within a minute, while this session lasts',
  body: z.object({
    /** Where to arrive: an address of one of the brand’s own domains. The home page of this domain unless given. */
    address: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  value: z.object({ ticket, address: z.string(), expiresAt: Instant }),
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
});

export const handOverAccount = operation({
  id: 'handOverAccount',
  method: 'POST',
  path: '/api/session/hand-over/account',
  access: 'public',
  summary: 'The account that a hand-over ticket signs in, to ask before it replaces another. The ticket stays unused',
  body: z.object({ ticket }),
  value: z.object({ id: z.string(), account: z.string() }),
  errors: ['HAND_OVER_REFUSED'],
});

export const handOver = operation({
  id: 'handOver',
  method: 'POST',
  path: '/api/session/hand-over',
  access: 'public',
  summary: 'Exchanges a hand-over ticket for a session of its own, once',
  body: z.object({ ticket, ...deviceFields }),
  value: SignedIn,
  errors: ['HAND_OVER_REFUSED', 'ACCOUNT_DISABLED'],
});
