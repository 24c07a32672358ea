import { useTranslate } from '@champa/i18n/react';
import { IconButton } from '@champa/ui';
import { ChoiceSelect } from './choice-select.tsx';

type SortChoiceProps<T extends string> = {
  sort: T;
  order: 'asc' | 'desc';
  /** The default first. */
  choices: readonly { value: T; label: string }[];
  /** Sorts by this; where it is sorted by it already, reverses the order. */
  onSort: (sort: T) => void;
};

/** The order of a list and its direction, where there is no table with headings to press. */
export function SortChoice<T extends string>({ sort, order, choices, onSort }: SortChoiceProps<T>) {
  const t = useTranslate();
  const [standing, ...others] = choices;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 sm:max-w-70">
      <ChoiceSelect
        label={t('team_sort')}
        all={standing?.label ?? ''}
        value={sort === standing?.value ? undefined : sort}
        choices={others}
        onChange={(wanted) => {
          const chosen = choices.find(({ value }) => value === wanted) ?? standing;
          if (chosen && chosen.value !== sort) onSort(chosen.value);
        }}
      />
      <IconButton
        icon="chevronDown"
        label={t(order === 'asc' ? 'team_sort_ascending' : 'team_sort_descending')}
        className={order === 'asc' ? 'rotate-180 bg-surface-2' : 'bg-surface-2'}
        onClick={() => onSort(sort)}
      />
    </div>
  );
}
