import type { Language } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, presentPage, readPage } from '../../platform/paging.ts';
import { nameOf } from './domain/game.ts';
import type { GameService } from './games.service.ts';
import { presentLine, presentTicket } from './lottery.present.ts';
import * as repo from './tickets.repo.ts';

export type TicketNeeds = { pool: Pool; games: GameService; currency: () => Promise<string> };

export type TicketService = ReturnType<typeof createTicketService>;

/** A member's tickets as they see them. */
export function createTicketService({ pool, games, currency }: TicketNeeds) {
  return {
    async list(memberId: string, wish: repo.TicketsWish, language: Language) {
      const [page, known, money] = await Promise.all([
        readPage(wish.limit, (limit) => repo.selectTickets(pool, memberId, { ...wish, limit }), byId),
        games.all(),
        currency(),
      ]);
      const names = new Map(known.map((game) => [game.code, nameOf(game, language)]));
      return presentPage(page, (ticket) =>
        presentTicket(ticket, { currency: money, gameName: names.get(ticket.draw.gameCode) ?? ticket.draw.gameCode }),
      );
    },

    async one(memberId: string, id: string, language: Language) {
      const ticket = await repo.selectTicket(pool, memberId, id);
      if (!ticket) throw new ApiError('NOT_FOUND');
      const [game, lines, money] = await Promise.all([
        games.byCode(ticket.draw.gameCode),
        repo.selectLines(pool, ticket),
        currency(),
      ]);
      return {
        ticket: presentTicket(ticket, { currency: money, gameName: nameOf(game, language) }),
        family: game.family,
        bets: lines.map(presentLine),
      };
    },
  };
}
