import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { GiftReward } from './domain/gift.ts';

export type GivableNeeds = {
  /** Whether rewards of this kind can be given here. */
  canGive: (kind: GiftReward['kind']) => boolean;
  /** Why a game cannot have free rounds; null: it can. */
  whyNoFreeRounds: (game: { vassalage: string; gameCode: string }) => Promise<string | null>;
};

/** The part of a promised reward that decides whether it can be given, whatever its size. */
export type Promised =
  | { kind: Exclude<GiftReward['kind'], 'free_rounds'> }
  | { kind: 'free_rounds'; vassalage: string; gameCode: string };

/** Refuses to promise a reward that could not be given. @throws ApiError NOT_POSSIBLE, which says which, and why */
export async function requireGivable(
  { canGive, whyNoFreeRounds }: GivableNeeds,
  promised: readonly Promised[],
): Promise<void> {
  for (const reward of promised) {
    if (!canGive(reward.kind))
      throw new ApiError(
        'NOT_POSSIBLE',
        because('reward_not_given', `rewards of ${reward.kind} cannot be given here`, { kind: reward.kind }),
      );
    const why = reward.kind === 'free_rounds' ? await whyNoFreeRounds(reward) : null;
    if (reward.kind === 'free_rounds' && why !== null) {
      const game = `${reward.vassalage}/${reward.gameCode}`;
      throw new ApiError(
        'NOT_POSSIBLE',
        because('no_free_rounds', `${game} cannot give free rounds: ${why}`, { game }),
      );
    }
  }
}
