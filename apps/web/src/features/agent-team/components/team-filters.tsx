import { useTranslate } from '@champa/i18n/react';
import { IconButton } from '@champa/ui';
import { ChoiceSelect } from '../../../shared/record/choice-select.tsx';
import { DateBar } from '../../../shared/record/date-bar.tsx';
import type { DayRange } from '../../../shared/record/day-range.ts';
import { RecordSearch } from '../../../shared/record/record-search.tsx';
import type { Day } from '../../../shared/today.ts';
import { sortLabels } from '../model/labels.ts';
import { nextOrder, orderOf, sorts, type TeamSearch } from '../model/team-search.ts';

type TeamFiltersProps = { search: TeamSearch; days: DayRange; today: Day; onSearch: (search: TeamSearch) => void };

/** Which days, whose name, and in what order: on wide screens that is chosen at the table's head. */
export function TeamFilters({ search, days, today, onSearch }: TeamFiltersProps) {
  const t = useTranslate();
  const { sort, order } = orderOf(search);
  return (
    <div className="flex flex-col gap-3">
      <DateBar range={days} today={today} onChange={(range) => onSearch({ ...search, ...range })} />
      <div className="flex flex-wrap items-center gap-2.5">
        <RecordSearch label={t('team_search')} q={search.q} onSearch={(q) => onSearch({ ...search, q })} />
        <div className="flex min-w-0 flex-1 items-center gap-2 md:hidden">
          <ChoiceSelect
            label={t('team_sort')}
            value={sort === 'registered' ? undefined : sort}
            all={t(sortLabels.registered)}
            choices={sorts
              .filter((each) => each !== 'registered')
              .map((each) => ({ value: each, label: t(sortLabels[each]) }))}
            onChange={(value) => {
              const chosen = sorts.find((each) => each === value) ?? 'registered';
              if (chosen !== sort) onSearch(nextOrder(search, chosen));
            }}
          />
          <IconButton
            icon="chevronDown"
            label={t(order === 'asc' ? 'team_sort_ascending' : 'team_sort_descending')}
            className={order === 'asc' ? 'rotate-180 bg-surface-2' : 'bg-surface-2'}
            onClick={() => onSearch(nextOrder(search, sort))}
          />
        </div>
      </div>
    </div>
  );
}
