import type { LotteryDraw, LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type FamilyId, parseResult, type Result } from '@champa/lottery';
import { Button, Skeleton, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DrawResult, openedQuery } from '../../../entities/draw/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import { useOpened } from '../model/use-opened.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { Trend } from './trend.tsx';

/** The results: how often each number was drawn, and every draw, latest first; `opened` is the one being verified. */
export function ResultsView({ game, opened }: { game: LotteryGame; opened: string | undefined }) {
  const t = useTranslate();
  const { open, close } = useOpened();
  const paged = useInfiniteQuery(openedQuery(game.code));
  const { data, isError, refetch } = paged;
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-72 rounded-lg" />;
  const draws = data.pages.flatMap(({ list }) => list);
  if (draws.length === 0) return <StateView art="empty" title={t('no_data')} />;
  return (
    <section aria-label={t('lottery_view_results')} className="flex flex-col gap-4">
      <Trend results={resultsOf(draws, game.family)} />
      <ul className="flex flex-col gap-2">
        {draws.map((draw) => (
          <DrawRow
            key={draw.id}
            draw={draw}
            family={game.family}
            {...(game.source === 'house' && { onProve: () => open(draw.id) })}
          />
        ))}
      </ul>
      <MoreRows of={paged} label={t('more')} />
      {opened !== undefined && <ProofDialog drawId={opened} onClose={close} />}
    </section>
  );
}

function resultsOf(draws: readonly LotteryDraw[], family: FamilyId): Result[] {
  return draws.flatMap(({ result }) => {
    const checked = parseResult(family, result);
    return checked.ok ? [checked.result] : [];
  });
}

type DrawRowProps = { draw: LotteryDraw; family: FamilyId; onProve?: () => void };

function DrawRow({ draw, family, onProve }: DrawRowProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <li className="grid gap-3 rounded-md bg-surface-1 p-4 ring-1 ring-line ring-inset md:grid-cols-[12rem_1fr_auto] md:items-center">
      <p className="text-sm font-semibold tabular">
        {draw.number}
        <span className="block text-xs font-normal text-muted">{times.full(draw.drawsAt)}</span>
        {draw.revision > 1 && <span className="block text-xs font-normal text-petal">{t('lottery_corrected')}</span>}
      </p>
      {draw.phase === 'void' ? (
        <p className="text-sm text-muted">{t('lottery_ticket_void')}</p>
      ) : (
        <DrawResult family={family} result={draw.result} />
      )}
      {onProve && draw.phase === 'settled' && (
        <Button kind="outline" size="small" onClick={onProve}>
          {t('lottery_verify')}
        </Button>
      )}
    </li>
  );
}
