import type { PlayTotals } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Totals } from '../../kit/lists/totals.tsx';

/** Null totals are left out; undefined ones, which are loading, keep their space. */
type SumsProps<T> = { totals: T | null | undefined };

/** The totals of rounds, exact as the rounds are. */
export function RoundSums({ totals }: SumsProps<PlayTotals>) {
  const t = useTranslate();
  if (totals === null) return null;
  return (
    <Totals
      figures={[
        { id: 'stake', label: t('total_stake'), value: totals?.stake, exact: true },
        { id: 'open', label: t('total_open'), value: totals?.openStake, exact: true },
        { id: 'valid', label: t('total_valid'), value: totals?.validBet, exact: true },
        { id: 'win', label: t('total_win'), value: totals?.win, signed: true, exact: true },
        { id: 'net', label: t('total_net'), value: totals?.net, signed: true, exact: true },
      ]}
    />
  );
}

/** The totals of movements, exact as the movements are. */
export function MovementSums({ totals }: SumsProps<{ movedIn: string; movedOut: string }>) {
  const t = useTranslate();
  if (totals === null) return null;
  return (
    <Totals
      figures={[
        { id: 'in', label: t('total_in'), value: totals?.movedIn, signed: true, exact: true },
        { id: 'out', label: t('total_out'), value: totals?.movedOut, exact: true },
      ]}
    />
  );
}
