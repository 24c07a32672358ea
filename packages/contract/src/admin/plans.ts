import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { LocalText } from '../site.ts';
import { listOf, page, reason } from './lists.ts';
import { AdminVersions, lastChange, Revision, versionsQuery } from './versions.ts';

/** What staff plans by a form made of its shape: promotions with their rules, missions, boards, prize games, goods, the table of ranks. */
export const planKinds = [
  'activities',
  'missions',
  'boards',
  'events',
  'goods',
  'ranks',
  'prizeGames',
  'offers',
] as const;
export type PlanKind = (typeof planKinds)[number];

/** `paused` by staff; `coming` and `over` by its period. */
export const planStates = ['running', 'paused', 'coming', 'over'] as const;
export type PlanState = (typeof planStates)[number];

const planKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/));

/** What it cost against the turnover of the members it gave to: added up every ten minutes. */
export const AdminPlanCost = z.object({
  cost: Decimal,
  /** Valid bets, since it began, of members to whom it gave. */
  turnover: Decimal,
  /** Cost in per cent of the turnover; null while nobody played. */
  percent: z.nullable(Decimal),
  gifts: z.int(),
  members: z.int(),
  /** Rewards that wait for staff. */
  inReview: z.int(),
  at: Instant,
});
export type AdminPlanCost = z.infer<typeof AdminPlanCost>;

export const AdminPlanRow = z.object({
  /** Its key. */
  id: z.string(),
  title: LocalText,
  /** Within its kind: of a promotion, a mission, a prize game. */
  group: z.nullable(z.string()),
  state: z.enum(planStates),
  from: z.nullable(Instant),
  until: z.nullable(Instant),
  /** What is left of the budget that pays it; null where it gives no money. */
  budget: z.nullable(z.object({ id: z.string(), left: Decimal, currency: z.string() })),
  /** Null where the kind is not added up, or it has not been yet. */
  cost: z.nullable(AdminPlanCost),
  ...lastChange,
});
export type AdminPlanRow = z.infer<typeof AdminPlanRow>;

/** What a plan of a kind must be, as a JSON Schema: the console makes its form of it. */
const shape = z.record(z.string(), z.unknown());
const value = z.record(z.string(), z.unknown());

export const AdminPlan = z.extend(AdminPlanRow, {
  value,
  revision: Revision,
  shape,
  /** Whether staff pauses and resumes it by a call of its own. */
  switches: z.boolean(),
});
export type AdminPlan = z.infer<typeof AdminPlan>;

const previewed = z.array(z.object({ title: z.string(), lines: z.array(z.string()) }));

/** The rules of a promotion as the site writes them, by language. */
export const PlanPreview = z.object({ lo: previewed, en: previewed, cn: previewed });
export type PlanPreview = z.infer<typeof PlanPreview>;

/** What a plan would be, before it is saved. */
export const AdminPlanTrial = z.object({
  /** How many members it addresses now; `isWhole` false: at least, of so many that were looked at in a short time. Null where it addresses all. */
  audience: z.nullable(z.object({ members: z.int(), lookedAt: z.int(), isWhole: z.boolean() })),
  /** Of one draw, on average; the most: of one window or round with all its prizes. */
  expected: z.nullable(z.object({ each: Decimal, most: z.nullable(Decimal), currency: z.string() })),
  /** In per cent, by the code of the prize, adding up to 100. */
  chances: z.array(z.object({ code: z.string(), percent: Decimal })),
  /** As a member reads it who has done nothing yet. */
  preview: z.nullable(PlanPreview),
});
export type AdminPlanTrial = z.infer<typeof AdminPlanTrial>;

const ofKind = z.object({ kind: z.enum(planKinds) });
const ofOne = z.object({ kind: z.enum(planKinds), key: planKey });
const saving = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING', 'NOT_POSSIBLE'] as const;

export const adminPlans = operation({
  id: 'adminPlans',
  method: 'GET',
  path: '/api/admin/plans/{kind}',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'The plans of a kind with their state, what is left of their budgets, and what they cost',
  params: ofKind,
  query: z.object(page),
  value: listOf(AdminPlanRow),
});

export const adminPlanShape = operation({
  id: 'adminPlanShape',
  method: 'GET',
  path: '/api/admin/plan-shapes/{kind}',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'What a new plan of a kind must be, as a JSON Schema, and the keys that it may have where there are few',
  params: ofKind,
  value: z.object({ shape, keys: z.nullable(z.array(z.object({ id: z.string(), title: LocalText }))) }),
});

export const adminPlan = operation({
  id: 'adminPlan',
  method: 'GET',
  path: '/api/admin/plans/{kind}/{key}',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'One plan, whole',
  params: ofOne,
  value: AdminPlan,
  errors: ['NOT_FOUND'],
});

export const adminPlanTrial = operation({
  id: 'adminPlanTrial',
  method: 'POST',
  path: '/api/admin/plans/{kind}/{key}/trial',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'What a plan would be, without saving it: whom it addresses, what it is expected to cost, what members read',
  params: ofOne,
  body: z.object({ value }),
  value: AdminPlanTrial,
});

export const adminPlanSave = operation({
  id: 'adminPlanSave',
  method: 'PUT',
  path: '/api/admin/plans/{kind}/{key}',
  access: 'staff',
  permission: 'promotions.edit',
  summary:
    'Saves a plan, unless another change came since it was read; without a revision it is a new one. One that gives money may wait for a second person',
  params: ofOne,
  body: z.object({ value, revision: z.nullable(Revision), reason }),
  value: AdminPlan,
  errors: saving,
});

export const adminPlanSwitch = operation({
  id: 'adminPlanSwitch',
  method: 'PUT',
  path: '/api/admin/plans/{kind}/{key}/state',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Pauses a plan, at once, or resumes it. Nothing is counted and given meanwhile; what was given stays',
  params: ofOne,
  body: z.object({ running: z.boolean(), reason }),
  value: AdminPlan,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminPlanVersions = operation({
  id: 'adminPlanVersions',
  method: 'GET',
  path: '/api/admin/plans/{kind}/{key}/versions',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'The changes of a plan, newest first',
  params: ofOne,
  query: versionsQuery,
  value: AdminVersions,
});

export const adminPlanRestore = operation({
  id: 'adminPlanRestore',
  method: 'PUT',
  path: '/api/admin/plans/{kind}/{key}/version',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Puts a plan back to what an earlier change made of it',
  params: ofOne,
  body: z.object({ to: Id, revision: Revision, reason }),
  value: AdminPlan,
  errors: saving,
});
