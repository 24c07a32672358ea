import type { RewardContent } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Gift, GiftReward } from './domain/gift.ts';
import type { Claimable, Past } from './rewards.service.ts';

/** A reward as its member sees it. */
export function presentContent(reward: GiftReward): RewardContent {
  switch (reward.kind) {
    case 'cash': {
      const { kind, currency, turnoverFactor } = reward;
      return { kind, amount: formatDecimal(reward.amount), currency, turnoverFactor };
    }
    case 'bonus':
      return { kind: 'bonus', amount: formatDecimal(reward.amount), currency: reward.currency };
    case 'points':
      return { kind: 'points', points: Number(reward.points) }; // points, not money
    case 'tickets':
      return { kind: 'tickets', game: reward.game, tickets: reward.tickets };
    case 'free_rounds':
      return { ...reward, stake: formatDecimal(reward.stake) };
  }
}

export function presentGift({ id, source, title, reward, expiresAt }: Gift): Claimable {
  return {
    id: String(id),
    kind: source,
    title,
    content: presentContent(reward),
    expiresAt: expiresAt?.toString() ?? null,
  };
}

export function presentPast({ id, source, title, reward, state, isCredited, endedAt }: Gift): Past {
  return {
    number: id,
    kind: source,
    title,
    content: presentContent(reward),
    state: state === 'claimed' ? (isCredited ? 'credited' : 'claimed') : (state as 'expired' | 'taken_back'),
    at: endedAt!,
  };
}
