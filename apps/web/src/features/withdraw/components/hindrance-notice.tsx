import { useTranslate } from '@champa/i18n/react';
import { Icon, Notice, useMoneyFormat } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { Hindrance } from '../model/hindrance.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** Why no withdrawal can be requested now, and the way to change it. */
export function HindranceNotice({ hindrance }: { hindrance: Hindrance }) {
  const t = useTranslate();
  const text = useHindranceText()(hindrance);
  return (
    <div className="flex flex-col items-start">
      <Notice kind="warning">{text}</Notice>
      {hindrance.by === 'bonus' && (
        <Link
          to="/member/bonusDetails"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-gold hover:underline"
        >
          {t('bonus_see')}
          <Icon name="chevronEnd" size={16} />
        </Link>
      )}
    </div>
  );
}

function useHindranceText(): (hindrance: Hindrance) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  const times = useTimeFormat();
  return (hindrance) => {
    switch (hindrance.by) {
      case 'bonus': {
        const { name, left, cost } = hindrance;
        return t('withdraw_bonus_active', { name, left: money(left), cost: money(cost) });
      }
      case 'turnover':
        return t('error.TURNOVER_REQUIRED', { remaining: money(hindrance.left) });
      case 'open':
        return t('error.TOO_MANY_OPEN_WITHDRAWALS', { most: hindrance.most });
      case 'day':
        return t('withdraw_day_used', { time: times.full(hindrance.endsAt) });
      case 'wait':
        return t('withdraw_next_at', { time: times.full(hindrance.until) });
    }
  };
}
