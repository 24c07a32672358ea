import { adminMemberAwards } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { presentAward } from './awards.present.ts';
import type { PromotionsAdmin } from './promotions.admin.ts';

/** What members earned of promotions, in the console. */
export function promotionsAdminRoutes(app: FastifyInstance, admin: Pick<PromotionsAdmin, 'awardsOf'>): void {
  route(app, adminMemberAwards, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.awardsOf(params.id, { before, pageSize }), presentAward),
  );
}
