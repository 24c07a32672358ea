import type { TeamMovement } from '@champa/contract';
import { movementLabel } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Skeleton } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  ExportButton,
  MovementSums,
  RecordSearch,
  RecordsFrame,
  useMovementColumns,
} from '../../../entities/record/index.ts';
import { movementsQuery } from '../../../entities/team/index.ts';
import { Chips } from '../../../kit/lists/chips.tsx';
import { type ReportsSearch, scopeOf } from '../model/reports-search.ts';
import { useReportDays } from '../model/use-report-days.ts';
import { EmptyReport } from './empty-report.tsx';
import { KindTotals } from './kind-totals.tsx';
import { ReportFilters } from './report-filters.tsx';
import { useMemberColumn } from './use-member-column.tsx';

type TeamTransactionsProps = { search: ReportsSearch; onSearch: (search: ReportsSearch) => void };

/** Movements of the team's cash; for one member alone, also their stakes and wins. */
export function TeamTransactionsPage({ search, onSearch }: TeamTransactionsProps) {
  const t = useTranslate();
  const { range } = useReportDays(search);
  const { kind, q } = search;
  const wanted = { ...range, ...scopeOf(search), ...(kind && { kind }), ...(q && { search: q }) };
  const movements = useInfiniteQuery(movementsQuery(wanted));
  const columns = useColumns(search);
  const first = movements.data?.pages[0];
  const list = movements.data?.pages.flatMap((page) => page.list);
  const kinds = [...new Set([...(first?.kinds ?? []).map((each) => each.kind), ...(kind ? [kind] : [])])];

  return (
    <RecordsFrame
      title={t('agent_nav_team_transactions')}
      action={<ExportButton wish={{ record: 'team_movements', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={
        <ReportFilters
          search={search}
          onSearch={onSearch}
          path={first?.path}
          choices={
            <RecordSearch
              label={t('records_reference_search')}
              q={q}
              onSearch={(text) => onSearch({ ...search, q: text })}
            />
          }
        >
          {!first && <Skeleton className="my-1 h-9 rounded-full" />}
          {kinds.length > 0 && (
            <Chips
              label={t('col_kind')}
              value={kind}
              choices={kinds.map((each) => ({ value: each, label: t(movementLabel(each)) }))}
              onChange={(chosen) => onSearch({ ...search, kind: chosen })}
            />
          )}
          {search.reach !== 'own' && <p className="text-[13px] text-muted">{t('report_movements_note')}</p>}
        </ReportFilters>
      }
      totals={
        <>
          <MovementSums totals={first?.totals} />
          <KindTotals
            kinds={first && (first.kinds ?? [])}
            labelOf={movementLabel}
            isStale={movements.isPlaceholderData}
          />
        </>
      }
      paged={movements}
      shown={list?.length}
      total={first?.total ?? null}
      empty={<EmptyReport text={t('report_money_empty')} />}
    >
      <DataTable
        caption={t('agent_nav_team_transactions')}
        columns={columns}
        rows={list ?? []}
        rowKey={({ id }) => id}
        isStale={movements.isPlaceholderData}
      />
    </RecordsFrame>
  );
}

function useColumns(search: ReportsSearch): Column<TeamMovement>[] {
  const { kind, time, amount } = useMovementColumns();
  return [kind, useMemberColumn(search), time, amount];
}
