import type { PrizeGame } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Money } from '@champa/ui';
import type { ReactNode } from 'react';
import { percentOf, totalWeight } from '../model/odds.ts';
import { PrizeSeal } from './prize-mark.tsx';

/** The prizes of a wheel or an egg, the chance of each, and how many are left. */
export function OddsTable({ game }: { game: Extract<PrizeGame, { kind: 'wheel' | 'egg' }> }) {
  const t = useTranslate();
  const total = totalWeight(game.prizes);
  return (
    <ul aria-label={t('prizes_odds')} className="prizes-stage flex flex-col divide-y divide-line">
      {game.prizes.map(({ code, name, weight, reward, left }) => (
        <li key={code} className="flex items-center gap-3 py-2">
          <PrizeSeal kind={reward.kind} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{name}</span>
            {left !== null && <span className="block text-xs text-muted">{t('prizes_left', { count: left })}</span>}
          </span>
          <Odds weight={weight} total={total} />
        </li>
      ))}
    </ul>
  );
}

/** The amounts of an envelope, with their chances. */
export function BandTable({ game }: { game: Extract<PrizeGame, { kind: 'envelope' }> }) {
  const t = useTranslate();
  const total = totalWeight(game.bands);
  return (
    <ul aria-label={t('prizes_rules_bands')} className="flex flex-col divide-y divide-line">
      {game.bands.map(({ min, max, weight }) => (
        <li key={min} className="flex items-center justify-between gap-3 py-2.5 font-semibold">
          <Range>
            <Money value={min} /> – <Money value={max} />
          </Range>
          <Odds weight={weight} total={total} />
        </li>
      ))}
    </ul>
  );
}

function Range({ children }: { children: ReactNode }) {
  return <span className="min-w-0">{children}</span>;
}

function Odds({ weight, total }: { weight: number; total: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const oneIn = Math.round(total / weight);
  return (
    <span className="shrink-0 text-end tabular">
      <span className="block font-bold">{percentOf(weight, total)}</span>
      {oneIn > 20 && (
        <span className="block text-xs text-muted">
          {t('prizes_odds_one_in', { count: formatCount(oneIn, locale) })}
        </span>
      )}
    </span>
  );
}
