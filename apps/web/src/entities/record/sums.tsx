import type { PlayTotals } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Totals } from '../../kit/lists/totals.tsx';
import { shownTotals } from './shown-play.ts';

/** Null totals are left out; undefined ones, which are loading, keep their space. */
type SumsProps<T> = { totals: T | null | undefined };

/** The totals of rounds. */
export function RoundSums({ totals: exact }: SumsProps<PlayTotals>) {
  const t = useTranslate();
  if (exact === null) return null;
  const totals = exact && shownTotals(exact);
  return (
    <Totals
      figures={[
        { id: 'stake', label: t('total_stake'), value: totals?.stake },
        { id: 'open', label: t('total_open'), value: totals?.openStake },
        { id: 'valid', label: t('total_valid'), value: totals?.validBet },
        { id: 'win', label: t('total_win'), value: totals?.win, signed: true },
        { id: 'net', label: t('total_net'), value: totals?.net, signed: true },
      ]}
    />
  );
}

/** The totals of movements. */
export function MovementSums({ totals }: SumsProps<{ movedIn: string; movedOut: string }>) {
  const t = useTranslate();
  if (totals === null) return null;
  return (
    <Totals
      figures={[
        { id: 'in', label: t('total_in'), value: totals?.movedIn, signed: true },
        { id: 'out', label: t('total_out'), value: totals?.movedOut },
      ]}
    />
  );
}
