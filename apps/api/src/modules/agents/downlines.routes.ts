import { agentTeam, agentTeamMember, agentTeamTotals } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { AgentsAccess } from './agents.routes.ts';
import { presentBelow, presentDownline } from './downlines.present.ts';
import type { DownlinesService } from './downlines.service.ts';

type Needs = Pick<AgentsAccess, 'requireAgent'> & { downlines: DownlinesService };

export function downlineRoutes(app: FastifyInstance, { downlines, requireAgent }: Needs): void {
  route(app, agentTeam, async ({ principal, query: { of = null, search = null, after = null, ...asked } }) => {
    const { list, ...page } = await downlines.page(await requireAgent(principal), { ...asked, of, search, after });
    return { ...page, list: list.map(presentDownline) };
  });

  route(app, agentTeamTotals, async ({ principal, query: { of = null, ...days } }) => {
    const { currency, below } = await downlines.totals(await requireAgent(principal), of, days);
    return { currency, below: presentBelow(below) };
  });

  route(app, agentTeamMember, async ({ principal, params, query }) => {
    const found = await downlines.member(await requireAgent(principal), params.id, query);
    return { ...found, member: presentDownline(found.member), below: presentBelow(found.below) };
  });
}
