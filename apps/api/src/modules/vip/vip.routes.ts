import { vipHistory, vipRanks, vipStanding } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { VipService } from './vip.service.ts';

export function vipRoutes(app: FastifyInstance, service: VipService): void {
  route(app, vipRanks, () => service.table());

  route(app, vipStanding, ({ principal }) => service.standing(trueMember(principal).memberId));

  route(app, vipHistory, ({ principal, query: { before = null, pageSize } }) =>
    service.history(trueMember(principal).memberId, { before, pageSize }),
  );
}
