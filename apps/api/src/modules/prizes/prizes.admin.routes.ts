import { adminMemberTickets, adminMemberTicketsGift } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { Games } from './games.service.ts';
import type { PrizesAdmin } from './prizes.admin.ts';

type Needs = {
  admin: Pick<PrizesAdmin, 'giveTickets' | 'ticketsOf'>;
  games: Pick<Games, 'all'>;
};

/** A member's tickets of prize games in the console. */
export function prizesAdminRoutes(app: FastifyInstance, { admin, games }: Needs): void {
  route(app, adminMemberTickets, async ({ params }) => {
    const [held, all] = await Promise.all([admin.ticketsOf(params.id), games.all()]);
    return {
      list: held.map(({ game, tickets, next }) => ({
        id: game,
        tickets,
        next: next && { ...next, expiresAt: next.expiresAt.toString() },
      })),
      games: all.map(({ code }) => code),
    };
  });

  route(app, adminMemberTicketsGift, async (call) => {
    const { id: memberId } = call.params;
    const { game, tickets, expiresAt, reason, idempotencyKey: key } = call.body;
    const until = expiresAt === null ? null : Temporal.Instant.from(expiresAt);
    await admin.giveTickets(callerOf(call, reason), { memberId, game, tickets, expiresAt: until, key });
    return {};
  });
}
