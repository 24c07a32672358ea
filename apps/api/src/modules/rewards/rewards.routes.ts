import { claimAllRewards, claimReward, comingRewards, pastRewards, rewards } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { byId, presentPage, readPage } from '../../platform/paging.ts';
import type { Gifts } from './gifts.service.ts';
import { presentGift } from './rewards.present.ts';
import type { RewardsService } from './rewards.service.ts';

type Needs = { service: RewardsService; gifts: Gifts };

export function rewardsRoutes(app: FastifyInstance, { service, gifts }: Needs): void {
  route(app, rewards, async ({ principal }) => ({ list: await service.list(trueMember(principal).memberId) }));

  route(app, comingRewards, async ({ principal, query: { after = null, pageSize } }) => {
    const { memberId } = trueMember(principal);
    const page = await readPage(pageSize, (limit) => gifts.coming(memberId, { after, limit }), byId);
    return presentPage(page, (gift) => ({
      ...presentGift(gift),
      id: `gift:${gift.id}`,
      claimableFrom: gift.claimableFrom.toString(),
    }));
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
