import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { RecordSearch } from '../../../entities/record/index.ts';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import type { DayRange } from '../../../kit/days/day-range.ts';
import type { Day } from '../../../kit/days/today.ts';
import { SortChoice } from '../../../kit/lists/sort-choice.tsx';
import { sortLabels } from '../model/labels.ts';
import { nextOrder, orderOf, sorts, type TeamSearch } from '../model/team-search.ts';

type TeamFiltersProps = { search: TeamSearch; days: DayRange; today: Day; onSearch: (search: TeamSearch) => void };

/** The filters: days, name and order. On wide screens the table's head sets the order. */
export function TeamFilters({ search, days, today, onSearch }: TeamFiltersProps) {
  const t = useTranslate();
  const { sort, order } = orderOf(search);
  return (
    <div className="flex flex-col gap-3">
      <DateBar
        range={days}
        today={today}
        mostDays={AGENT_REPORT_DAYS}
        onChange={(range) => onSearch({ ...search, ...range })}
      />
      <div className="flex flex-wrap items-center gap-2.5">
        <RecordSearch label={t('team_search')} q={search.q} onSearch={(q) => onSearch({ ...search, q })} />
        <div className="flex min-w-0 flex-1 md:hidden">
          <SortChoice
            sort={sort}
            order={order}
            choices={sorts.map((each) => ({ value: each, label: t(sortLabels[each]) }))}
            onSort={(each) => onSearch(nextOrder(search, each))}
          />
        </div>
      </div>
    </div>
  );
}
