import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import type { Leaderboard } from './board-panel.tsx';
import { RewardMark } from './reward-mark.tsx';

/** The member's own place, and the points to the next. */
export function OwnPlace({ me: { place, points, prize, behind }, state }: Pick<Leaderboard, 'me' | 'state'>) {
  const t = useTranslate();
  const locale = useLocale();
  const isRunning = state === 'running';
  if (place === null) {
    if (!isRunning) return null;
    return (
      <p className="flex items-center gap-3 rounded-lg bg-surface-2 px-4 py-3.5 text-sm text-muted">
        <Icon name="info" size={20} className="shrink-0" />
        {t('board_no_place')}
      </p>
    );
  }
  return (
    <section
      aria-label={t('board_me')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-gold/10 px-4 py-3.5 ring-1 ring-gold ring-inset"
    >
      <p className="text-3xl leading-none font-extrabold text-gold tabular">#{formatCount(place, locale)}</p>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-bold">{t('board_me')}</p>
        {isRunning && (
          <p className="text-[13px] text-muted">
            {behind === null ? t('board_in_front') : t('board_behind', { points: behind })}
          </p>
        )}
      </div>
      <div className="text-end">
        <p className="text-sm font-bold tabular">
          {formatCount(points, locale)} <span className="font-normal text-muted">{t('board_points')}</span>
        </p>
        {prize && <RewardMark reward={prize} className="text-sm text-gold" />}
      </div>
    </section>
  );
}
