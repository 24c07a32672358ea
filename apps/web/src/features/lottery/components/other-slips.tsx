import type { LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { Slips } from '../model/slips.ts';

/** The other games whose slips have bets that are not placed yet. */
export function OtherSlips({ games, slips }: { games: readonly LotteryGame[]; slips: Slips }) {
  const t = useTranslate();
  const waiting = games.filter(({ code }) => (slips[code]?.length ?? 0) > 0);
  if (waiting.length === 0) return null;
  return (
    <nav aria-label={t('lottery_slips_other')} className="border-t border-line pt-3">
      <p className="text-xs text-muted">{t('lottery_slips_other')}</p>
      {waiting.map(({ code, name }) => (
        <Link
          key={code}
          to="."
          search={{ gameCode: code }}
          className="flex min-h-11 items-center justify-between gap-3 text-sm font-semibold hover:text-gold"
        >
          <span className="min-w-0 truncate">{name}</span>
          <span className="flex items-center gap-1 text-xs text-muted">
            {t('lottery_slip_bets', { count: slips[code]!.length })}
            <Icon name="chevronEnd" size={16} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
