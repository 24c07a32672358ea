import { claimAllRewards, claimReward, comingRewards, pastRewards, rewards } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Gifts } from './gifts.service.ts';
import { presentGift } from './rewards.present.ts';
import type { RewardsService } from './rewards.service.ts';

type Needs = { service: RewardsService; gifts: Gifts };

export function rewardsRoutes(app: FastifyInstance, { service, gifts }: Needs): void {
  route(app, rewards, async ({ principal }) => ({ list: await service.list(trueMember(principal).memberId) }));

  route(app, comingRewards, async ({ principal, query: { after = null, pageSize } }) => {
    const found = await gifts.coming(trueMember(principal).memberId, { after, limit: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    return {
      list: shown.map((gift) => ({
        ...presentGift(gift),
        id: `gift:${gift.id}`,
        claimableFrom: gift.claimableFrom.toString(),
      })),
      next: found.length > pageSize ? String(shown.at(-1)!.id) : null,
    };
  });

  route(app, pastRewards, async ({ principal, query: { before, pageSize } }) =>
    service.past(trueMember(principal).memberId, { before, pageSize }),
  );

  route(app, claimReward, async ({ principal, params, body }) =>
    service.claim(trueMember(principal).memberId, params.id, body.idempotencyKey),
  );

  route(app, claimAllRewards, async ({ principal, body }) => {
    const { claimed, refused } = await service.claimAll(trueMember(principal).memberId, body.idempotencyKey);
    return { claimed, refused: refused.map(({ id, error }) => ({ id, code: error.code })) };
  });
}
