import type { Balance } from '@champa/contract';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type MemberPrincipal, trueMember } from '../../platform/http/principal.ts';
import type { Figures } from '../figures/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Members } from '../member/index.ts';
import { agentRoutes } from './agents.routes.ts';
import { contractRoutes } from './contracts.routes.ts';
import { type ContractsService, createContractsService } from './contracts.service.ts';
import { createExplainService, type ExplainService } from './explain.service.ts';
import { createPayService, TELL_BALANCES } from './pay.service.ts';
import { createSettlements, type Settlements } from './settlements.service.ts';
import { createSettleService } from './settle.service.ts';
import { createTeamService, type TeamService } from './team.service.ts';
import { createTreeService, type TreeService } from './tree.service.ts';

export type Agents = Module & {
  contracts: ContractsService;
  tree: TreeService;
  team: TeamService;
  explain: ExplainService;
  settlements: Settlements;
};

type Needs = {
  ledger: Pick<Ledger, 'openAccount' | 'postBatch'>;
  members: Pick<Members, 'byId' | 'uplineOf' | 'setType' | 'addInvitation' | 'usernames'>;
  figures: Pick<Figures, 'countThrough'>;
  brand: () => Promise<{ timeZone: string; currency: string }>;
  /** Whether the brand has contracts for agents. */
  isOffered: () => Promise<boolean>;
  tell: Inbox['tell'];
  balanceOf: (memberId: string) => Promise<Balance>;
};

const Told = z.object({ members: z.array(z.string()) });

/** Agents: their teams, their contracts with downlines, and what comes of them. */
export function createAgents({ pool, clock, live }: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): Agents {
  const { ledger, members, figures, tell } = needs;
  const timeZone = async () => (await needs.brand()).timeZone;
  const contracts = createContractsService({ pool, clock, members, timeZone, tell });
  const tree = createTreeService({ pool, clock, members, contracts, timeZone });
  const currency = async () => (await needs.brand()).currency;
  const team = createTeamService({ pool, clock, members, tree, timeZone, currency, tell });
  const explain = createExplainService({ pool, timeZone });
  const settle = createSettleService({ pool, clock, timeZone });
  const pay = createPayService({ pool, clock, ledger, tell });
  const settlements = createSettlements({ pool, clock, timeZone, figures, contracts, tree, settle, pay });

  async function requireMember(principal: MemberPrincipal): Promise<string> {
    const { memberId } = trueMember(principal);
    if (!(await needs.isOffered())) throw new ApiError('AGENTS_CLOSED');
    return memberId;
  }

  async function requireAgent(principal: MemberPrincipal): Promise<string> {
    const memberId = await requireMember(principal);
    if (!principal.isAgent) throw new ApiError('NON_AGENT');
    return memberId;
  }

  return {
    name: 'agents',
    contracts,
    tree,
    team,
    explain,
    settlements,
    routes(app) {
      agentRoutes(app, { team, requireMember, requireAgent });
      const usernames = (ids: readonly string[]) => members.usernames(pool, ids);
      contractRoutes(app, { contracts, explain, usernames, requireMember, requireAgent });
    },
    jobs: [
      { name: 'agents_settle', cron: '* * * * *', run: settlements.run },
      { name: 'agents_forget', cron: '35 20 * * *', run: settlements.forget },
      {
        name: TELL_BALANCES,
        run: async (payload) => {
          for (const memberId of Told.parse(payload).members)
            live.publish(memberId, { name: 'balance', data: await needs.balanceOf(memberId) });
        },
      },
    ],
  };
}
