import {
  adminMemberTickets,
  adminMemberTicketsGift,
  type AdminPrizeStock,
  adminPrizeStocks,
  adminPrizeStockSet,
  adminRainPlan,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { isOfKind } from './domain/game.ts';
import type { Games } from './games.service.ts';
import type { PrizesAdmin } from './prizes.admin.ts';

type Needs = {
  admin: Pick<PrizesAdmin, 'giveTickets' | 'ticketsOf' | 'restock' | 'planRain'>;
  games: Pick<Games, 'all' | 'find' | 'stock'>;
};

/** Members' tickets of prize games, how many are left of prizes, and rains beside their timetable, in the console. */
export function prizesAdminRoutes(app: FastifyInstance, { admin, games }: Needs): void {
  async function stocksOf(code: string): Promise<{ list: AdminPrizeStock[] }> {
    const [game, stock] = await Promise.all([games.find(code), games.stock()]);
    if (!game) throw new ApiError('NOT_FOUND', { 'prize game': code });
    const prizes = isOfKind(game, 'wheel', 'egg') ? game.rules.prizes : [];
    return {
      list: prizes
        .filter(({ code: id }) => !('fallback' in game.rules) || id !== game.rules.fallback)
        .map(({ code: id, names }) => ({ id, names, left: stock.get(`${code}/${id}`) ?? null })),
    };
  }

  route(app, adminPrizeStocks, ({ params }) => stocksOf(params.code));

  route(app, adminPrizeStockSet, async (call) => {
    const { code: game } = call.params;
    const { prize, left: remaining, reason } = call.body;
    await admin.restock(callerOf(call, reason), { game, prize, remaining });
    return stocksOf(game);
  });

  route(app, adminRainPlan, async (call) => {
    const { startsAt, minutes, reason } = call.body;
    const window = { game: call.params.code, startsAt: Temporal.Instant.from(startsAt), minutes };
    return { status: await admin.planRain(callerOf(call, reason), window) };
  });

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
