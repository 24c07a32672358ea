import type { GiftReward } from './domain/gift.ts';

export type GivableNeeds = {
  /** Whether rewards of this kind can be given here. */
  canGive: (kind: GiftReward['kind']) => boolean;
  /** Why nobody can play a game for nothing; null: it can be done. */
  whyNoFreeRounds: (game: { vassalage: string; gameCode: string }) => Promise<string | null>;
};

/** What a reward that is promised says of what it gives, however large it will be. */
export type Promised =
  | { kind: Exclude<GiftReward['kind'], 'free_rounds'> }
  | { kind: 'free_rounds'; vassalage: string; gameCode: string };

/** Refuses to promise what nobody here could give. @throws Error that says what, and why */
export async function requireGivable(
  { canGive, whyNoFreeRounds }: GivableNeeds,
  promised: readonly Promised[],
): Promise<void> {
  for (const reward of promised) {
    if (!canGive(reward.kind)) throw new Error(`Rewards of ${reward.kind} cannot be given here.`);
    const why = reward.kind === 'free_rounds' ? await whyNoFreeRounds(reward) : null;
    if (reward.kind === 'free_rounds' && why !== null)
      throw new Error(`${reward.vassalage}/${reward.gameCode} cannot give free rounds: ${why}.`);
  }
}
