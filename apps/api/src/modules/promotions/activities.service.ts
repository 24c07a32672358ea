import type { Activity, ActivityReward, Language } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Awards, Verdict } from './awards.service.ts';
import { mayDo } from './domain/activity-state.ts';
import type { Given } from './domain/reward.ts';
import { presentGiven } from './domain/promise.ts';
import { runsAt } from './domain/promotion.ts';
import { insertEntry, lockPromotions } from './promotions.repo.ts';
import type { Standing, Standings } from './standings.service.ts';

export type ActivitiesNeeds = {
  pool: Pool;
  clock: Clock;
  standings: Standings;
  awards: Pick<Awards, 'award'>;
  /**
   * Claims a gift of the member's own; the same key claims it once, and the answer is the same again.
   *
   * @throws ApiError NOTHING_TO_CLAIM, REWARDS_USED_UP and those of a claim
   */
  claimGift: (memberId: string, giftId: string, key: string) => Promise<unknown>;
};

/** The number of latest gifts in which a repeated claim is looked for. */
const RECENT = 20;

export type Activities = ReturnType<typeof createActivities>;

/** Members' actions on promotions. */
export function createActivities({ pool, clock, standings, awards, claimGift }: ActivitiesNeeds) {
  async function standingOf(memberId: string, id: string, language: Language): Promise<Standing> {
    const [found] = await standings.of(memberId, language, id);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  }

  const view = async (memberId: string, id: string, language: Language): Promise<Activity> =>
    (await standingOf(memberId, id, language)).activity;

  /**
   * Gives what a member requests; caps, budget and conditions are checked again, under the promotion's lock. @returns
   * the result; null: there was nothing to request
   */
  async function ask({ asking }: Standing): Promise<Verdict['status'] | null> {
    if (!asking) return null;
    return inTransaction(pool, async (tx) => {
      const [promotion] = await lockPromotions(tx, [asking.promotion.id]);
      if (promotion?.state !== 'running' || !runsAt(promotion, clock.now())) return null;
      const [verdict] = await awards.award(tx, [{ ...asking, promotion }]);
      return verdict!.status;
    });
  }

  /**
   * Claims the waiting gifts of a promotion, of these kinds; else finds what this key has claimed before. Gifts that
   * cannot be covered now keep waiting.
   */
  async function claimAll(memberId: string, standing: Standing, key: string, isMeant: (given: Given) => boolean) {
    const given = standing.awards.filter((award) => award.state === 'given' && isMeant(award.reward));
    const stateOf = (giftId: string | null) => standing.gifts.get(giftId ?? '');
    const waiting = given.filter(({ giftId }) => stateOf(giftId) === 'waiting');
    const before = given.filter(({ giftId }) => stateOf(giftId) === 'claimed').slice(0, RECENT);
    const claimed: Given[] = [];
    let isUsedUp = false;
    for (const { giftId, reward } of [...waiting, ...before]) {
      const refused = await claimGift(memberId, giftId!, key).then(() => null, codeOf);
      if (refused === null) claimed.push(reward);
      isUsedUp ||= refused === 'REWARDS_USED_UP';
    }
    return { claimed, isUsedUp };
  }

  function refuse({ activity }: Standing): never {
    const { state, reason } = activity;
    throw new ApiError('ACTIVITY_NOT_POSSIBLE', { state, ...(reason ? { reason: reason.code } : {}) });
  }

  return {
    standingOf,
    refuse,
    view,

    async list(memberId: string, language: Language): Promise<Activity[]> {
      return (await standings.of(memberId, language)).map(({ activity }) => activity);
    },

    /** Signs up or joins; repeated, nothing changes. */
    async join(memberId: string, id: string, language: Language): Promise<Activity> {
      const standing = await standingOf(memberId, id, language);
      const { activity, promotion, part } = standing;
      if (part.enteredAt) return activity;
      if (!mayDo(activity.state, 'sign_up') && !mayDo(activity.state, 'join')) refuse(standing);
      await inTransaction(pool, (tx) => insertEntry(tx, promotion.id, memberId, clock.now()));
      return view(memberId, id, language);
    },

    async claim(
      memberId: string,
      id: string,
      key: string,
      language: Language,
      isMeant: (given: Given) => boolean = () => true,
    ): Promise<{ claimed: ActivityReward[]; given: Given[]; activity: Activity }> {
      const before = await standingOf(memberId, id, language);
      const asked = await ask(before);
      const standing = before.asking ? await standingOf(memberId, id, language) : before;
      const { claimed: given, isUsedUp } = await claimAll(memberId, standing, key, isMeant);
      const credited = before.asking && given.length === 0 ? paidFor(before, standing) : [];
      const all = [...given, ...credited];
      if (all.length === 0) {
        const isAllGiven = asked === 'budget_used_up' || standing.activity.reason?.code === 'all_given';
        throw new ApiError(isUsedUp || isAllGiven ? 'REWARDS_USED_UP' : 'NOTHING_TO_CLAIM');
      }
      return { claimed: all.map(presentGiven), given: all, activity: await view(memberId, id, language) };
    },
  };
}

/** What the request has paid at once. */
function paidFor(before: Standing, after: Standing): Given[] {
  const known = new Set(before.awards.map(({ id }) => id));
  return after.awards.filter(({ id, state }) => !known.has(id) && state === 'given').map(({ reward }) => reward);
}

/** Refusals of one gift that do not block the others. */
function codeOf(error: unknown): 'NOTHING_TO_CLAIM' | 'REWARDS_USED_UP' {
  if (error instanceof ApiError && (error.code === 'NOTHING_TO_CLAIM' || error.code === 'REWARDS_USED_UP')) {
    return error.code;
  }
  throw error;
}
