import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { contractKinds } from './contracts.ts';
import { operation } from './operation.ts';
import { applicationLengths } from './patterns.ts';

/** An agent's team: the whole subtree, with the agent. Nothing here shows anybody outside it. */

const Day = z.iso.date();

const errors = ['NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'] as const;

/** A team's figures for a range of days. */
export const TeamFigures = z.object({
  /** Members at the end of the range, and those who registered within it. */
  members: z.int(),
  newMembers: z.int(),
  /** Members who played, and members whose valid bets reached the brand's setting. */
  players: z.int(),
  activeMembers: z.int(),
  deposits: Decimal,
  withdrawals: Decimal,
  validBet: Decimal,
  /** Stakes that are not decided yet. */
  openStake: Decimal,
  /** The members' wins less their decided stakes. */
  profit: Decimal,
  /** What the agent's own contracts paid on these days, before what is passed on to downlines. */
  commission: Decimal,
});
export type TeamFigures = z.infer<typeof TeamFigures>;

export const agentTeamOverview = operation({
  id: 'agentTeamOverview',
  method: 'GET',
  path: '/api/agents/overview',
  access: 'member',
  summary: 'The team’s figures of some days of the brand’s calendar (both included), and of as many days before them',
  query: z.object({ from: Day, to: Day }),
  value: z.object({ currency: z.string(), now: TeamFigures, before: TeamFigures, online: z.int() }),
  errors: ['VALIDATION', ...errors],
});

/** A member of the team. */
export const TeamMember = z.object({
  id: Id,
  username: z.string(),
  /** Below the agent: 1 is a direct downline, 0 the agent. */
  depth: z.int(),
  /** The member's number of direct downlines. */
  downlines: z.int(),
  isAgent: z.boolean(),
  status: z.string(),
  currency: z.string(),
  cash: Decimal,
  /** Kinds of the member's contracts in force. */
  contracts: z.array(z.enum(contractKinds)),
  registeredAt: Instant,
});
export type TeamMember = z.infer<typeof TeamMember>;

export const agentDownlines = operation({
  id: 'agentDownlines',
  method: 'GET',
  path: '/api/agents/downlines',
  access: 'member',
  summary:
    'The direct downlines of the agent, or (`of`) of somebody in the team; with `search`, everybody in the team whose username begins so. By id after `after`',
  query: z.object({
    of: z.optional(Id),
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    after: z.optional(Id),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  value: z.object({ list: z.array(TeamMember), next: z.nullable(Id) }),
  errors: ['NOT_FOUND', ...errors],
});

export const agentIncome = operation({
  id: 'agentIncome',
  method: 'GET',
  path: '/api/agents/income',
  access: 'member',
  summary:
    'What the agent’s contracts brought in some days of the brand’s calendar, by kind, and what went on to their downlines',
  query: z.object({ from: Day, to: Day }),
  value: z.object({
    currency: z.string(),
    list: z.array(
      z.object({ kind: z.enum(contractKinds), received: Decimal, paidDown: Decimal, net: Decimal, owed: Decimal }),
    ),
    /** From what is left of the periods of these days to what was paid on these days. */
    payments: z.object({
      /** The sum of `net`: of periods that began on these days. */
      left: Decimal,
      /** Of that, what was paid on other days. */
      paidOnOtherDays: Decimal,
      /** Left of what was paid on these days for periods of other days. */
      ofOtherPeriods: Decimal,
      /** Paid to the agent, and passed on by them, on these days: the difference is `left - paidOnOtherDays + ofOtherPeriods`. */
      received: Decimal,
      paidDown: Decimal,
      net: Decimal,
    }),
  }),
  errors: ['VALIDATION', ...errors],
});

/** A member's application to become an agent. */
export const AgentApplication = z.object({
  id: Id,
  state: z.enum(['waiting', 'approved', 'rejected']),
  name: z.string(),
  contact: z.string(),
  website: z.string(),
  plan: z.string(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  appliedAt: Instant,
});
export type AgentApplication = z.infer<typeof AgentApplication>;

const text = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

export const applyAsAgent = operation({
  id: 'applyAsAgent',
  method: 'POST',
  path: '/api/agents/application',
  access: 'member',
  summary: 'Applies to become an agent; the house reviews it. While one waits, another changes nothing',
  body: z.object({
    name: text(...applicationLengths.name),
    contact: text(...applicationLengths.contact),
    website: z._default(text(...applicationLengths.website), ''),
    plan: text(...applicationLengths.plan),
  }),
  value: AgentApplication,
  errors: ['VALIDATION', 'FORBIDDEN', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

export const agentApplication = operation({
  id: 'agentApplication',
  method: 'GET',
  path: '/api/agents/application',
  access: 'member',
  summary: 'The member’s last application to become an agent; null where there is none',
  value: z.object({ application: z.nullable(AgentApplication) }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});
