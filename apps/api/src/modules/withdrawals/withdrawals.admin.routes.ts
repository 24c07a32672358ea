import {
  adminMemberTurnover,
  adminMemberWithdrawals,
  adminWithdrawal,
  type AdminWithdrawalCase,
  adminWithdrawalDecision,
  adminWithdrawalPayee,
  adminWithdrawalPayment,
  adminWithdrawalProofs,
  adminWithdrawals,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import type { WithdrawalsList } from './withdrawals.admin.list.ts';
import type { WithdrawalsAdmin } from './withdrawals.admin.ts';
import { presentCase, presentForStaff, presentTurnoverForStaff } from './withdrawals.admin.present.ts';

type Needs = {
  admin: WithdrawalsAdmin;
  list: WithdrawalsList;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Withdrawals in the console. */
export function withdrawalsAdminRoutes(app: FastifyInstance, { admin, list, usernames }: Needs): void {
  route(app, adminWithdrawals, ({ query }) => list(query));

  route(app, adminMemberWithdrawals, async ({ params: { id }, query: { after: before = null, pageSize } }) => {
    const [page, names] = await Promise.all([admin.ofMember(id, { before, pageSize }), usernames([id])]);
    return presentPage(page, (one) => presentForStaff(one, names.get(id) ?? ''));
  });

  route(app, adminMemberTurnover, async ({ params }) => presentTurnoverForStaff(await admin.turnoverOf(params.id)));

  route(app, adminWithdrawal, ({ params: { id }, principal }) => caseOf(id, staffActor(principal.username)));

  route(app, adminWithdrawalProofs, async ({ params: { id } }) => {
    const pictures = await admin.proofs(id);
    return pictures.map((picture) => picture.toString('base64'));
  });

  route(app, adminWithdrawalPayee, (call) => admin.revealPayee(callerOf(call, call.body.reason), call.params.id));

  route(app, adminWithdrawalDecision, async (call) => {
    const { id } = call.params;
    const { act, reason } = call.body;
    const by = callerOf(call, reason);
    await admin[act](by, id);
    return caseOf(id, by.actor);
  });

  route(app, adminWithdrawalPayment, async (call) => {
    const { id } = call.params;
    const { amount, left, provider, note, reason } = call.body;
    const by = callerOf(call, reason);
    await admin.pay(by, id, { amounts: [parseAmount(amount)], seenLeft: parseAmount(left), provider, note });
    return caseOf(id, by.actor);
  });

  async function caseOf(id: string, actor: string): Promise<AdminWithdrawalCase> {
    const opened = await admin.open(id);
    const { withdrawal } = opened;
    const [names, providers] = await Promise.all([usernames([withdrawal.memberId]), admin.providersFor(withdrawal)]);
    return presentCase({ opened, username: names.get(withdrawal.memberId) ?? '', providers, actor });
  }
}
