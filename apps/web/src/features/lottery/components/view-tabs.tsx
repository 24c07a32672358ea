import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { type LotteryView, lotteryViews } from '../model/address.ts';

const labels: Readonly<Record<LotteryView, MessageId>> = {
  bet: 'lottery_view_bet',
  results: 'lottery_view_results',
  tickets: 'lottery_view_tickets',
  rules: 'lottery_view_rules',
};

/** The tabs of a game. */
export function ViewTabs({ gameCode, view }: { gameCode: string; view: LotteryView }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('lottery_views')} className="grid grid-cols-4 rounded-md bg-surface-2 p-1">
      {lotteryViews.map((each) => (
        <Link
          key={each}
          to="."
          search={{ gameCode, ...(each !== 'bet' && { view: each }) }}
          replace
          resetScroll={false}
          aria-current={each === view ? 'page' : undefined}
          className={cx(
            'grid h-11 place-items-center rounded-sm px-1 text-center text-sm font-semibold transition-colors',
            each === view ? 'bg-surface-3 text-text shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          {t(labels[each])}
        </Link>
      ))}
    </nav>
  );
}
