import {
  agentOwnMovements,
  agentReportBets,
  agentReportFilters,
  agentReportMovements,
  agentReportProfit,
  agentReportRound,
  type Language,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { AgentsAccess } from './agents.routes.ts';
import type { Reports } from './reports.service.ts';

type Needs = Pick<AgentsAccess, 'requireAgent'> & {
  reports: Reports;
  brand: () => Promise<{ currency: string; defaultLanguage: Language }>;
};

export function reportRoutes(app: FastifyInstance, { reports, requireAgent, brand }: Needs): void {
  const { scopes, bets, profit, movements } = reports;
  const readIn = async (request: FastifyRequest): Promise<Language> =>
    languageOf(request, (await brand()).defaultLanguage);
  const currency = async () => (await brand()).currency;

  route(app, agentReportBets, async ({ principal, query, request }) => {
    const { area, vassalage, state, search, after, pageSize, ...asked } = query;
    const scope = await scopes.require(await requireAgent(principal), asked);
    const filter = { area, vassalage, state, search: textOf(search) };
    const page = await bets.list(scope, filter, { after, limit: pageSize }, await readIn(request));
    return { currency: await currency(), path: await scopes.pathOf(scope), ...page };
  });

  route(app, agentReportFilters, async ({ principal }) => {
    await requireAgent(principal);
    return reports.filters();
  });

  route(app, agentReportRound, async ({ principal, params, request }) =>
    bets.byId(await requireAgent(principal), params.id, await readIn(request)),
  );

  route(app, agentReportProfit, async ({ principal, query }) => {
    const { by, search, sort, order, after = null, pageSize, ...asked } = query;
    const scope = await scopes.require(await requireAgent(principal), asked);
    const wanted = { by, search: textOf(search) ?? null, sort, order, after, limit: pageSize };
    const page = await profit.page(scope, wanted);
    return { currency: await currency(), path: await scopes.pathOf(scope), ...page };
  });

  route(app, agentReportMovements, async ({ principal, query, request }) => {
    const { kind, search, after, pageSize, ...asked } = query;
    const scope = await scopes.require(await requireAgent(principal), asked);
    const filter = { kind, search: textOf(search) };
    const page = await movements.list(scope, filter, { after, limit: pageSize }, await readIn(request));
    return { currency: await currency(), path: await scopes.pathOf(scope), ...page };
  });

  route(app, agentOwnMovements, async ({ principal, query: { kind, after, pageSize, ...days } }) => {
    const scope = await scopes.require(await requireAgent(principal), { ...days, reach: 'own' });
    return {
      currency: await currency(),
      ...(await movements.ownList(scope, kind ?? null, { after, limit: pageSize })),
    };
  });
}

/** A search of blanks is none. */
function textOf(search: string | undefined): string | undefined {
  return search?.trim() || undefined;
}
