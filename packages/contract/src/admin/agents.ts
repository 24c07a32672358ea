import * as z from 'zod/mini';
import { AgentLink } from '../agent-links.ts';
import { TeamFigures } from '../agents.ts';
import { Decimal, Id, Instant } from '../common.ts';
import { contractKinds } from '../contracts.ts';
import { operation } from '../operation.ts';
import { Named, one } from './agent-parts.ts';
import { cursor, cursorListOf, reason, search } from './lists.ts';

/** Agents in the console: the tree, moves, applications, links. */

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
