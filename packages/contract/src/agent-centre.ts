import * as z from 'zod/mini';
import { TeamFigures } from './agents.ts';
import { Decimal, Instant, Language } from './common.ts';
import { PlayerNotice } from './content.ts';
import { contractKinds } from './contracts.ts';
import { operation } from './operation.ts';

/** The first pages of the agents' centre: figures by day, announcements, the agent's own account. */

const Day = z.iso.date();
const errors = ['NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'] as const;
/** At most `AGENT_CHART_DAYS`, both included. */
const days = z.object({ from: Day, to: Day });

const TeamDay = z.object({ day: Day, ...TeamFigures.shape });
export type TeamDay = z.infer<typeof TeamDay>;

export const agentTeamDays = operation({
  id: 'agentTeamDays',
  method: 'GET',
  path: '/api/agents/overview/days',
  access: 'member',
  summary: 'The team’s figures of each of some days of the brand’s calendar (both included, at most 62), in order',
  query: days,
  value: z.object({ currency: z.string(), list: z.array(TeamDay) }),
  errors: ['VALIDATION', ...errors],
});

const IncomeDay = z.object({
  day: Day,
  kind: z.enum(contractKinds),
  received: Decimal,
  paidDown: Decimal,
  net: Decimal,
});
export type IncomeDay = z.infer<typeof IncomeDay>;

export const agentIncomeDays = operation({
  id: 'agentIncomeDays',
  method: 'GET',
  path: '/api/agents/income/days',
  access: 'member',
  summary:
    'What the agent’s contracts brought on each of some days of the brand’s calendar (both included, at most 62), by kind; days without any are left out',
  query: days,
  value: z.object({ currency: z.string(), list: z.array(IncomeDay) }),
  errors: ['VALIDATION', ...errors],
});

export const agentAccount = operation({
  id: 'agentAccount',
  method: 'GET',
  path: '/api/agents/account',
  access: 'member',
  summary: 'Since when the member has been an agent, who is above them, and how many below',
  value: z.object({
    agentSince: Instant,
    /** The name is masked; null: the brand itself. */
    upline: z.nullable(z.object({ name: z.string() })),
    directDownlines: z.int(),
    /** Everybody below the agent, without the agent. */
    teamMembers: z.int(),
  }),
  errors,
});
export type AgentAccount = z.infer<(typeof agentAccount)['value']>;

export const agentAnnouncements = operation({
  id: 'agentAnnouncements',
  method: 'GET',
  path: '/api/agents/announcements',
  access: 'member',
  summary: 'What the brand tells its agents, in the brand’s order',
  query: z.object({ language: z.optional(Language) }),
  value: z.object({ list: z.array(PlayerNotice) }),
  errors: ['NON_AGENT', 'TRUE_ACCOUNT_REQUIRED'],
});
