import type { TeamMovement } from '@champa/contract';
import { formatDateTime, movementLabel } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Chips } from '../../../shared/record/chips.tsx';
import { presetRange } from '../../../shared/record/day-range.ts';
import { ExportButton } from '../../../shared/record/export-button.tsx';
import { RecordSearch } from '../../../shared/record/record-search.tsx';
import { RecordsFrame } from '../../../shared/record/records-frame.tsx';
import { Totals } from '../../../shared/record/totals.tsx';
import { useSite } from '../../../shared/site.ts';
import { useToday } from '../../../shared/today.ts';
import { movementsQuery } from '../api/reports.ts';
import { rangeOf, type ReportsSearch, whoseOf } from '../model/reports-search.ts';
import { EmptyReport } from './empty-report.tsx';
import { KindTotals } from './kind-totals.tsx';
import { ReportFilters } from './report-filters.tsx';

type TeamTransactionsProps = { search: ReportsSearch; onSearch: (search: ReportsSearch) => void };

/** Movements of the team's cash; of one member alone his stakes and wins, too. */
export function TeamTransactionsPage({ search, onSearch }: TeamTransactionsProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const range = rangeOf(search, presetRange('last7', useToday(timeZone)));
  const { kind, q } = search;
  const wanted = { ...range, ...whoseOf(search), ...(kind && { kind }), ...(q && { search: q }) };
  const movements = useInfiniteQuery(movementsQuery(wanted));
  const columns = useColumns(timeZone, search);
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
          {first?.totals !== null && (
            <Totals
              figures={[
                { id: 'in', label: t('total_in'), value: first?.totals?.movedIn, signed: true },
                { id: 'out', label: t('total_out'), value: first?.totals?.movedOut },
              ]}
            />
          )}
          <KindTotals kinds={first?.kinds ?? []} labelOf={movementLabel} isStale={movements.isPlaceholderData} />
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

function useColumns(timeZone: string, search: ReportsSearch): Column<TeamMovement>[] {
  const t = useTranslate();
  return [
    {
      id: 'kind',
      header: t('col_kind'),
      isTitle: true,
      cell: ({ kind, description, reference }) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{t(movementLabel(kind))}</span>
          <span className="block text-xs break-all text-muted">
            {[description, reference].filter((text) => text !== null).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'member',
      header: t('col_member'),
      cell: ({ member }) => (
        <Link
          to="."
          search={{ ...search, member: member.id, reach: 'own' }}
          resetScroll={false}
          className="font-semibold hover:text-gold"
        >
          {member.username}
        </Link>
      ),
    },
    {
      id: 'time',
      header: t('col_time'),
      cell: ({ at }) => (
        <time dateTime={at} className="text-[13px] whitespace-nowrap tabular">
          {formatDateTime(at, timeZone)}
        </time>
      ),
    },
    {
      id: 'amount',
      header: t('col_amount'),
      isFigure: true,
      cell: ({ amount }) => <Money value={amount} signed className="font-semibold" />,
    },
  ];
}
