import {
  adminDeposit,
  adminDepositApproval,
  type AdminDepositCase,
  adminDepositDecision,
  adminDeposits,
  adminDepositSlips,
  adminMemberDeposits,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import type { DepositsList } from './deposits.admin.list.ts';
import type { DepositsAdmin } from './deposits.admin.ts';
import { presentCase, presentForStaff } from './deposits.admin.present.ts';

type Needs = {
  admin: DepositsAdmin;
  list: DepositsList;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Deposits in the console. */
export function depositsAdminRoutes(app: FastifyInstance, { admin, list, usernames }: Needs): void {
  route(app, adminDeposits, ({ query }) => list(query));

  route(app, adminMemberDeposits, async ({ params: { id }, query: { after: before = null, pageSize } }) => {
    const [page, names] = await Promise.all([admin.ofMember(id, { before, pageSize }), usernames([id])]);
    return presentPage(page, (deposit) => presentForStaff(deposit, names.get(id) ?? ''));
  });

  route(app, adminDeposit, ({ params: { id }, principal }) => caseOf(id, staffActor(principal.username)));

  route(app, adminDepositSlips, async ({ params: { id } }) => {
    const slips = await admin.slips(id);
    return slips.map((slip) => slip.toString('base64'));
  });

  route(app, adminDepositDecision, async (call) => {
    const { id } = call.params;
    const { act, reason } = call.body;
    const by = callerOf(call, reason);
    await admin[act](by, id);
    return caseOf(id, by.actor);
  });

  route(app, adminDepositApproval, async (call) => {
    const { id } = call.params;
    const { received, reason } = call.body;
    const by = callerOf(call, reason);
    await admin.approve(by, id, parseAmount(received));
    return caseOf(id, by.actor);
  });

  async function caseOf(id: string, actor: string): Promise<AdminDepositCase> {
    const opened = await admin.open(id);
    const { memberId } = opened.deposit;
    const names = await usernames([memberId]);
    return presentCase({ opened, username: names.get(memberId) ?? '', actor });
  }
}
