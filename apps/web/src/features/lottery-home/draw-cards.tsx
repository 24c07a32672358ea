import type { LotteryGame, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { CountBar, ShortResult } from '../../entities/draw/index.ts';

/** A game's latest result. */
export function RecentResult({ game: { name, family, latest } }: { game: LotteryGame }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate text-sm font-bold">{name}</span>
        <span className="shrink-0 text-xs text-muted tabular">{latest?.number}</span>
      </span>
      <ShortResult family={family} result={latest?.result} />
    </>
  );
}

type Counted = OperationValue<typeof contract.popularOpenedNumbers>['list'][number];

/** How often a game's most frequent numbers were drawn; the bar of the first fills the card. */
export function PopularNumbers({ counted: { name, draws, numbers } }: { counted: Counted }) {
  const t = useTranslate();
  const most = numbers[0]?.times ?? 1;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate text-sm font-bold">{name}</span>
        <span className="shrink-0 text-xs text-muted">{t('lottery_home_counted', { count: draws })}</span>
      </span>
      <ol className="flex flex-1 items-end gap-2">
        {numbers.map(({ number, times }) => (
          <li key={number} className="flex flex-1 flex-col items-center gap-1 text-xs tabular">
            <span className="text-muted">×{times}</span>
            <CountBar times={times} most={most} height={32} isStrong />
            <strong className="text-sm">{number}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}
