import {
  adminMemberExclusion,
  adminMemberLimitChanges,
  adminMemberLimits,
  adminMemberMoneyLimit,
  adminMemberSessionLimit,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { limitAmountOf } from './limit-amount.ts';
import type { LimitsAdmin } from './limits.admin.ts';
import { presentChange } from './limits.present.ts';
import type { LimitsService } from './limits.service.ts';

type Needs = { admin: Pick<LimitsAdmin, 'exclude' | 'limit'>; service: Pick<LimitsService, 'overview' | 'changes'> };

/** A member's limits and exclusion in the console. */
export function limitsAdminRoutes(app: FastifyInstance, { admin, service }: Needs): void {
  route(app, adminMemberLimits, ({ params }) => service.overview(params.id));

  route(app, adminMemberLimitChanges, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await service.changes(params.id, { before, pageSize }), presentChange),
  );

  route(app, adminMemberMoneyLimit, async (call) => {
    const { id: memberId, ...name } = call.params;
    const { amount, reason } = call.body;
    const value = amount === null ? null : limitAmountOf(amount);
    await admin.limit(callerOf(call, reason), { memberId, name, value });
    return service.overview(memberId);
  });

  route(app, adminMemberSessionLimit, async (call) => {
    const { id: memberId } = call.params;
    const { minutes, reason } = call.body;
    const value = minutes === null ? null : BigInt(minutes);
    await admin.limit(callerOf(call, reason), { memberId, name: { kind: 'session', period: 'session' }, value });
    return service.overview(memberId);
  });

  route(app, adminMemberExclusion, async (call) => {
    const { id: memberId } = call.params;
    const { months, reason } = call.body;
    await admin.exclude(callerOf(call, reason), { memberId, months });
    return service.overview(memberId);
  });
}
