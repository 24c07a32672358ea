import * as z from 'zod/mini';
import { AgentLink } from '../agent-links.ts';
import { TeamFigures } from '../agents.ts';
import { Decimal, Id, Instant } from '../common.ts';
import {
  contractKinds,
  contractPeriods,
  contractStandings,
  contractStates,
  ContractTerms,
  runStates,
} from '../contracts.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf, placeCursor, reason, search } from './lists.ts';

/** Agents in the console: the tree, contracts, settlements with their working, moves, applications, links. */

const Named = z.object({ id: Id, username: z.string() });
const Period = z.enum([...contractPeriods, 'hour', 'slot']);
const Side = z.enum(['upline', 'downline']);
const one = { params: z.object({ id: Id }) };

export const AdminAgent = z.object({
  id: Id,
  username: z.string(),
  type: z.int(),
  status: z.string(),
  /** Everybody above, from the top down. */
  path: z.array(Named),
  /** Direct downlines. */
  downlines: z.int(),
  /** Kinds of their own contracts that are in force. */
  contracts: z.array(z.enum(contractKinds)),
  currency: z.string(),
  cash: Decimal,
  registeredAt: Instant,
});
export type AdminAgent = z.infer<typeof AdminAgent>;

export const adminAgents = operation({
  id: 'adminAgents',
  method: 'GET',
  path: '/api/admin/agents',
  access: 'staff',
  permission: 'agents.view',
  summary:
    'One level of the tree, by ID: agents with nobody above, or (`of`) the direct downlines of a member; with `search` everybody whose username begins so, or who has that ID',
  query: z.object({ ...cursor, of: z.optional(Id), search }),
  value: cursorListOf(AdminAgent),
});

export const adminAgent = operation({
  id: 'adminAgent',
  method: 'GET',
  path: '/api/admin/agents/{id}',
  access: 'staff',
  permission: 'agents.view',
  summary: 'One member in the tree, with everybody above and a move that waits or has been approved',
  ...one,
  value: z.extend(AdminAgent, {
    /** Null: none. */
    move: z.nullable(z.object({ id: Id, to: z.nullable(Named), state: z.string(), effectiveAt: z.nullable(Instant) })),
  }),
  errors: ['NOT_FOUND'],
});

export const adminAgentFigures = operation({
  id: 'adminAgentFigures',
  method: 'GET',
  path: '/api/admin/agents/{id}/figures',
  access: 'staff',
  permission: 'agents.view',
  summary: 'A team’s figures of some days of the brand’s calendar, both included, and of as many days before them',
  ...one,
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  value: z.object({ currency: z.string(), now: TeamFigures, before: TeamFigures, online: z.int() }),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const AdminContract = z.object({
  id: Id,
  kind: z.enum(contractKinds),
  period: Period,
  /** Null: the brand. */
  upline: z.nullable(Named),
  downline: Named,
  currency: z.string(),
  terms: ContractTerms,
  state: z.enum(contractStates),
  requestedBy: z.nullable(Side),
  startsAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
  offeredAt: Instant,
  changedAt: Instant,
});
export type AdminContract = z.infer<typeof AdminContract>;

export const adminAgentContracts = operation({
  id: 'adminAgentContracts',
  method: 'GET',
  path: '/api/admin/agents/{id}/contracts',
  access: 'staff',
  permission: 'agents.view',
  summary:
    'A member’s contracts with their upline or the brand (`downline`), or with their downlines (`upline`), newest first',
  ...one,
  query: z.object({ ...cursor, side: z._default(Side, 'downline'), standing: z.optional(z.enum(contractStandings)) }),
  value: cursorListOf(AdminContract),
});

export const contractActs = ['request_termination', 'confirm_termination'] as const;
export type ContractAct = (typeof contractActs)[number];

export const AdminContractCase = z.extend(AdminContract, {
  /** Everything that was done with it. */
  steps: z.array(
    z.object({ step: z.string(), state: z.enum(contractStates), by: z.string(), reason: z.string(), at: Instant }),
  ),
  /** What the brand can do with it now: only with a contract of its own. */
  can: z.array(z.enum(contractActs)),
});
export type AdminContractCase = z.infer<typeof AdminContractCase>;

export const adminContract = operation({
  id: 'adminContract',
  method: 'GET',
  path: '/api/admin/contracts/{id}',
  access: 'staff',
  permission: 'agents.view',
  summary: 'One contract: its terms, and who did what with it and when',
  ...one,
  value: AdminContractCase,
  errors: ['NOT_FOUND'],
});

export const adminContractOffer = operation({
  id: 'adminContractOffer',
  method: 'POST',
  path: '/api/admin/agents/{id}/contracts',
  access: 'staff',
  permission: 'agents.edit',
  summary:
    'Offers an agent with nobody above a contract of the brand. One that gives less than contracts below it is refused with these until `proceed` is true: then they end',
  ...one,
  body: z.object({
    kind: z.enum(contractKinds),
    /** Of a dividend; a salary’s follows from its kind. */
    period: z.optional(z.enum(contractPeriods)),
    terms: ContractTerms,
    proceed: z._default(z.boolean(), false),
    reason,
  }),
  value: AdminContractCase,
  errors: ['NOT_FOUND', 'VALIDATION', 'CONTRACT_TERMS', 'CONTRACT_LOWER_RATE', 'CONTRACT_RATE_TOO_HIGH'],
});

export const adminContractTermination = operation({
  id: 'adminContractTermination',
  method: 'POST',
  path: '/api/admin/contracts/{id}/termination',
  access: 'staff',
  permission: 'agents.edit',
  summary:
    'Asks to end a contract of the brand, at the end of its period at the latest, or confirms what the agent asked for',
  ...one,
  body: z.object({ act: z.enum(contractActs), reason }),
  value: AdminContractCase,
  errors: ['NOT_FOUND', 'CONTRACT_STATE'],
});

/** One period of a contract: what it came to, and what became of it. */
export const AdminSettlement = z.object({
  id: Id,
  contractId: Id,
  kind: z.enum(contractKinds),
  /** Who pays; null: the brand. */
  upline: z.nullable(Named),
  downline: Named,
  startsAt: Instant,
  endsAt: Instant,
  currency: z.string(),
  base: Decimal,
  /** From 1; 0: no tier was reached. */
  tier: z.int(),
  gross: Decimal,
  adjusted: Decimal,
  /** What was still to be given back. */
  carriedIn: Decimal,
  due: Decimal,
  paidDown: Decimal,
  state: z.enum(runStates),
  paidAt: z.nullable(Instant),
});
export type AdminSettlement = z.infer<typeof AdminSettlement>;

export const adminAgentSettlements = operation({
  id: 'adminAgentSettlements',
  method: 'GET',
  path: '/api/admin/agents/{id}/settlements',
  access: 'staff',
  permission: 'agents.view',
  summary:
    'What contracts of a kind brought a member (`downline`), or what they pay by them to direct downlines (`upline`), newest first',
  ...one,
  query: z.object({
    ...placeCursor,
    kind: z._default(z.enum(contractKinds), 'dividend'),
    side: z._default(Side, 'downline'),
  }),
  value: cursorListOf(AdminSettlement),
});

export const adminOwedSettlements = operation({
  id: 'adminOwedSettlements',
  method: 'GET',
  path: '/api/admin/settlements/owed',
  access: 'staff',
  permission: 'agents.view',
  summary:
    'Payments that uplines still owe because their wallets did not cover them, oldest first; they are tried again each minute',
  query: z.object({ ...cursor, kind: z.optional(z.enum(contractKinds)) }),
  value: cursorListOf(AdminSettlement),
});

/** The figures of one period, in the order in which they are computed. Money as decimals. */
export const SettlementWorking = z.object({
  activeMembers: z.int(),
  validBet: Decimal,
  win: Decimal,
  /** Rebates and gifts of the team. */
  costs: Decimal,
  /** The vendors’ share of what the house won. */
  fees: Decimal,
  profit: Decimal,
  /** A loss of earlier periods still to be made up for, before this period and after it; never positive. */
  deficitBefore: Decimal,
  deficit: Decimal,
  base: Decimal,
  tier: z.int(),
  gross: Decimal,
});
export type SettlementWorking = z.infer<typeof SettlementWorking>;

export const AdminSettlementCase = z.extend(AdminSettlement, {
  terms: ContractTerms,
  period: Period,
  /** From which valid bet of the period a member counted as active. */
  activeFrom: Decimal,
  /** Of the tier reached: percent, or an amount for each started unit; null: none was reached. */
  share: z.nullable(Decimal),
  /** Started units of the base, where they are paid. */
  units: z.nullable(z.string()),
  /** What the next tier still needed; null: the highest was reached. */
  missing: z.nullable(z.object({ activeMembers: z.int(), validBet: Decimal, profit: Decimal })),
  settled: SettlementWorking,
  /** With what came or changed since; the difference is paid with a later period. */
  current: SettlementWorking,
  carriedOut: Decimal,
  net: Decimal,
  /** Corrections of earlier periods that this one pays or takes back. */
  adjustments: z.array(
    z.object({ ofSettlement: Id, startsAt: Instant, before: Decimal, after: Decimal, amount: Decimal }),
  ),
});
export type AdminSettlementCase = z.infer<typeof AdminSettlementCase>;

export const adminSettlement = operation({
  id: 'adminSettlement',
  method: 'GET',
  path: '/api/admin/settlements/{id}',
  access: 'staff',
  permission: 'agents.view',
  summary:
    'One settlement with its working: what was counted, deductions, tier and rate, corrections, what was carried over, paid and passed on',
  ...one,
  value: AdminSettlementCase,
  errors: ['NOT_FOUND'],
});

export const AdminSettlementMember = z.object({ id: Id, username: z.string(), validBet: Decimal, win: Decimal });
export type AdminSettlementMember = z.infer<typeof AdminSettlementMember>;

export const adminSettlementMembers = operation({
  id: 'adminSettlementMembers',
  method: 'GET',
  path: '/api/admin/settlements/{id}/members',
  access: 'staff',
  permission: 'agents.view',
  summary: 'The members whose play counted in a settlement, by ID; wins only of dividends',
  ...one,
  query: z.object(cursor),
  value: cursorListOf(AdminSettlementMember),
  errors: ['NOT_FOUND'],
});

export const adminSettlementCheck = operation({
  id: 'adminSettlementCheck',
  method: 'GET',
  path: '/api/admin/settlements/{id}/check',
  access: 'staff',
  permission: 'agents.view',
  summary:
    'Computes a settlement again from the rounds themselves, and says whether what is stored is the same; costs are taken as they were settled',
  ...one,
  value: z.object({ stored: Decimal, recomputed: Decimal, isSame: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const agentMoveStates = ['requested', 'approved', 'rejected', 'done', 'failed'] as const;

export const AdminAgentMove = z.object({
  id: Id,
  member: Named,
  /** Null: nobody above. */
  from: z.nullable(Named),
  to: z.nullable(Named),
  state: z.enum(agentMoveStates),
  effectiveAt: z.nullable(Instant),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: Instant,
  decidedBy: z.nullable(z.string()),
});
export type AdminAgentMove = z.infer<typeof AdminAgentMove>;

export const adminAgentMoves = operation({
  id: 'adminAgentMoves',
  method: 'GET',
  path: '/api/admin/agents/moves',
  access: 'staff',
  permission: 'agents.view',
  summary: 'Moves in the tree, newest first; those that wait for a second person are among the requests to approve',
  query: z.object(cursor),
  value: cursorListOf(AdminAgentMove),
});

export const adminAgentMove = operation({
  id: 'adminAgentMove',
  method: 'POST',
  path: '/api/admin/agents/{id}/move',
  access: 'staff',
  permission: 'agents.edit',
  summary:
    'Asks that a member and their team hang below another upline, or (empty) below nobody, from the beginning of the next day on. A second person always approves it. Earlier play stays with the old line; contracts with the old upline end',
  ...one,
  body: z.object({ upline: z.string().check(z.trim(), z.maxLength(60)), reason }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'VALIDATION', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});

export const adminAgentMoveStop = operation({
  id: 'adminAgentMoveStop',
  method: 'DELETE',
  path: '/api/admin/agents/moves/{id}',
  access: 'staff',
  permission: 'agents.edit',
  summary: 'Stops a move that has not taken effect yet: the member stays where they are',
  ...one,
  body: z.object({ reason }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const agentApplicationStates = ['waiting', 'approved', 'rejected'] as const;

export const AdminAgentApplication = z.object({
  id: Id,
  member: Named,
  /** Masked, as contact details are. */
  name: z.string(),
  contact: z.string(),
  website: z.string(),
  plan: z.string(),
  state: z.enum(agentApplicationStates),
  appliedAt: Instant,
  /** Why it was decided so, by whom and when. */
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type AdminAgentApplication = z.infer<typeof AdminAgentApplication>;

export const adminAgentApplications = operation({
  id: 'adminAgentApplications',
  method: 'GET',
  path: '/api/admin/agents/applications',
  access: 'staff',
  permission: 'agents.view',
  summary: 'Applications to become an agent: those that wait, the oldest first, or decided ones, the newest first',
  query: z.object({ ...cursor, queue: z._default(z.enum(['waiting', 'decided']), 'waiting') }),
  value: cursorListOf(AdminAgentApplication),
});

export const adminAgentApplicationDecision = operation({
  id: 'adminAgentApplicationDecision',
  method: 'PUT',
  path: '/api/admin/agents/applications/{id}/decision',
  access: 'staff',
  permission: 'agents.edit',
  summary:
    'Approves an application, which makes the member an agent, or rejects it; the member reads the reason of a rejection',
  ...one,
  body: z.object({ act: z.enum(['approve', 'reject']), reason }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminAgentApplicationReveal = operation({
  id: 'adminAgentApplicationReveal',
  method: 'POST',
  path: '/api/admin/agents/applications/{id}/reveal',
  access: 'staff',
  permission: 'agents.reveal',
  summary: 'Name and contact of an applicant in full; each reveal is recorded with its reason',
  ...one,
  body: z.object({ reason }),
  value: z.object({ name: z.string(), contact: z.string() }),
  errors: ['NOT_FOUND'],
});

export const adminAgentLinks = operation({
  id: 'adminAgentLinks',
  method: 'GET',
  path: '/api/admin/agents/{id}/links',
  access: 'staff',
  permission: 'agents.view',
  summary: 'The invitation links of an agent, newest first, with who came by them',
  ...one,
  query: z.object(cursor),
  value: cursorListOf(AgentLink),
});

export const adminAgentLinkPause = operation({
  id: 'adminAgentLinkPause',
  method: 'PUT',
  path: '/api/admin/agents/{id}/links/{link}/pause',
  access: 'staff',
  permission: 'agents.edit',
  summary: 'Pauses an invitation link, so that nobody registers by it, or opens it again',
  params: z.object({ id: Id, link: Id }),
  body: z.object({ paused: z.boolean(), reason }),
  value: AgentLink,
  errors: ['NOT_FOUND'],
});
