import { adminMemberGifts } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { presentForStaff } from './rewards.admin.present.ts';
import type { RewardsAdmin } from './rewards.admin.ts';

/** What members were given, in the console. */
export function rewardsAdminRoutes(app: FastifyInstance, admin: Pick<RewardsAdmin, 'giftsPage'>): void {
  route(app, adminMemberGifts, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.giftsPage(params.id, { before, pageSize }), presentForStaff),
  );
}
