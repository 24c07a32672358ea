import { claimRebate, rebate, rebateClaims } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { RebateService } from './rebate.service.ts';

export function rebateRoutes(app: FastifyInstance, service: RebateService): void {
  route(app, rebate, async ({ principal }) => service.overview(trueMember(principal).memberId));

  route(app, claimRebate, async ({ principal, body }) =>
    service.claim(trueMember(principal).memberId, body.idempotencyKey),
  );

  route(app, rebateClaims, async ({ principal, query: { before = null, pageSize } }) =>
    service.list(trueMember(principal).memberId, { before, pageSize }),
  );
}
