import type { GiftReward } from '../rewards/index.ts';
import type { PrizeGift } from './domain/game.ts';

/** The gift of a prize; null where the prize is nothing. */
export function rewardOf(gift: PrizeGift, currency: string): GiftReward | null {
  switch (gift.kind) {
    case 'nothing':
      return null;
    case 'cash':
      return { ...gift, currency };
    case 'bonus':
      return { ...gift, currency, base: 0n };
    case 'free_rounds':
      return { ...gift, currency };
    default:
      return gift;
  }
}
