import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { contractKinds, contractPeriods } from './contracts.ts';
import { operation } from './operation.ts';

/**
 * The tree below an agent, level by level, and the agent's settings for direct downlines. Nothing here shows anybody outside the
 * team.
 */

const Day = z.iso.date();
const days = { from: Day, to: Day };
const errors = ['VALIDATION', 'NOT_FOUND', 'NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'] as const;

/** What members played and moved within a range of the brand's days. */
const Figures = z.object({
  validBet: Decimal,
  /** Stakes that are not decided yet. */
  openStake: Decimal,
  /** Wins less stakes. */
  profit: Decimal,
  deposits: Decimal,
  withdrawals: Decimal,
});
export type DownlineFigures = z.infer<typeof Figures>;

const Named = z.object({ id: Id, username: z.string() });

/** A contract in force between a member and their upline: what it gives at its lowest and its highest tier. */
const ContractInForce = z.object({
  kind: z.enum(contractKinds),
  period: z.enum([...contractPeriods, 'hour', 'slot']),
  pay: z.enum(['rate', 'unit']),
  lowest: Decimal,
  highest: Decimal,
});
export type ContractInForce = z.infer<typeof ContractInForce>;

/** A member of the team, with the member's own play and money. */
export const Downline = z.object({
  id: Id,
  username: z.string(),
  /** Below the agent: 1 is a direct downline. */
  depth: z.int(),
  /** The member directly above; for a direct downline, the agent. */
  upline: Named,
  /** The member's number of direct downlines. */
  downlines: z.int(),
  type: z.int(),
  isAgent: z.boolean(),
  status: z.enum(['active', 'suspended', 'closed']),
  isOnline: z.boolean(),
  /** When the member was last active here; null: never. */
  seenAt: z.nullable(Instant),
  cash: Decimal,
  contracts: z.array(ContractInForce),
  registeredAt: Instant,
  ...Figures.shape,
});
export type Downline = z.infer<typeof Downline>;

export const downlineSorts = ['registered', 'name', 'balance', 'validBet', 'profit'] as const;
export type DownlineSort = (typeof downlineSorts)[number];

export const agentTeam = operation({
  id: 'agentTeam',
  method: 'GET',
  path: '/api/agents/team',
  access: 'member',
  summary:
    'The direct downlines of the agent, or (`of`) of somebody in the team; with `search`, everybody in the team whose username begins so. Each with their figures of some days. `next` begins the following page',
  query: z.object({
    ...days,
    of: z.optional(Id),
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    sort: z._default(z.enum(downlineSorts), 'registered'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    after: z.optional(z.string().check(z.maxLength(400))),
    pageSize: z._default(queryInteger(1, 50), 20),
  }),
  value: z.object({
    currency: z.string(),
    /** From the agent's direct downline to the member `of`, whose downlines are shown; empty: the agent's own. */
    path: z.array(Named),
    list: z.array(Downline),
    next: z.nullable(z.string()),
  }),
  errors,
});

/** Everybody below a member, without the member. */
const TeamBelow = z.object({
  members: z.int(),
  agents: z.int(),
  online: z.int(),
  cash: Decimal,
  ...Figures.shape,
});
export type TeamBelow = z.infer<typeof TeamBelow>;

export const agentTeamTotals = operation({
  id: 'agentTeamTotals',
  method: 'GET',
  isReport: true,
  path: '/api/agents/team-totals',
  access: 'member',
  summary: 'What everybody below the agent, or (`of`) below somebody in the team, has, played and moved together',
  query: z.object({ ...days, of: z.optional(Id) }),
  value: z.object({ currency: z.string(), below: TeamBelow }),
  errors,
});

export const agentTeamMember = operation({
  id: 'agentTeamMember',
  method: 'GET',
  path: '/api/agents/team/{id}',
  access: 'member',
  summary: 'One member of the team: their own figures, those of everybody below them, and their moves in the tree',
  params: z.object({ id: Id }),
  query: z.object(days),
  value: z.object({
    currency: z.string(),
    member: Downline,
    /** From the agent's direct downline to the member. */
    path: z.array(Named),
    below: TeamBelow,
    /** Latest first. Uplines outside the team are not named. */
    moves: z.array(z.object({ id: Id, from: z.nullable(Named), to: z.nullable(Named), at: Instant })),
  }),
  errors,
});

/** An upline's settings for the transfers of a direct downline. A limit that is null is the brand's. */
const AllowedTransfers = z.object({
  mayReceive: z.boolean(),
  maySend: z.boolean(),
  /** Maximum for one outgoing transfer, and for all of a day of the brand. */
  perTransfer: z.nullable(Decimal),
  perDay: z.nullable(Decimal),
});
export type AllowedTransfers = z.infer<typeof AllowedTransfers>;

const DownlineLimits = z.extend(AllowedTransfers, {
  currency: z.string(),
  /** The brand's own minimum, which an agent may lower. */
  least: Decimal,
  brandPerTransfer: Decimal,
  brandPerDay: Decimal,
  /** The member is a direct downline, so the agent may change the settings. */
  isMine: z.boolean(),
});
export type DownlineLimits = z.infer<typeof DownlineLimits>;

const limitErrors = ['NOT_FOUND', 'NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'TRANSFER_CLOSED'] as const;

export const downlineLimits = operation({
  id: 'downlineLimits',
  method: 'GET',
  path: '/api/transfers/limits/{memberId}',
  access: 'member',
  summary: 'What a member of the agent’s team may transfer, as their direct upline set it',
  params: z.object({ memberId: Id }),
  value: DownlineLimits,
  errors: limitErrors,
});

export const setDownlineLimits = operation({
  id: 'setDownlineLimits',
  method: 'PUT',
  path: '/api/transfers/limits/{memberId}',
  access: 'member',
  summary:
    'Sets what a direct downline may transfer: whether at all, and how much, between the brand’s least and most. Transfers from then on keep to it',
  params: z.object({ memberId: Id }),
  body: AllowedTransfers,
  value: DownlineLimits,
  errors: ['VALIDATION', 'AMOUNT_OUT_OF_RANGE', ...limitErrors],
});
