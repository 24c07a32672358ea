import type { agentRunRounds, OperationValue } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, type Column, DataTable, Icon, Money, Skeleton, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { roundsQuery } from '../../../entities/contract/index.ts';
import { StateBadge } from '../../../entities/record/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import type { RunsSearch } from '../model/runs-search.ts';

type Round = OperationValue<typeof agentRunRounds>['list'][number];
type RunRoundsProps = { run: string; member: { id: string; name: string }; search: RunsSearch };

/** The rounds of one member that count in a period, first to last. */
export function RunRounds({ run, member, search }: RunRoundsProps) {
  const t = useTranslate();
  const query = useInfiniteQuery(roundsQuery(run, member.id));
  const columns = useColumns();
  const list = query.data?.pages.flatMap((page) => page.list);
  return (
    <div className="flex flex-col gap-3">
      <Link
        to="."
        search={{ ...search, rounds: undefined }}
        replace
        resetScroll={false}
        state={(state) => state}
        className={buttonClass({ kind: 'plain', size: 'small' }) + ' -ms-3 self-start'}
      >
        <Icon name="arrowStart" size={18} />
        {t('run_back_to_members')}
      </Link>
      <h3 className="text-sm font-bold">{t('run_rounds_of', { name: member.name })}</h3>
      {list === undefined ? (
        query.isError ? (
          <LoadFailure onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-72 rounded-md" />
        )
      ) : list.length === 0 ? (
        <StateView art="empty" title={t('no_data')} />
      ) : (
        <div className="overflow-hidden rounded-md bg-surface-2 max-md:bg-transparent">
          <DataTable
            caption={t('run_rounds_of', { name: member.name })}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <MoreRows of={query} />
    </div>
  );
}

function useColumns(): Column<Round>[] {
  const t = useTranslate();
  const times = useTimeFormat();
  return [
    {
      id: 'game',
      header: t('col_game'),
      isTitle: true,
      cell: ({ gameCode, vassalage, startedAt }) => (
        <>
          <span className="block font-semibold break-all">{gameCode}</span>
          <span className="block text-xs text-muted tabular">
            {vassalage} · {times.full(startedAt)}
          </span>
        </>
      ),
    },
    { id: 'state', header: t('col_state'), cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'stake', header: t('col_stake'), isFigure: true, cell: ({ stake }) => <Money value={stake} /> },
    { id: 'valid', header: t('col_valid_bet'), isFigure: true, cell: ({ validBet }) => <Money value={validBet} /> },
    { id: 'win', header: t('col_win'), isFigure: true, cell: ({ win }) => <Money value={win} signed /> },
  ];
}
