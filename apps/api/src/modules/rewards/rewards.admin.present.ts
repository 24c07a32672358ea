import type { AdminGift } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { type Gift, type GiftReward, type GiftState, moneyOf } from './domain/gift.ts';

/** A gift as staff sees it. */
export function presentForStaff({ gift, state }: { gift: Gift; state: GiftState }): AdminGift {
  const money = moneyOf(gift.reward);
  return {
    id: String(gift.id),
    source: gift.source,
    title: gift.title,
    kind: gift.reward.kind,
    amount: money && formatDecimal(money.amount),
    currency: money?.currency ?? null,
    number: numberOf(gift.reward),
    state,
    givenAt: gift.givenAt.toString(),
    expiresAt: gift.expiresAt?.toString() ?? null,
    endedAt: gift.endedAt?.toString() ?? null,
  };
}

function numberOf(reward: GiftReward): number | null {
  switch (reward.kind) {
    case 'points':
      return Number(reward.points);
    case 'tickets':
      return reward.tickets;
    case 'free_rounds':
      return reward.rounds;
    default:
      return null;
  }
}
