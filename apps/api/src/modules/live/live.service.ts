import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import { deleteExpiredTickets, insertTicket, takeTicket, type Ticket } from './live.repo.ts';

const TICKET_SECONDS = 30;

export type Tickets = ReturnType<typeof createTickets>;

/**
 * A browser's event source can send no header, and a session's token must not be in an address, which logs and
 * histories keep. So the address carries a ticket that is valid once and expires soon.
 */
export function createTickets(pool: Pool, clock: Clock) {
  return {
    async issue({ memberId, sessionId }: MemberPrincipal): Promise<string> {
      const token = randomToken();
      const expiresAt = clock.now().add({ seconds: TICKET_SECONDS });
      await insertTicket(pool, tokenHash(token), { memberId, sessionId }, expiresAt);
      return token;
    },

    /** @throws ApiError NOT_LOGGED_IN for a ticket that is used, expired or forged */
    async redeem(token: string): Promise<Ticket> {
      const ticket = await takeTicket(pool, tokenHash(token), clock.now());
      if (!ticket) throw new ApiError('NOT_LOGGED_IN');
      return ticket;
    },

    dropExpired: (): Promise<void> => deleteExpiredTickets(pool, clock.now()),
  };
}
