import {
  type AdminPlan,
  adminPlan,
  adminPlanRestore,
  type AdminPlanRow,
  adminPlans,
  adminPlanSave,
  adminPlanShape,
  adminPlanSwitch,
  adminPlanTrial,
  adminPlanVersions,
  type PlanKind,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { PlanCost } from '../../platform/plan-kind.ts';
import type { ListedPlan, PlansAdmin, Version } from './plans.admin.ts';

export function plansAdminRoutes(app: FastifyInstance, admin: PlansAdmin): void {
  async function view(which: { kind: PlanKind; key: string }): Promise<AdminPlan> {
    const plan = await admin.one(which);
    const { value, revision, switches } = plan;
    return { ...present(plan), value, revision, switches, shape: admin.shape(which.kind) };
  }

  route(app, adminPlans, async ({ params, query: { pageNo, pageSize } }) => {
    const { list, total } = await admin.list(params.kind, { from: (pageNo - 1) * pageSize, most: pageSize });
    return { list: list.map(present), total };
  });

  route(app, adminPlanShape, async ({ params: { kind } }) => ({
    shape: admin.shape(kind),
    keys: await admin.freeKeys(kind),
  }));

  route(app, adminPlan, ({ params }) => view(params));

  route(app, adminPlanTrial, async ({ params, body }) => {
    const { audience = null, expected, chances = [], preview = null } = await admin.try(params, body.value);
    return {
      audience,
      expected: expected
        ? {
            each: formatDecimal(expected.each),
            most: expected.most === null ? null : formatDecimal(expected.most),
            currency: expected.currency,
          }
        : null,
      chances: chances.map(({ code, percent }) => ({ code, percent: formatDecimal(percent) })),
      preview,
    };
  });

  route(app, adminPlanSave, async (call) => {
    const { value, revision, reason } = call.body;
    await admin.save(callerOf(call, reason), { ...call.params, value, revision });
    return view(call.params);
  });

  route(app, adminPlanSwitch, async (call) => {
    const { running, reason } = call.body;
    await admin.switch(callerOf(call, reason), { ...call.params, running });
    return view(call.params);
  });

  route(app, adminPlanVersions, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.versions(params, { before, pageSize }), presentVersion),
  );

  route(app, adminPlanRestore, async (call) => {
    const { to, revision, reason } = call.body;
    await admin.restore(callerOf(call, reason), { ...call.params, to, revision });
    return view(call.params);
  });
}

function present({ key, title, group, state, from, until, budget, left, cost, last }: ListedPlan): AdminPlanRow {
  return {
    id: key,
    title,
    group,
    state,
    from: from?.toString() ?? null,
    until: until?.toString() ?? null,
    budget:
      budget === null ? null : { id: budget, left: formatDecimal(left?.left ?? 0n), currency: left?.currency ?? '' },
    cost: cost && presentCost(cost),
    changedBy: last?.changedBy ?? null,
    changedAt: last?.changedAt.toString() ?? null,
  };
}

function presentCost({ cost, turnover, gifts, members, inReview, at }: PlanCost): AdminPlanRow['cost'] {
  return {
    cost: formatDecimal(cost),
    turnover: formatDecimal(turnover),
    percent: turnover > 0n ? formatDecimal(((cost * 10_000n) / turnover) * 1000n) : null,
    gifts,
    members,
    inReview,
    at: at.toString(),
  };
}

function presentVersion({ id, changedAt, changedBy, reason, value }: Version) {
  return { id: String(id), at: changedAt.toString(), by: changedBy, reason, value };
}
