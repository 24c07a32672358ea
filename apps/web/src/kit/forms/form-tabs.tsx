import { cx } from '@champa/ui';
import { useTabWalk } from './tab-walk.ts';

type FormTabsProps<T extends string> = {
  /** The label of the choice. */
  label: string;
  tabs: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
  /** The ID of the panel that the chosen tab shows, where it has one. */
  panel?: string;
};

/** A few options or views, one of them shown. */
export function FormTabs<T extends string>({ label, tabs, chosen, onChoose, panel }: FormTabsProps<T>) {
  const { row, onKeyDown } = useTabWalk(
    tabs.map(({ value }) => value),
    onChoose,
  );
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className="mb-4 grid auto-cols-fr grid-flow-col rounded-md bg-surface-2 p-1"
    >
      {tabs.map(({ value, label: name }, index) => (
        <button
          key={value}
          type="button"
          role="tab"
          aria-selected={value === chosen}
          aria-controls={panel}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={cx(
            'min-h-11 rounded-sm px-2 py-1.5 text-sm leading-tight font-semibold transition-colors duration-150',
            value === chosen ? 'bg-surface-3 text-text shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
