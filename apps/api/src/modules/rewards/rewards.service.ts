import type { Reward, RewardKind } from '@champa/contract';
import type { LiveHub } from '../../platform/live.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** A reward of a source, while it can be claimed; `id` is the source's own name of it. */
export type Claimable = { id: string; amount: string; currency: string; expiresAt: string | null };

/** What a claim paid. */
export type Claimed = { id: string; amount: string; currency: string };

/** A part of the house that gives rewards. */
export type RewardSource = {
  kind: RewardKind;
  claimable: (memberId: string) => Promise<Claimable[]>;
  /**
   * Pays one; the same key pays it once and answers the same again.
   *
   * @throws ApiError NOTHING_TO_CLAIM
   */
  claim: (memberId: string, id: string, idempotencyKey: string) => Promise<Claimed>;
};

export type RewardsNeeds = { live: Pick<LiveHub, 'publish'>; sources: readonly RewardSource[] };

export type RewardsService = ReturnType<typeof createRewardsService>;

/** Everything a member can claim now, gathered from those who give it. */
export function createRewardsService({ live, sources }: RewardsNeeds) {
  async function list(memberId: string): Promise<Reward[]> {
    const found = await Promise.all(
      sources.map(async ({ kind, claimable }) =>
        (await claimable(memberId)).map((one) => ({ ...one, kind, id: `${kind}:${one.id}` })),
      ),
    );
    return found.flat();
  }

  /** Tells the member's open screens how many wait now. */
  async function announce(memberId: string): Promise<void> {
    live.publish(memberId, { name: 'rewards', data: { count: (await list(memberId)).length } });
  }

  return {
    list,
    announce,

    async claim(memberId: string, id: string, idempotencyKey: string): Promise<Claimed> {
      const [kind, ...own] = id.split(':');
      const source = sources.find((each) => each.kind === kind);
      if (!source) throw new ApiError('NOTHING_TO_CLAIM');
      const claimed = await source.claim(memberId, own.join(':'), idempotencyKey);
      return { ...claimed, id };
    },

    /** Claims whatever each source has: one that has nothing stops no other. The same key answers the same again. */
    async claimAll(memberId: string, idempotencyKey: string): Promise<Claimed[]> {
      const claimed: Claimed[] = [];
      for (const { kind, claimable, claim } of sources) {
        const ids = (await claimable(memberId)).map(({ id }) => id);
        // What this key claimed before is not claimable any more: its source still knows it by the key.
        for (const id of ids.length > 0 ? ids : ['']) {
          const paid = await claim(memberId, id, idempotencyKey).catch(unlessNothing);
          if (paid) claimed.push({ ...paid, id: `${kind}:${paid.id}` });
        }
      }
      if (claimed.length === 0) throw new ApiError('NOTHING_TO_CLAIM');
      return claimed;
    },
  };
}

function unlessNothing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'NOTHING_TO_CLAIM') return null;
  throw error;
}
