import {
  cancelTicket,
  type Language,
  lotteryChains,
  lotteryDraw,
  lotteryGame,
  lotteryGames,
  lotteryLaunch,
  lotteryTicket,
  lotteryTickets,
  openedNumbers,
  placeSlip,
  popularOpenedNumbers,
  recentLottery,
  vietnamNumbers,
  vnLotteryMenu,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { SlipService } from './slips.service.ts';
import type { TicketService } from './tickets.service.ts';
import type { ViewService } from './views.service.ts';

export type LotteryRoutesNeeds = {
  slips: SlipService;
  tickets: TicketService;
  views: ViewService;
  defaultLanguage: () => Promise<Language>;
};

export function lotteryRoutes(
  app: FastifyInstance,
  { slips, tickets, views, defaultLanguage }: LotteryRoutesNeeds,
): void {
  const language = async (request: FastifyRequest, asked?: Language) =>
    asked ?? languageOf(request, await defaultLanguage());

  route(app, lotteryGames, async ({ query, request }) =>
    views.games(query.vassalage, await language(request, query.language)),
  );
  route(app, lotteryGame, async ({ params, query, request }) =>
    views.game(params.code, await language(request, query.language)),
  );
  route(app, lotteryDraw, ({ params }) => views.draw(params.id));
  route(app, lotteryChains, ({ query }) => views.chains(query.gameCode));
  route(app, recentLottery, async ({ query, request }) =>
    views.recent(query.limit, await language(request, query.language)),
  );
  route(app, vnLotteryMenu, async ({ query, request }) =>
    views.vnMenu(query.prizeMode, await language(request, query.language)),
  );
  route(app, popularOpenedNumbers, async ({ query, request }) =>
    views.popular(query.gameCode, query.limit, await language(request, query.language)),
  );
  route(app, vietnamNumbers, async ({ query, request }) =>
    views.vietnam(query.day, await language(request, query.language)),
  );
  route(app, openedNumbers, ({ query: { gameCode, before = null, pageSize } }) =>
    views.opened(gameCode, { before, pageSize }),
  );
  route(app, lotteryLaunch, ({ query, principal }) => {
    trueMember(principal);
    return views.launch(query);
  });

  route(app, placeSlip, async ({ principal, body, request }) =>
    slips.place({ ...body, memberId: trueMember(principal).memberId }, await language(request)),
  );
  route(app, cancelTicket, async ({ principal, params, request }) =>
    slips.cancel(trueMember(principal).memberId, params.id, await language(request)),
  );
  route(app, lotteryTickets, async ({ principal, query, request }) => {
    const { gameCode = null, drawId = null, slipId = null, before = null, pageSize } = query;
    const wish = { gameCode, drawId, slipId, before, limit: pageSize };
    return tickets.list(principal.memberId, wish, await language(request, query.language));
  });
  route(app, lotteryTicket, async ({ principal, params, query, request }) =>
    tickets.one(principal.memberId, params.id, await language(request, query.language)),
  );
}
