import { useTranslate } from '@champa/i18n/react';
import type { Leaderboard } from './board-panel.tsx';
import { RewardMark } from './reward-mark.tsx';

/** The prize of each place, and the rule for equal points. */
export function BoardPrizes({ prizes }: Pick<Leaderboard['board'], 'prizes'>) {
  const t = useTranslate();
  if (prizes.length === 0) return null;
  return (
    <section aria-label={t('board_prizes')} className="rounded-lg bg-surface-2 p-4">
      <h4 className="text-sm font-bold">{t('board_prizes')}</h4>
      <dl className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {prizes.map(({ from, to, reward }) => (
          <div key={from} className="flex min-h-10 items-center justify-between gap-3 border-t border-line text-sm">
            <dt className="text-muted">
              {from === to ? t('board_one_place', { place: from }) : t('board_places', { from, to })}
            </dt>
            <dd>
              <RewardMark reward={reward} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-[13px] text-muted">{t('board_ties')}</p>
    </section>
  );
}
