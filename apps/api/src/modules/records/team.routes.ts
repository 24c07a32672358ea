import {
  agentOwnMovements,
  agentReportBets,
  agentReportFilters,
  agentReportMovements,
  agentReportProfit,
  agentReportRound,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { TeamScope } from './domain/scope.ts';
import type { AgentMovementsService } from './movements.agent.ts';
import type { MovementsService } from './movements.service.ts';
import type { TeamProfitService } from './profit.team.service.ts';
import { languageIn, pageOf, type RecordsBrand, textOf } from './records.routes.ts';
import type { RoundService } from './round.service.ts';
import type { RoundsService } from './rounds.service.ts';
import type { Scopes } from './scopes.service.ts';
import type { Teams } from './teams.ts';

type Needs = {
  scopes: Scopes;
  teams: Teams;
  rounds: RoundsService;
  round: RoundService;
  movements: MovementsService;
  agentMovements: AgentMovementsService;
  profit: TeamProfitService;
  brand: RecordsBrand;
};

/** The records of an agent's team. */
export function teamRoutes(app: FastifyInstance, needs: Needs): void {
  const { scopes, teams, rounds, round, movements, agentMovements, profit, brand } = needs;
  const readIn = languageIn(brand);
  const currency = async () => (await brand()).currency;
  const about = async (scope: TeamScope) => ({ currency: await currency(), path: await scopes.pathOf(scope) });

  route(app, agentReportBets, async ({ principal, query, request }) => {
    const scope = await scopes.requireTeam(await teams.requireAgent(principal), query);
    const filter = { ...query, search: textOf(query.search) };
    const page = await rounds.teamPage(scope, filter, pageOf(query), await readIn(request));
    return { ...(await about(scope)), ...page };
  });

  route(app, agentReportFilters, async ({ principal }) => {
    await teams.requireAgent(principal);
    return round.filtersOfTeam();
  });

  route(app, agentReportRound, async ({ principal, params, request }) =>
    round.ofTeam(await teams.requireAgent(principal), params.id, await readIn(request)),
  );

  route(app, agentReportProfit, async ({ principal, query }) => {
    const { by, search, sort, order, after = null, pageSize, ...asked } = query;
    const scope = await scopes.requireTeam(await teams.requireAgent(principal), asked);
    const wanted = { by, search: textOf(search) ?? null, sort, order, after, limit: pageSize };
    const page = await profit.page(scope, wanted);
    return { ...(await about(scope)), ...page };
  });

  route(app, agentReportMovements, async ({ principal, query, request }) => {
    const scope = await scopes.requireTeam(await teams.requireAgent(principal), query);
    const filter = { kind: query.kind, search: textOf(query.search) };
    const page = await movements.teamPage(scope, filter, pageOf(query), await readIn(request));
    return { ...(await about(scope)), ...page };
  });

  route(app, agentOwnMovements, async ({ principal, query }) => {
    const { from, to, kind } = query;
    const scope = await scopes.requireTeam(await teams.requireAgent(principal), { from, to, reach: 'own' });
    return { currency: await currency(), ...(await agentMovements.page(scope, kind, pageOf(query))) };
  });
}
