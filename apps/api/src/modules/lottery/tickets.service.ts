import { type Language, LotteryArea, type TicketState } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, presentPage, readPage } from '../../platform/paging.ts';
import { selectBetKeys } from '../vendors/index.ts';
import { nameOf } from './domain/game.ts';
import type { GameService } from './games.service.ts';
import { presentLine, presentTicket, stateOf } from './lottery.present.ts';
import * as repo from './tickets.repo.ts';

export type TicketNeeds = { pool: Pool; games: GameService; currency: () => Promise<string> };

/** A ticket as one of the bets of its member's round, which has all of the member's tickets on the draw. */
export type RoundTicket = {
  id: bigint;
  /** Nothing for a ticket that was taken back or is void. */
  stake: Amount;
  /** What it was paid: its win and its rebate. */
  win: Amount;
  state: TicketState;
  placedAt: Temporal.Instant;
};

export type TicketService = ReturnType<typeof createTicketService>;

/** A member's tickets as they see them. */
export function createTicketService({ pool, games, currency }: TicketNeeds) {
  return {
    /** The tickets of those of the rounds that are a lottery's, by round, latest first. */
    async ofRounds(
      rounds: readonly { id: bigint; vassalage: string }[],
    ): Promise<ReadonlyMap<bigint, readonly RoundTicket[]>> {
      const own = rounds.filter(({ vassalage }) => LotteryArea.safeParse(vassalage).success);
      if (own.length === 0) return new Map();
      const bets = await selectBetKeys(
        pool,
        own.map(({ id }) => id),
      );
      const roundOf = new Map(
        bets.flatMap(({ roundId, txId }) => (isBetKey(txId) ? [[BigInt(txId.slice(1)), roundId] as const] : [])),
      );
      const tickets = await repo.selectTicketsById(pool, [...roundOf.keys()]);
      const byRound = Map.groupBy(tickets, ({ id }) => roundOf.get(id)!);
      return new Map([...byRound].map(([round, of]) => [round, of.map(toRoundTicket)]));
    },

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

/** The key of a ticket's bet on the wire. */
function isBetKey(txId: string): boolean {
  return /^b\d+$/.test(txId);
}

function toRoundTicket(ticket: repo.Ticket): RoundTicket {
  const { id, stake, win, rebate, placedAt } = ticket;
  const state = stateOf(ticket);
  const isReturned = state === 'cancelled' || state === 'void';
  const isSettled = state === 'won' || state === 'lost';
  return { id, stake: isReturned ? 0n : stake, win: isSettled ? win + rebate : 0n, state, placedAt };
}
