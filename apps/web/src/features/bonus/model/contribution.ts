import type { Contribution } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { areas } from '../../../entities/game/index.ts';

/** What a rule applies to, and what it says, in plain words. */
export type PlainRule = { key: string; games: string; rule: string; counts: boolean };

/** The contribution rules as text. */
export function usePlainRules(): (contributions: readonly Contribution[]) => PlainRule[] {
  const t = useTranslate();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });

  const rule = (perMille: number): string => {
    if (perMille === 0) return t('bonus_counts_none');
    return perMille === 1000
      ? t('bonus_counts_whole')
      : t('bonus_counts_part', { percent: percent.format(perMille / 1000) });
  };
  const games = (one: Contribution, isOnly: boolean): string => {
    if (one.of === 'type') return t(areas[one.gameType].label);
    return one.of === 'others' ? t(isOnly ? 'bonus_all_games' : 'bonus_other_games') : one.name;
  };
  return (contributions) =>
    contributions.map((one) => ({
      key: `${one.of} ${one.of === 'type' ? one.gameType : one.of === 'others' ? '' : one.name}`,
      games: games(one, contributions.length === 1),
      rule: rule(one.perMille),
      counts: one.perMille > 0,
    }));
}
