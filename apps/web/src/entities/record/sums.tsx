import type { PlayTotals } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Totals } from '../../kit/lists/totals.tsx';

/** What is not told has no place; what is not known yet (undefined) keeps it. */
type SumsProps<T> = { totals: T | null | undefined };

/** What rounds come to. */
export function RoundSums({ totals }: SumsProps<PlayTotals>) {
  const t = useTranslate();
  if (totals === null) return null;
  return (
    <Totals
      figures={[
        { id: 'stake', label: t('total_stake'), value: totals?.stake },
        { id: 'valid', label: t('total_valid'), value: totals?.validBet },
        { id: 'win', label: t('total_win'), value: totals?.win, signed: true },
        { id: 'net', label: t('total_net'), value: totals?.net, signed: true },
      ]}
    />
  );
}

/** What movements come to. */
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
