import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';

/** The content of a gift. `turnoverFactor`: the wagering requirement, times the amount; 0: none. */
export type GiftReward =
  | { kind: 'cash'; amount: Amount; currency: string; turnoverFactor: number }
  /** `offer`: a bonus offer of kind gift; `base`: the amount that its wagering may count besides the bonus. */
  | { kind: 'bonus'; amount: Amount; currency: string; offer: string; base: Amount }
  | { kind: 'points'; points: bigint }
  /** `game`: the code of a prize game. */
  | { kind: 'tickets'; game: string; tickets: number }
  | { kind: 'free_rounds'; vassalage: string; gameCode: string; rounds: number; stake: Amount; currency: string };

/** The module that gives it. */
export type GiftSource = 'promotion' | 'mission' | 'vip' | 'prize' | 'envelope' | 'points' | 'staff';

/** The title of a gift, by language. */
export type LocalText = Record<Language, string>;

/** `cause` is unique for the member and the source: one gift for each cause. */
export type NewGift = {
  memberId: string;
  source: GiftSource;
  /** The ID of the promotion, mission ... it comes from. */
  sourceId: string;
  cause: string;
  title: LocalText;
  reward: GiftReward;
  /** The budget that pays; only for gifts of money. */
  budget: string;
  /** `credit`: paid at once, without a claim. */
  how: 'claim' | 'credit';
  /** It expires then; null: it waits without end. */
  expiresAt: Temporal.Instant | null;
  /** It is shown before, and can be claimed from then on. */
  claimableFrom?: Temporal.Instant;
};

/**
 * - `given`: now; `known`: by this cause before.
 * - `budget_used_up`: the budget does not cover it; `excluded`: the member has excluded themselves, until then or for good (null).
 *   Nothing was done.
 */
export type GivenGift =
  | { status: 'given' | 'known'; giftId: string }
  | { status: 'budget_used_up' }
  | { status: 'excluded'; until: Temporal.Instant | null };

/** The states of a gift. `coming`: it waits, and cannot be claimed yet. */
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
  /** Whether it was paid at once. */
  isCredited: boolean;
  /** As it was last stored: time alone makes it `coming` or `expired`. */
  state: Exclude<GiftState, 'coming'>;
  givenAt: Temporal.Instant;
  claimableFrom: Temporal.Instant;
  expiresAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  endedBy: string | null;
  claimKey: string | null;
};

/** The state of a gift at a time. It expires to the instant, whenever that is stored. */
export function stateAt(
  { state, claimableFrom, expiresAt }: Pick<Gift, 'state' | 'claimableFrom' | 'expiresAt'>,
  now: Temporal.Instant,
): GiftState {
  if (state !== 'waiting') return state;
  if (expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0) return 'expired';
  return Temporal.Instant.compare(claimableFrom, now) > 0 ? 'coming' : 'waiting';
}

/** The money of a reward, which a budget pays. */
export function moneyOf(reward: GiftReward): { amount: Amount; currency: string } | null {
  return reward.kind === 'cash' || reward.kind === 'bonus' ? reward : null;
}

/** Whether it gives anything. */
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

/** Whether claiming it begins play, which is refused during a time-out. */
export function isPlay({ kind }: GiftReward): boolean {
  return kind === 'bonus' || kind === 'tickets' || kind === 'free_rounds';
}
