import * as z from 'zod/mini';
import { Id, Instant, Nothing, queryInteger } from './common.ts';
import { MOST_LINK_USES } from './constants.ts';
import { contractKinds, contractPeriods, ContractTerms } from './contracts.ts';
import { operation } from './operation.ts';

/** The registration centre: agents recruit members by invitation links and by opening accounts for them. */

const errors = ['NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'] as const;
const offerErrors = ['CONTRACT_TERMS', 'CONTRACT_RATE_TOO_HIGH', 'CONTRACT_KIND_CLOSED'] as const;

/** A contract that a recruit gets at once; it applies from its next period on. */
export const PresetContract = z.object({
  kind: z.enum(contractKinds),
  period: z.enum([...contractPeriods, 'hour', 'slot']),
  terms: ContractTerms,
});
export type PresetContract = z.infer<typeof PresetContract>;

/** At most one of each kind. */
const PresetContracts = z.array(PresetContract).check(
  z.maxLength(contractKinds.length),
  z.refine((given) => new Set(given.map(({ kind }) => kind)).size === given.length, { error: 'same' }),
);

const downlineKinds = ['agent', 'player'] as const;

/**
 * Whether a link admits new members, or why not: it is paused, expired, used up, or its contracts can no longer be given (the
 * agent's own contract gives less or has ended, or the brand does not offer the kind).
 */
export const agentLinkStates = ['open', 'paused', 'expired', 'used_up', 'terms'] as const;
export type AgentLinkState = (typeof agentLinkStates)[number];

export const AgentLink = z.object({
  id: Id,
  code: z.string(),
  url: z.string(),
  /** The kind of member that registers by it. */
  makes: z.enum(downlineKinds),
  /** The only domain of the brand on which it works; null: all. */
  domain: z.nullable(z.string()),
  note: z.string(),
  contracts: z.array(PresetContract),
  state: z.enum(agentLinkStates),
  /** Null: no end. */
  validUntil: z.nullable(Instant),
  /** Null: no limit. */
  mostUses: z.nullable(z.int()),
  /** Visits (once per address and day), registrations, and how many of these members have deposited since. */
  visits: z.int(),
  uses: z.int(),
  depositors: z.int(),
  createdAt: Instant,
});
export type AgentLink = z.infer<typeof AgentLink>;

export const agentRegisterCentre = operation({
  id: 'agentRegisterCentre',
  method: 'GET',
  path: '/api/agents/register-centre',
  access: 'member',
  summary:
    'What an agent can invite with: the brand’s addresses, the kinds of contracts with the agent’s own terms (null: the agent has none, and would pay from their own money), how many links there may be, and what came of it so far',
  value: z.object({
    domains: z.array(z.object({ domain: z.string(), origin: z.string() })),
    kinds: z.array(z.object({ kind: z.enum(contractKinds), own: z.nullable(PresetContract) })),
    /** Whether opening an account asks for the payment password. */
    needsPaymentPassword: z.boolean(),
    links: z.int(),
    mostLinks: z.int(),
    /** Recruits who are in the agent's team; how many of them have deposited; how many registered in the last 30 days. */
    recruits: z.int(),
    depositors: z.int(),
    recent: z.int(),
  }),
  errors,
});

const listing = { before: z.optional(Id), pageSize: z._default(queryInteger(1, 100), 20) };

export const agentLinks = operation({
  id: 'agentLinks',
  method: 'GET',
  path: '/api/agents/links',
  access: 'member',
  summary: 'The agent’s links, latest first; `next` begins the following page, and is null after the last',
  query: z.object(listing),
  value: z.object({ list: z.array(AgentLink), next: z.nullable(Id) }),
  errors,
});

export const createAgentLink = operation({
  id: 'createAgentLink',
  method: 'POST',
  path: '/api/agents/links',
  access: 'member',
  summary:
    'Makes a link. Its contracts are judged as an offer is: none gives more than the agent’s own. The same idempotency key makes one',
  body: z.object({
    makes: z.enum(downlineKinds),
    domain: z.nullable(z.string().check(z.maxLength(253))),
    note: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
    validUntil: z.nullable(Instant),
    mostUses: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_LINK_USES))),
    contracts: PresetContracts,
    idempotencyKey: z.uuid(),
  }),
  value: AgentLink,
  errors: ['VALIDATION', 'TOO_MANY_LINKS', 'IDEMPOTENCY_CONFLICT', ...offerErrors, ...errors],
});

export const processAgentLink = operation({
  id: 'processAgentLink',
  method: 'POST',
  path: '/api/agents/links/{id}/process',
  access: 'member',
  summary: 'Pauses a link, or lets it go on; what it is already it stays',
  params: z.object({ id: Id }),
  body: z.object({ action: z.enum(['pause', 'resume']) }),
  value: AgentLink,
  errors: ['NOT_FOUND', ...errors],
});

export const deleteAgentLink = operation({
  id: 'deleteAgentLink',
  method: 'DELETE',
  path: '/api/agents/links/{id}',
  access: 'member',
  summary: 'Deletes a link: nobody comes in by it any more, and its code is never given again. Who came by it stays',
  params: z.object({ id: Id }),
  value: Nothing,
  errors: ['NOT_FOUND', ...errors],
});

/** A member recruited by an agent. */
export const AgentRecruit = z.object({
  id: Id,
  memberId: Id,
  username: z.string(),
  isAgent: z.boolean(),
  /** The link by which the member registered; null if the agent opened the account. */
  link: z.nullable(z.object({ id: Id, code: z.string(), note: z.string() })),
  hasDeposited: z.boolean(),
  joinedAt: Instant,
});
export type AgentRecruit = z.infer<typeof AgentRecruit>;

export const agentRecruits = operation({
  id: 'agentRecruits',
  method: 'GET',
  path: '/api/agents/recruits',
  access: 'member',
  summary:
    'Those who came in by the agent’s links or accounts that the agent opened and are in the team, latest first: all, by one link (`link`), or one way (`way`)',
  query: z.object({ ...listing, link: z.optional(Id), way: z.optional(z.enum(['link', 'opened'])) }),
  value: z.object({ list: z.array(AgentRecruit), next: z.nullable(Id) }),
  errors,
});

export const openDownline = operation({
  id: 'openDownline',
  method: 'POST',
  path: '/api/agents/downlines',
  access: 'member',
  encrypted: true,
  summary:
    'Opens an account directly below the agent. An empty `password` has one made, which is told this once; either is to be changed at the first sign-in. The same idempotency key opens one account and answers the same',
  body: z.object({
    username: z.string().check(z.trim(), z.maxLength(200)),
    password: z._default(z.string().check(z.maxLength(200)), ''),
    makes: z.enum(downlineKinds),
    contracts: PresetContracts,
    /** The agent's own; required if the agent has one. */
    paymentPassword: z._default(z.string().check(z.maxLength(200)), ''),
    /** The holder is of age and accepts the terms. */
    termsAccepted: z.literal(true, { error: 'terms_required' }),
    idempotencyKey: z.uuid(),
  }),
  value: z.object({
    memberId: Id,
    username: z.string(),
    /** Null if the agent chose it. */
    password: z.nullable(z.string()),
  }),
  errors: [
    'VALIDATION',
    'USERNAME_TAKEN',
    'WRONG_PAYMENT_PASSWORD',
    'TOO_MANY_REQUESTS',
    'IDEMPOTENCY_CONFLICT',
    ...offerErrors,
    ...errors,
  ],
});
