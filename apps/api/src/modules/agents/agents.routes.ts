import { agentApplication, agentDownlines, agentIncome, agentTeamOverview, applyAsAgent } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { byId, presentPage, readPage } from '../../platform/paging.ts';
import { presentApplication, presentSums, presentTeamMember, presentPayments } from './agents.present.ts';
import type { TeamService } from './team.service.ts';

/** Who is admitted: a true member while the brand has agents' contracts, or an agent. Each returns the member's ID. */
export type AgentsAccess = {
  /** @throws ApiError TRUE_ACCOUNT_REQUIRED or AGENTS_CLOSED */
  requireMember: (principal: MemberPrincipal) => Promise<string>;
  /** @throws ApiError NON_AGENT, or one of these */
  requireAgent: (principal: MemberPrincipal) => Promise<string>;
};

export function agentRoutes(
  app: FastifyInstance,
  { team, requireMember, requireAgent }: AgentsAccess & { team: TeamService },
): void {
  route(app, agentTeamOverview, async ({ principal, query }) => {
    const { now, before, ...rest } = await team.overview(await requireAgent(principal), query);
    return { ...rest, now: presentSums(now), before: presentSums(before) };
  });

  route(app, agentDownlines, async ({ principal, query: { of = null, search = null, after = '0', pageSize } }) => {
    const agentId = await requireAgent(principal);
    const read = (limit: number) => team.downlines(agentId, { of, search, after, limit });
    return presentPage(await readPage(pageSize, read, byId), presentTeamMember);
  });

  route(app, agentIncome, async ({ principal, query }) => {
    const { currency, list, payments } = await team.income(await requireAgent(principal), query);
    return {
      currency,
      list: list.map(({ kind, received, paidDown, owed }) => ({
        kind,
        received: formatDecimal(received),
        paidDown: formatDecimal(paidDown),
        net: formatDecimal(received - paidDown),
        owed: formatDecimal(owed),
      })),
      payments: presentPayments(payments),
    };
  });

  route(app, applyAsAgent, async ({ principal, body }) =>
    presentApplication(await team.apply({ ...body, memberId: await requireMember(principal) })),
  );

  route(app, agentApplication, async ({ principal }) => {
    const application = await team.application(await requireMember(principal));
    return { application: application && presentApplication(application) };
  });
}
