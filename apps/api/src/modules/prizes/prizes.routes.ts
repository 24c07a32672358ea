import {
  claimRafflePromotion,
  drawPrizeTicket,
  grabRain,
  type Language,
  myPrizes,
  openRedEnvelope,
  prizeDraws,
  prizeGames,
  prizeRain,
  raffleRound,
  raffleTickets,
  rotatePrizeSeed,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { PrizesService } from './prizes.service.ts';

type Needs = { service: PrizesService; defaultLanguage: () => Promise<Language> };

export function prizesRoutes(app: FastifyInstance, { service, defaultLanguage }: Needs): void {
  const spoken = async (asked: Language | undefined, request: FastifyRequest): Promise<Language> =>
    asked ?? languageOf(request, await defaultLanguage());

  route(app, prizeGames, async ({ query, request }) => service.overview(await spoken(query.language, request)));

  route(app, myPrizes, async ({ principal, query, request }) =>
    service.mine(trueMember(principal).memberId, await spoken(query.language, request)),
  );

  route(app, drawPrizeTicket, async ({ principal, params, query, body, request }) => {
    const { memberId } = trueMember(principal);
    return service.draw({ memberId, ...params, ...body }, await spoken(query.language, request));
  });

  route(app, prizeDraws, async ({ principal, query, request }) => {
    const { game = null, before = null, pageSize, language } = query;
    const { memberId } = trueMember(principal);
    return service.draws(memberId, { game, before, pageSize }, await spoken(language, request));
  });

  route(app, rotatePrizeSeed, async ({ principal, body }) =>
    service.rotate(trueMember(principal).memberId, body.clientSeed),
  );

  route(app, openRedEnvelope, async ({ principal, params, query, body, request }) => {
    const { memberId } = trueMember(principal);
    return service.openEnvelope({ memberId, ...params, ...body }, await spoken(query.language, request));
  });

  route(app, prizeRain, async ({ params, query, request }) =>
    service.rain(params.id, await spoken(query.language, request)),
  );

  route(app, grabRain, async ({ principal, params }) => service.grab(trueMember(principal).memberId, params.id));

  route(app, raffleTickets, async ({ params, query }) =>
    service.roundTickets(params.id, { after: query.after, limit: query.pageSize }),
  );

  route(app, raffleRound, async ({ params, query, request }) =>
    service.round(params.id, await spoken(query.language, request)),
  );

  route(app, claimRafflePromotion, async ({ principal, query, body, request }) => {
    const { memberId } = trueMember(principal);
    return service.claimWin(memberId, body.win, body.idempotencyKey, await spoken(query.language, request));
  });
}
