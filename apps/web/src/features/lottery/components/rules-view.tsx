import type { MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { cx, Money } from '@champa/ui';
import type { GameValue } from '../../../entities/draw/index.ts';
import { chanceText, oddsText, returnPercent } from '../model/odds-text.ts';
import { groupPlays } from '../model/plays.ts';
import { playsOffered, quoted } from '../model/slip.ts';
import { usePlayText } from '../model/use-play-text.ts';

const columns = [
  'lottery_rules_play',
  'lottery_rules_chance',
  'lottery_rules_odds',
  'lottery_rules_return',
] as const satisfies readonly MessageId[];

const cell = 'px-2 text-end sm:px-4';

/** Every play of a game with its chance, its payout and its return in the long run. */
export function RulesView({ value: { game, terms } }: { value: GameValue }) {
  const t = useTranslate();
  const locale = useLocale();
  const playText = usePlayText();
  const staking = { unit: terms.units[0] ?? 'yuan', multiplier: 1, scale: terms.scale?.own ?? null } as const;
  return (
    <section aria-label={t('lottery_view_rules')} className="flex flex-col gap-5">
      <p className="max-w-2xl text-sm text-muted">
        {t(game.source === 'house' ? 'lottery_rules_house' : 'lottery_rules_external')}
      </p>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-y-1.5 text-sm">
        <dt className="text-muted">{t('lottery_min_bet')}</dt>
        <dd className="text-end font-semibold">
          <Money value={terms.minBet} />
        </dd>
        <dt className="text-muted">{t('lottery_max_bet')}</dt>
        <dd className="text-end font-semibold">
          <Money value={terms.maxBet} />
        </dd>
      </dl>
      {groupPlays(playsOffered(game.family, terms)).map(({ name, plays }) => (
        <div key={name} className="overflow-hidden rounded-lg bg-surface-1 ring-1 ring-line ring-inset">
          <table className="w-full text-[13px] tabular sm:text-sm">
            <caption className="px-2 pt-3 pb-2 sm:px-4 text-start text-base font-bold">{t(name)}</caption>
            <thead>
              <tr className="border-b border-line text-xs text-muted">
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={cx(
                      cell,
                      'py-2 font-semibold',
                      index === 0 && 'text-start',
                      index === columns.length - 1 && 'whitespace-nowrap',
                    )}
                  >
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plays.map((play) => {
                const quotation = quoted(play, terms, staking);
                const odds = play.kinds.flatMap(({ tiers }) => tiers.map(({ id }) => oddsText(id, quotation, locale)));
                return (
                  <tr key={play.id} className="border-b border-line last:border-0">
                    <th scope="row" className={cx(cell, 'py-2.5 text-start font-semibold')}>
                      {playText(play)}
                    </th>
                    <td className={cx(cell, 'py-2.5 text-muted')}>
                      {[...new Set(play.kinds.map((kind) => chanceText(kind, locale)))].join(', ')}
                    </td>
                    <td className={cx(cell, 'py-2.5 font-semibold text-gold')}>{[...new Set(odds)].join(' / ')}</td>
                    <td className={cx(cell, 'py-2.5 whitespace-nowrap text-muted')}>
                      {returnPercent(play, quotation, locale)}%
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}
