import type { RebateArea } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Money, useMoneyFormat } from '@champa/ui';
import { areas } from '../../../entities/game/index.ts';

/** Each area with its rebate and its rates. Areas with bets come first. */
export function RebateAreas({ list }: { list: readonly RebateArea[] }) {
  const t = useTranslate();
  const played = list.filter(({ validBet }) => validBet !== '0.00');
  const others = list.filter(({ validBet }) => validBet === '0.00');
  return (
    <section aria-label={t('rebate_areas')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('rebate_areas')}</h3>
      <ul className="rounded-md bg-surface-2 px-4">
        {[...played, ...others].map((area) => (
          <AreaRow key={area.area} area={area} />
        ))}
      </ul>
    </section>
  );
}

function AreaRow({ area: { area, validBet, amount, tiers } }: { area: RebateArea }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const rates = tiers.map(({ from, rate }) => t('rebate_tier', { from: money(from), rate: shortRate(rate) }));
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3 first:border-t-0">
      <span className="min-w-0">
        <span className="block text-sm font-semibold">{t(areas[area].label)}</span>
        <span className="block text-xs text-muted">
          <span className="sr-only">{t('rebate_tiers')}: </span>
          {rates.join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-end">
        <Money value={amount} className="block text-sm font-bold" />
        <span className="block text-xs text-muted">
          {t('col_valid_bet')}: <Money value={validBet} />
        </span>
      </span>
    </li>
  );
}

/** `0.50` as `0.5`: a rate is not money. */
function shortRate(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate;
}
