import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { contractKinds, contractPeriods, contractStandings, contractStates, ContractTerms } from '../contracts.ts';
import { operation } from '../operation.ts';
import { Named, one, Period, Side } from './agent-parts.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

/** Contracts of agents in the console: offered by the brand, and ended. */

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
