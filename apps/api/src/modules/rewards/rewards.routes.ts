import { claimAllRewards, claimReward, rewards } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { RewardsService } from './rewards.service.ts';

export function rewardsRoutes(app: FastifyInstance, service: RewardsService): void {
  route(app, rewards, async ({ principal }) => ({ list: await service.list(trueMember(principal).memberId) }));

  route(app, claimReward, async ({ principal, params, body }) => {
    const { amount, currency } = await service.claim(trueMember(principal).memberId, params.id, body.idempotencyKey);
    return { amount, currency };
  });

  route(app, claimAllRewards, async ({ principal, body }) => ({
    claimed: await service.claimAll(trueMember(principal).memberId, body.idempotencyKey),
  }));
}
