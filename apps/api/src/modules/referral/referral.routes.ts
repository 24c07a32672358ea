import { referral, referredMembers } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { ReferralService } from './referral.service.ts';

export function referralRoutes(app: FastifyInstance, service: ReferralService): void {
  route(app, referral, ({ principal }) => service.overview(memberOf(principal)));

  route(app, referredMembers, ({ principal, query: { before = null, pageSize } }) =>
    service.list(memberOf(principal), { before, pageSize }),
  );
}

function memberOf({ memberId, isTrial }: MemberPrincipal): string {
  if (isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
  return memberId;
}
