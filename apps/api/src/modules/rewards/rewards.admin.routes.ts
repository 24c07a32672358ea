import {
  type AdminBudget,
  adminBudgetFund,
  adminBudgetFundings,
  adminBudgets,
  adminMemberGifts,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { presentForStaff } from './rewards.admin.present.ts';
import type { RewardsAdmin } from './rewards.admin.ts';

type Admin = Pick<RewardsAdmin, 'giftsPage' | 'allBudgets' | 'fund' | 'fundings'>;

/** What members were given, and the budgets that pay it, in the console. */
export function rewardsAdminRoutes(app: FastifyInstance, admin: Admin): void {
  const budgets = async (): Promise<AdminBudget[]> =>
    (await admin.allBudgets()).map(({ id, currency, funded, given, returned, left }) => ({
      id: `${id}:${currency}`,
      name: id,
      currency,
      funded: formatDecimal(funded),
      given: formatDecimal(given),
      returned: formatDecimal(returned),
      left: formatDecimal(left),
    }));

  route(app, adminMemberGifts, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.giftsPage(params.id, { before, pageSize }), presentForStaff),
  );

  route(app, adminBudgets, async ({ query: { pageNo, pageSize, search } }) => {
    const found = (await budgets()).filter(({ name }) => name.includes(search.trim().toLowerCase()));
    return { list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length };
  });

  route(app, adminBudgetFund, async (call) => {
    const { name: budget } = call.params;
    const { amount, currency, reason, idempotencyKey: key } = call.body;
    await admin.fund(callerOf(call, reason), { budget, amount, currency, key });
    return { list: (await budgets()).filter(({ name }) => name === budget) };
  });

  route(app, adminBudgetFundings, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(
      await admin.fundings(params.name, { before, pageSize }),
      ({ id, amount, currency, reason, actor, at }) => ({
        id: String(id),
        amount: formatDecimal(amount),
        currency,
        reason,
        by: actor,
        at: at.toString(),
      }),
    ),
  );
}
