import type { AccountMovement } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { saveCsv } from '../../../shared/csv.ts';
import { useSite } from '../../../shared/site.ts';
import { useToday } from '../../../shared/today.ts';
import { allMovements, movementsQuery } from '../api/records.ts';
import { instantsOf, presetRange } from '../model/day-range.ts';
import { fileName } from '../model/file-name.ts';
import { kindLabel } from '../model/labels.ts';
import { rangeOf, type RecordsSearch } from '../model/records-search.ts';
import { DateBar } from './date-bar.tsx';
import { KindFilter } from './kind-filter.tsx';
import { RecordsFrame } from './records-frame.tsx';

type AccountRecordProps = { search: RecordsSearch; onSearch: (search: RecordsSearch) => void };

/** Every movement of the member's cash, each with the balance it left. */
export function AccountRecord({ search, onSearch }: AccountRecordProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const today = useToday(timeZone);
  const range = rangeOf(search, presetRange('last7', today));
  const page = search.page ?? 1;
  const wanted = { ...instantsOf(range, timeZone), kind: search.kind };
  const { data, isError, isPlaceholderData, refetch } = useQuery(movementsQuery(wanted, page));
  const columns = useColumns(timeZone);

  const save = async () => {
    const movements = await allMovements(wanted);
    const rows = movements.map((movement) => [
      formatDateTime(movement.at, timeZone),
      t(kindLabel(movement.kind)),
      movement.description ?? '',
      movement.reference ?? '',
      movement.amount,
      movement.balance,
      movement.currency,
    ]);
    const headers = [
      'col_time',
      'col_kind',
      'col_description',
      'col_reference',
      'col_amount',
      'col_balance',
      'col_currency',
    ] as const;
    saveCsv(fileName('account', range), [headers.map((header) => t(header)), ...rows]);
  };

  return (
    <RecordsFrame
      title={t('account_record')}
      filters={
        <div className="flex flex-col gap-3">
          <DateBar range={range} today={today} onChange={(days) => onSearch({ ...search, ...days, page: 1 })} />
          <KindFilter kind={search.kind} onChange={(kind) => onSearch({ ...search, kind, page: 1 })} />
        </div>
      }
      state={data}
      isError={isError}
      onRetry={() => void refetch()}
      page={page}
      onSave={save}
    >
      <DataTable
        caption={t('account_record')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
      />
    </RecordsFrame>
  );
}

function useColumns(timeZone: string): Column<AccountMovement>[] {
  const t = useTranslate();
  return [
    {
      id: 'kind',
      header: t('col_kind'),
      isTitle: true,
      cell: ({ kind, description, reference }) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{t(kindLabel(kind))}</span>
          <span className="block text-xs break-all text-muted">{description ?? reference}</span>
        </span>
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
    { id: 'balance', header: t('col_balance'), isFigure: true, cell: ({ balance }) => <Money value={balance} /> },
  ];
}
