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
import { csvRoute, route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { ExportWish } from './domain/export.ts';
import type { ExportsService } from './exports.service.ts';
import type { MovementsService } from './movements.service.ts';
import type { PageAsked } from './paging.ts';
import type { ProfitService } from './profit.service.ts';
import type { RoundService } from './round.service.ts';
import type { RoundsService } from './rounds.service.ts';
import type { Scopes } from './scopes.service.ts';

/** What records need of the brand. */
export type RecordsBrand = () => Promise<{ defaultLanguage: Language; timeZone: string; currency: string }>;

type Needs = {
  scopes: Scopes;
  rounds: RoundsService;
  round: RoundService;
  movements: MovementsService;
  profit: ProfitService;
  exports: ExportsService;
  brand: RecordsBrand;
};

/** A member's own records, and files of all records. */
export function recordsRoutes(app: FastifyInstance, needs: Needs): void {
  const { scopes, rounds, round, movements, profit, exports, brand } = needs;
  const readIn = languageIn(brand);

  route(app, bettingRecord, async ({ principal, query, request }) => {
    const scope = await scopes.own(principal.memberId, query);
    const filter = { ...query, search: textOf(query.search) };
    return rounds.memberPage(scope, filter, pageOf(query), await readIn(request));
  });

  route(app, bettingFilters, ({ principal }) => round.filtersOfMember(principal.memberId));

  route(app, bettingRound, async ({ principal, params, request }) =>
    round.ofMember(principal.memberId, params.id, await readIn(request)),
  );

  route(app, roundReplay, ({ principal, params }) => round.replay(principal.memberId, params.id));

  route(app, accountRecord, async ({ principal, query, request }) => {
    const scope = await scopes.own(principal.memberId, query);
    const filter = { kind: query.kind, search: textOf(query.search) };
    return movements.memberPage(scope, filter, pageOf(query), await readIn(request));
  });

  route(app, personalProfit, async ({ principal, query }) =>
    profit.report(await scopes.own(principal.memberId, query)),
  );

  route(app, createExport, async ({ principal, body: { idempotencyKey, wish }, request }) =>
    exports.begin(principal, idempotencyKey, trimmed(wish), await readIn(request)),
  );

  route(app, recordExport, ({ principal, params }) => exports.status(principal.memberId, params.id));

  csvRoute(app, exportFile, ({ principal, params }) => exports.file(principal.memberId, params.id));
}

/** The language that a request is answered in. */
export function languageIn(brand: RecordsBrand): (request: FastifyRequest) => Promise<Language> {
  return async (request) => languageOf(request, (await brand()).defaultLanguage);
}

export function pageOf({ after, pageSize }: { after?: string | undefined; pageSize: number }): PageAsked {
  return { after, limit: pageSize };
}

/** A search of blanks is none. */
export function textOf(search: string | undefined): string | undefined {
  return search?.trim() || undefined;
}

function trimmed(wish: ExportWish): ExportWish {
  return 'search' in wish ? { ...wish, search: textOf(wish.search) } : wish;
}
