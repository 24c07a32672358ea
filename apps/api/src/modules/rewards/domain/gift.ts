import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';

/** What a gift is. `turnoverFactor`: times the amount must be staked before a withdrawal; 0: nothing. */
export type GiftReward =
  | { kind: 'cash'; amount: Amount; currency: string; turnoverFactor: number }
  /** `offer`: a bonus offer of kind gift; `base`: what its wagering may count beside the bonus. */
  | { kind: 'bonus'; amount: Amount; currency: string; offer: string; base: Amount }
  | { kind: 'points'; points: bigint }
  /** `game`: the code of a prize game. */
  | { kind: 'tickets'; game: string; tickets: number }
  | { kind: 'free_rounds'; vassalage: string; gameCode: string; rounds: number; stake: Amount; currency: string };

/** Which part of the house gives it. */
export type GiftSource = 'promotion' | 'mission' | 'vip' | 'prize' | 'envelope' | 'points' | 'staff';

/** What a gift is called, by language. */
export type LocalText = Record<Language, string>;

/** `cause` is unique for the member and what it comes from: one cause gives once. */
export type NewGift = {
  memberId: string;
  source: GiftSource;
  /** Of the promotion, mission ... it comes from. */
  sourceId: string;
  cause: string;
  title: LocalText;
  reward: GiftReward;
  /** Which budget pays; of gifts of money only. */
  budget: string;
  /** `credit`: paid at once, nothing to claim. */
  how: 'claim' | 'credit';
  /** From then on it is gone; null: it waits. */
  expiresAt: Temporal.Instant | null;
  /** It is shown before, and can be claimed from then on. */
  claimableFrom?: Temporal.Instant;
};

/**
 * - `given`: now; `known`: by this cause before.
 * - `budget_used_up`: the budget has not so much left; `excluded`: the member has excluded himself. Nothing was done.
 */
export type GivenGift = { status: 'given' | 'known'; giftId: string } | { status: 'budget_used_up' | 'excluded' };

/** What becomes of a gift. `coming`: it waits, and cannot be claimed yet. */
export type GiftState = 'coming' | 'waiting' | 'claimed' | 'expired' | 'taken_back';

export type Gift = {
  id: bigint;
  memberId: string;
  source: GiftSource;
  sourceId: string;
  cause: string;
  title: LocalText;
  reward: GiftReward;
  budget: string | null;
  /** It was paid at once. */
  isCredited: boolean;
  /** As it was last written: time alone makes it `coming` or `expired`. */
  state: Exclude<GiftState, 'coming'>;
  givenAt: Temporal.Instant;
  claimableFrom: Temporal.Instant;
  expiresAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  endedBy: string | null;
  claimKey: string | null;
};

/** How a gift stands at a time. It expires to the instant, whenever that is written down. */
export function stateAt(
  { state, claimableFrom, expiresAt }: Pick<Gift, 'state' | 'claimableFrom' | 'expiresAt'>,
  now: Temporal.Instant,
): GiftState {
  if (state !== 'waiting') return state;
  if (expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0) return 'expired';
  return Temporal.Instant.compare(claimableFrom, now) > 0 ? 'coming' : 'waiting';
}

/** What of a reward is money, which a budget pays. */
export function moneyOf(reward: GiftReward): { amount: Amount; currency: string } | null {
  return reward.kind === 'cash' || reward.kind === 'bonus' ? reward : null;
}

/** Whether there is anything in it. */
export function isSomething(reward: GiftReward): boolean {
  switch (reward.kind) {
    case 'cash':
    case 'bonus':
      return reward.amount > 0n;
    case 'points':
      return reward.points > 0n;
    case 'tickets':
      return reward.tickets > 0;
    case 'free_rounds':
      return reward.rounds > 0 && reward.stake > 0n;
  }
}

/** Whether taking it is a beginning of play, which whoever pauses does not do. */
export function isPlay({ kind }: GiftReward): boolean {
  return kind === 'bonus' || kind === 'tickets' || kind === 'free_rounds';
}
