import {
  accountRecord,
  bettingFilters,
  bettingRecord,
  bettingRound,
  createExport,
  exportFile,
  type Language,
  personalProfit,
  recordExport,
  roundReplay,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { bearerToken, route, routeOf } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { ExportsService } from './exports.service.ts';
import type { MovementsService } from './movements.service.ts';
import type { ProfitService } from './profit.service.ts';
import type { RoundsService } from './rounds.service.ts';

export type RecordsSite = {
  settings: { get: () => Promise<{ brand: { defaultLanguage: Language; timeZone: string } }> };
};

type Needs = {
  rounds: RoundsService;
  movements: MovementsService;
  profit: ProfitService;
  exports: ExportsService;
  site: RecordsSite;
};

export function recordsRoutes(app: FastifyInstance, { rounds, movements, profit, exports, site }: Needs): void {
  const readIn = async (request: FastifyRequest): Promise<Language> =>
    languageOf(request, (await site.settings.get()).brand.defaultLanguage);

  route(app, bettingRecord, async ({ principal, query: { after, pageSize, ...filter }, request }) =>
    rounds.list(principal.memberId, searching(filter), { after, limit: pageSize }, await readIn(request)),
  );

  route(app, bettingFilters, ({ principal }) => rounds.filters(principal.memberId));

  route(app, bettingRound, async ({ principal, params, request }) =>
    rounds.byId(principal.memberId, params.id, await readIn(request)),
  );

  route(app, roundReplay, ({ principal, params }) => rounds.replay(principal.memberId, params.id));

  route(app, accountRecord, async ({ principal, query: { after, pageSize, ...filter }, request }) =>
    movements.list(principal.memberId, searching(filter), { after, limit: pageSize }, await readIn(request)),
  );

  route(app, personalProfit, ({ principal, query }) => profit.report(principal.memberId, query));

  route(app, createExport, async ({ principal, body: { idempotencyKey, wish }, request }) =>
    exports.begin(principal, idempotencyKey, searching(wish), await readIn(request)),
  );

  route(app, recordExport, ({ principal, params }) => exports.status(principal.memberId, params.id));

  app.route({
    ...routeOf(exportFile),
    handler: async (request, reply) => {
      const token = bearerToken(request);
      const principal = token && (await app.authenticateMember(token));
      if (!principal) throw new ApiError('NOT_LOGGED_IN');
      const { id } = request.params as { id: string };
      const { name, content } = await exports.file(principal.memberId, id);
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
        .send(content);
    },
  });
}

/** A search of blanks is none. */
function searching<T extends object>(filter: T): T {
  if (!('search' in filter) || typeof filter.search !== 'string') return filter;
  return { ...filter, search: filter.search.trim() || undefined };
}
