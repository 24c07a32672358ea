import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { contractKinds, ContractTerms, runStates } from '../contracts.ts';
import { operation } from '../operation.ts';
import { Named, one, Period, Side } from './agent-parts.ts';
import { cursor, cursorListOf, placeCursor } from './lists.ts';

/** Settlements of agents in the console, with the working of each line. */

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
