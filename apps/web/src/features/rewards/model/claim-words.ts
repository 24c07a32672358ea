import { useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';
import { type Claimed, useRewardWords } from '../../../entities/reward/index.ts';

/** The result of a press, in one sentence. */
export function useClaimWords(): (claimed: Claimed) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  const words = useRewardWords();
  return ({ paid, refused }) => {
    const [first] = paid;
    if (paid.length > 1 || !first || refused > 0) {
      const claimed = t('rewards_claimed_count', { count: paid.length });
      return refused > 0 ? `${claimed}. ${t('rewards_refused_count', { count: refused })}` : claimed;
    }
    const { content } = first;
    if (content.kind === 'cash') return t('rewards_claimed_toast', { amount: money(content.amount) });
    return t('rewards_claimed_what', { what: words(content) });
  };
}
