import type { LotteryTerms } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';
import { choiceProblems } from './choice-problems.ts';
import type { Priced } from './slip.ts';

/**
 * Why a choice cannot be bet: it is incomplete, has a closed number, or costs too little or too much; null where it can.
 */
export function useObstacle(): (price: Priced, terms: LotteryTerms) => string | null {
  const t = useTranslate();
  const money = useMoneyFormat();
  return (price, { minBet, maxBet }) => {
    if (!price.ok) return t(choiceProblems[price.problem.code]);
    if (price.closed !== null) return t('lottery_closed_number', { number: price.closed });
    return price.isWithin ? null : t('lottery_bet_bounds', { min: money(minBet), max: money(maxBet) });
  };
}
