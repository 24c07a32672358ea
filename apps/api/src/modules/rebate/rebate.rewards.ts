import type { RewardContent } from '@champa/contract';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RewardSource } from '../rewards/index.ts';
import type { RebateService } from './rebate.service.ts';

/** The one rebate there is at a time: everything earned since the last claim. */
const NOW = 'now';

/** Rebates as the reward centre shows them. */
export function createRebateRewards({ claimable, claim, past, isClaimedBy }: RebateService): RewardSource {
  return {
    name: 'rebate',
    claimable: async (memberId) => {
      const waiting = await claimable(memberId);
      return waiting ? [{ id: NOW, kind: 'rebate', title: null, content: cash(waiting), expiresAt: null }] : [];
    },
    count: async (memberId) => ((await claimable(memberId)) ? 1 : 0),
    claim: async (memberId, id, idempotencyKey) => {
      if (id !== NOW) throw new ApiError('NOTHING_TO_CLAIM');
      return { id, content: cash(await claim(memberId, idempotencyKey)) };
    },
    toClaim: async (memberId, idempotencyKey) =>
      (await isClaimedBy(memberId, idempotencyKey)) || (await claimable(memberId)) ? [NOW] : [],
    past: async (memberId, wish) =>
      (await past(memberId, wish)).map(({ id, at, ...paid }) => ({
        number: id,
        kind: 'rebate',
        title: null,
        content: cash(paid),
        state: 'claimed',
        at,
      })),
  };
}

function cash({ amount, currency }: { amount: string; currency: string }): RewardContent {
  return { kind: 'cash', amount, currency, turnoverFactor: 0 };
}
