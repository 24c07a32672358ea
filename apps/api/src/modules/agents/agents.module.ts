import type { Balance, ContractKind, Language } from '@champa/contract';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type MemberPrincipal, trueMember } from '../../platform/http/principal.ts';
import type { Figures } from '../figures/index.ts';
import type { OpenedAccounts } from '../registration/index.ts';
import type { Guard } from '../approvals/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Members } from '../member/index.ts';
import type { AgentExports, Teams } from '../records/index.ts';
import type { Agreements } from './agreements.ts';
import { createAgentsReads } from './agents.admin.reads.ts';
import { agentsAdminRoutes } from './agents.admin.routes.ts';
import { type AgentsAdmin, createAgentsAdmin } from './agents.admin.ts';
import { agentRoutes } from './agents.routes.ts';
import { centreRoutes } from './centre.routes.ts';
import { createCentreService } from './centre.service.ts';
import { contractRoutes } from './contracts.routes.ts';
import { type ContractsService, TELL_CONTRACTS } from './contracts.service.ts';
import { createDownlinesService } from './downlines.service.ts';
import { downlineRoutes } from './downlines.routes.ts';
import { createExplainService, type ExplainService } from './explain.service.ts';
import { createAgentFiles } from './files.service.ts';
import { forgetApplicant, hasOpenAgreement } from './forget.repo.ts';
import { linkRoutes } from './links.routes.ts';
import type { LinksService } from './links.service.ts';
import { createPayService, TELL_BALANCES } from './pay.service.ts';
import { createRecruitsService, type OpeningLimits, type RecruitsService } from './recruits.service.ts';
import { createSettlements, type Settlements } from './settlements.service.ts';
import { createSettleService } from './settle.service.ts';
import { createTeamService, type TeamService } from './team.service.ts';
import { createTeams } from './teams.service.ts';
import { createTreeService, type TreeService } from './tree.service.ts';

export type Agents = Module & {
  admin: AgentsAdmin;
  contracts: ContractsService;
  tree: TreeService;
  team: TeamService;
  explain: ExplainService;
  settlements: Settlements;
  /** Answers what records ask about teams. */
  teams: Teams;
  /** Files of contract periods and of income. */
  files: AgentExports;
  links: LinksService;
  recruits: RecruitsService;
};

type Needs = {
  members: Pick<Members, 'byId' | 'byName' | 'uplineOf' | 'setType' | 'addInvitation' | 'usernames'>;
  figures: Pick<Figures, 'countThrough'>;
  brand: () => Promise<{ timeZone: string; currency: string; defaultLanguage: Language }>;
  /** Whether the brand has contracts for agents. */
  isOffered: () => Promise<boolean>;
  /** Whether the brand offers contracts of a kind. Those in force are settled either way. */
  isKindOffered: (kind: ContractKind) => Promise<boolean>;
  agreements: Agreements;
  tell: Inbox['tell'];
  tellAll: Inbox['tellAll'];
  balanceOf: (memberId: string) => Promise<Balance>;
  /** What the accounts that agents open need. */
  openedAccounts: OpenedAccounts;
  hasPaymentPassword: (memberId: string) => Promise<boolean>;
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  spend: (key: string, allowance: { uses: number; minutes: number }) => Promise<void>;
  /** How many links an agent may have, and how often they may open an account. */
  registerRules: () => Promise<OpeningLimits>;
  record: RecordByHand;
  guard: Guard;
};

const Told = z.object({ members: z.array(z.string()) });
const Concerned = z.object({ memberId: z.string() });

/** Agents: their teams, their contracts with downlines, and the payments of these. */
export function createAgents({ pool, clock, live }: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): Agents {
  const { members, figures, tell } = needs;
  const { contracts, visits, links } = needs.agreements;
  const timeZone = async () => (await needs.brand()).timeZone;
  const tree = createTreeService({ pool, clock, members, contracts, timeZone });
  const currency = async () => (await needs.brand()).currency;
  const team = createTeamService({ pool, clock, members, tree, timeZone, currency, tell });
  const downlines = createDownlinesService({ pool, clock, members, timeZone, currency });
  const centre = createCentreService({ pool, members, timeZone, currency });
  const explain = createExplainService({ pool, clock, timeZone });
  const settle = createSettleService({ pool, clock, timeZone });
  const pay = createPayService({ pool, clock, tellAll: needs.tellAll });
  const settlements = createSettlements({ pool, clock, timeZone, figures, contracts, tree, settle, pay });
  const recruits = createRecruitsService({
    pool,
    clock,
    members,
    links,
    accounts: needs.openedAccounts,
    hasPaymentPassword: needs.hasPaymentPassword,
    requirePaymentPassword: needs.requirePaymentPassword,
    spend: needs.spend,
    limits: needs.registerRules,
  });

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

  async function requireKind(kind: ContractKind): Promise<void> {
    if (!(await needs.isKindOffered(kind))) throw new ApiError('CONTRACT_KIND_CLOSED');
  }

  const access = { requireMember, requireAgent };
  const teams = createTeams(pool, requireAgent);
  const files = createAgentFiles({ ...access, pool, members, explain, team, teams, timeZone });

  const { record, guard } = needs;
  const admin = createAgentsAdmin({ pool, tree, team, contracts, settlements, links, members, record, guard });
  const reads = createAgentsReads({ pool, members, team, explain });
  return {
    name: 'agents',
    admin,
    adminRoutes: (app) => agentsAdminRoutes(app, { admin, reads, links }),
    forget: {
      open: async (db, memberId) => ((await hasOpenAgreement(db, memberId)) ? ['agreements'] : []),
      now: forgetApplicant,
    },
    teams,
    files,
    contracts,
    tree,
    team,
    explain,
    settlements,
    links,
    recruits,
    routes(app) {
      agentRoutes(app, { team, requireMember, requireAgent });
      centreRoutes(app, { centre, requireAgent });
      linkRoutes(app, { links, recruits, requireAgent });
      downlineRoutes(app, { downlines, requireAgent });
      const usernames = (ids: readonly string[]) => members.usernames(pool, ids);
      contractRoutes(app, { contracts, explain, usernames, requireMember, requireAgent, requireKind });
    },
    jobs: [
      { name: 'agents_settle', cron: '* * * * *', run: settlements.run },
      { name: 'agents_forget', cron: '35 20 * * *', run: settlements.forget },
      { name: 'agents_forget_visits', cron: '40 20 * * *', run: visits.forget },
      {
        name: TELL_CONTRACTS,
        run: async (payload) => {
          const { memberId } = Concerned.parse(payload);
          const { waiting } = await contracts.waitingFor(memberId);
          live.publish(memberId, { name: 'contracts', data: { waiting: waiting.length } });
        },
      },
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
