import type { Reward } from '@champa/contract';
import { formatDecimal, parseAmount, shownParts } from '@champa/money';

/** Rewards whose cash adds up to its sum as both are shown. */
export function shownRewards(list: readonly Reward[]): Reward[] {
  const cash = list.flatMap(({ id, content }) => (content.kind === 'cash' ? [{ id, amount: content.amount }] : []));
  const shown = shownParts(cash.map(({ amount }) => parseAmount(amount))).map(formatDecimal);
  const amounts = new Map(cash.map(({ id }, index) => [id, shown[index]!]));
  return list.map((reward) => {
    const amount = amounts.get(reward.id);
    return amount === undefined || reward.content.kind !== 'cash'
      ? reward
      : { ...reward, content: { ...reward.content, amount } };
  });
}
