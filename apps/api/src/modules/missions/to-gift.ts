import { parseAmount } from '@champa/money';
import type { GiftReward } from '../rewards/index.ts';
import type { RewardPlan } from './domain/reward-plan.ts';

/** A plan in the form that rewards take. */
export function toGift(plan: RewardPlan): GiftReward {
  switch (plan.kind) {
    case 'cash':
      return { ...plan, amount: parseAmount(plan.amount) };
    case 'bonus':
      return { ...plan, amount: parseAmount(plan.amount), base: 0n };
    case 'points':
      return { kind: 'points', points: BigInt(plan.points) };
    case 'free_rounds':
      return { ...plan, stake: parseAmount(plan.stake) };
    default:
      return plan;
  }
}
