import type { OwnMovement } from '@champa/contract';
import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Icon } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { contractPages } from '../../../entities/contract/index.ts';
import { ExportButton, MovementSums, RecordsFrame, useMovementColumns } from '../../../entities/record/index.ts';
import { ownQuery } from '../../../entities/team/index.ts';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { Chips } from '../../../kit/lists/chips.tsx';
import { isOwnKind, ownKindLabels, ownKinds } from '../model/labels.ts';
import type { ReportsSearch } from '../model/reports-search.ts';
import { useReportDays } from '../model/use-report-days.ts';
import { EmptyReport } from './empty-report.tsx';
import { KindTotals } from './kind-totals.tsx';

type OwnTransactionsProps = { search: ReportsSearch; onSearch: (search: ReportsSearch) => void };

/** The agent's own dividends, salaries and transfers, received and paid. */
export function OwnTransactionsPage({ search, onSearch }: OwnTransactionsProps) {
  const t = useTranslate();
  const { range, today } = useReportDays(search);
  const kind = isOwnKind(search.kind) ? search.kind : undefined;
  const wanted = { ...range, ...(kind && { kind }) };
  const movements = useInfiniteQuery(ownQuery(wanted));
  const columns = useColumns();
  const first = movements.data?.pages[0];
  const list = movements.data?.pages.flatMap((page) => page.list);

  return (
    <RecordsFrame
      title={t('agent_nav_own_transactions')}
      action={<ExportButton wish={{ record: 'agent_movements', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={
        <div className="flex flex-col gap-3">
          <DateBar
            range={range}
            today={today}
            mostDays={AGENT_REPORT_DAYS}
            onChange={(days) => onSearch({ ...search, ...days })}
          />
          <Chips
            label={t('col_kind')}
            value={kind}
            choices={ownKinds.map((each) => ({ value: each, label: t(ownKindLabels[each]) }))}
            onChange={(chosen) => onSearch({ ...search, kind: chosen })}
          />
        </div>
      }
      totals={
        <>
          <MovementSums totals={first?.totals} />
          <KindTotals kinds={first && (first.kinds ?? [])} labelOf={labelOf} isStale={movements.isPlaceholderData} />
        </>
      }
      paged={movements}
      shown={list?.length}
      total={first?.total ?? null}
      empty={<EmptyReport text={t('report_own_empty')} />}
    >
      <DataTable
        caption={t('agent_nav_own_transactions')}
        columns={columns}
        rows={list ?? []}
        rowKey={({ id }) => id}
        isStale={movements.isPlaceholderData}
      />
    </RecordsFrame>
  );
}

function labelOf(kind: string) {
  return isOwnKind(kind) ? ownKindLabels[kind] : 'kind_other';
}

function useColumns(): Column<OwnMovement>[] {
  const t = useTranslate();
  const { time, amount, balance } = useMovementColumns();
  return [
    {
      id: 'kind',
      header: t('col_kind'),
      isTitle: true,
      cell: ({ kind, run }) => (
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{t(ownKindLabels[kind])}</span>
          {run && (
            <Link
              to={contractPages[run.kind]}
              search={{ run: run.id }}
              className="inline-flex items-center gap-1 text-[13px] text-gold hover:underline"
            >
              {t('report_to_run')}
              <Icon name="chevronEnd" size={14} />
            </Link>
          )}
        </span>
      ),
    },
    {
      id: 'partner',
      header: t('col_partner'),
      cell: ({ partner }) => <span className="break-all">{partner ?? t('report_house')}</span>,
    },
    time,
    amount,
    balance,
  ];
}
