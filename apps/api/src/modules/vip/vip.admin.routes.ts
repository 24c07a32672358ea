import { adminMemberVip, adminMemberVipChanges, adminMemberVipRank, type AdminVip } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { VipAdmin } from './vip.admin.ts';
import { presentChangeForStaff } from './vip.present.ts';

type Needs = {
  admin: VipAdmin;
};

/** A member's rank in the console. */
export function vipAdminRoutes(app: FastifyInstance, { admin }: Needs): void {
  route(app, adminMemberVip, ({ params }) => present(params.id));

  route(app, adminMemberVipChanges, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.changesPage(params.id, { before, pageSize }), presentChangeForStaff),
  );

  route(app, adminMemberVipRank, async (call) => {
    const { id: memberId } = call.params;
    const { level, until, reason } = call.body;
    const by = callerOf(call, reason);
    if (level === null) await admin.unset(by, memberId);
    else await admin.set(by, { memberId, level, until: until === null ? null : Temporal.Instant.from(until) });
    return present(memberId);
  });

  async function present(memberId: string): Promise<AdminVip> {
    const [member, table] = await Promise.all([admin.member(memberId), admin.table()]);
    return {
      level: member?.level ?? 0,
      earned: member?.earned ?? 0,
      set: typeof member?.setLevel === 'number' ? { until: member.setUntil?.toString() ?? null } : null,
      ranks: table?.ranks.map(({ level, names: name }) => ({ level, name })) ?? [],
    };
  }
}
