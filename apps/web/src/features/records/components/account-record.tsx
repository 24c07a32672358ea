import { mainMovementKinds, movementLabel } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { DataTable } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  ExportButton,
  movementsQuery,
  MovementSums,
  RecordSearch,
  RecordsFrame,
  useMovementColumns,
} from '../../../entities/record/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import { useToday } from '../../../kit/days/today.ts';
import { Chips } from '../../../kit/lists/chips.tsx';
import type { RecordsSearch } from '../model/records-search.ts';

type AccountRecordProps = { search: RecordsSearch; onSearch: (search: RecordsSearch) => void };

/** Every movement of the member's cash, each with the balance after it. */
export function AccountRecord({ search, onSearch }: AccountRecordProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const today = useToday(timeZone);
  const range = rangeOf(search, presetRange('last7', today));
  const { kind, q } = search;
  const wanted = { ...range, ...(kind && { kind }), ...(q && { search: q }) };
  const movements = useInfiniteQuery(movementsQuery(wanted));
  const { kind: cause, time, amount, balance } = useMovementColumns();
  const first = movements.data?.pages[0];
  const list = movements.data?.pages.flatMap((page) => page.list);
  const kinds = [...new Set([...mainMovementKinds, ...(first?.kinds ?? []), ...(kind ? [kind] : [])])];

  return (
    <RecordsFrame
      title={t('account_record')}
      action={<ExportButton wish={{ record: 'account', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <DateBar range={range} today={today} onChange={(days) => onSearch({ ...search, ...days })} />
            <RecordSearch
              label={t('records_reference_search')}
              q={q}
              onSearch={(text) => onSearch({ ...search, q: text })}
            />
          </div>
          <Chips
            label={t('col_kind')}
            value={kind}
            choices={kinds.map((each) => ({ value: each, label: t(movementLabel(each)) }))}
            onChange={(chosen) => onSearch({ ...search, kind: chosen })}
          />
        </div>
      }
      totals={<MovementSums totals={first?.totals} />}
      paged={movements}
      shown={list?.length}
      total={first?.total ?? null}
    >
      <DataTable
        caption={t('account_record')}
        columns={[cause, time, amount, balance]}
        rows={list ?? []}
        rowKey={({ id }) => id}
        isStale={movements.isPlaceholderData}
      />
    </RecordsFrame>
  );
}
