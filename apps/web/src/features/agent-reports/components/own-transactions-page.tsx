import type { ContractKind, OwnMovement } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Icon, Money } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Chips } from '../../../shared/record/chips.tsx';
import { DateBar } from '../../../shared/record/date-bar.tsx';
import { presetRange } from '../../../shared/record/day-range.ts';
import { ExportButton } from '../../../shared/record/export-button.tsx';
import { RecordsFrame } from '../../../shared/record/records-frame.tsx';
import { Totals } from '../../../shared/record/totals.tsx';
import { useSite } from '../../../shared/site.ts';
import { useToday } from '../../../shared/today.ts';
import { ownQuery } from '../api/reports.ts';
import { isOwnKind, ownKindLabels, ownKinds } from '../model/labels.ts';
import { rangeOf, type ReportsSearch } from '../model/reports-search.ts';
import { EmptyReport } from './empty-report.tsx';
import { KindTotals } from './kind-totals.tsx';

type OwnTransactionsProps = { search: ReportsSearch; onSearch: (search: ReportsSearch) => void };

/** Dividends, salaries and transfers of the agent's own, received and paid. */
export function OwnTransactionsPage({ search, onSearch }: OwnTransactionsProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const today = useToday(timeZone);
  const range = rangeOf(search, presetRange('last7', today));
  const kind = isOwnKind(search.kind) ? search.kind : undefined;
  const wanted = { ...range, ...(kind && { kind }) };
  const movements = useInfiniteQuery(ownQuery(wanted));
  const columns = useColumns(timeZone);
  const first = movements.data?.pages[0];
  const list = movements.data?.pages.flatMap((page) => page.list);

  return (
    <RecordsFrame
      title={t('agent_nav_own_transactions')}
      action={<ExportButton wish={{ record: 'agent_movements', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={
        <div className="flex flex-col gap-3">
          <DateBar range={range} today={today} onChange={(days) => onSearch({ ...search, ...days })} />
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
          <Totals
            figures={[
              { id: 'in', label: t('total_in'), value: first?.totals?.movedIn, signed: true },
              { id: 'out', label: t('total_out'), value: first?.totals?.movedOut },
            ]}
          />
          <KindTotals kinds={first?.kinds ?? []} labelOf={labelOf} isStale={movements.isPlaceholderData} />
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

const runPages = {
  dividend: '/agent/agentDividendRecordCopy2',
  daily: '/agent/agentDailyWages2',
  hourly: '/agent/agentHourSalary',
  realtime: '/agent/agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;

function useColumns(timeZone: string): Column<OwnMovement>[] {
  const t = useTranslate();
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
              to={runPages[run.kind]}
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
    { id: 'balance', header: t('col_balance'), isFigure: true, cell: ({ balance }) => <Money value={balance} /> },
  ];
}
