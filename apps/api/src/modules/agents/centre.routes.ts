import { agentAccount, agentIncomeDays, agentTeamDays } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { presentSums } from './agents.present.ts';
import type { AgentsAccess } from './agents.routes.ts';
import type { CentreService } from './centre.service.ts';

/** The first pages of the agents' centre. */
export function centreRoutes(
  app: FastifyInstance,
  { centre, requireAgent }: Pick<AgentsAccess, 'requireAgent'> & { centre: CentreService },
): void {
  route(app, agentTeamDays, async ({ principal, query }) => {
    const { currency, list } = await centre.teamDays(await requireAgent(principal), query);
    return { currency, list: list.map(({ day, ...sums }) => ({ day, ...presentSums(sums) })) };
  });

  route(app, agentIncomeDays, async ({ principal, query }) => {
    const { currency, list } = await centre.incomeDays(await requireAgent(principal), query);
    return {
      currency,
      list: list.map(({ received, paidDown, ...of }) => ({
        ...of,
        received: formatDecimal(received),
        paidDown: formatDecimal(paidDown),
        net: formatDecimal(received - paidDown),
      })),
    };
  });

  route(app, agentAccount, async ({ principal }) => centre.account(await requireAgent(principal)));
}
