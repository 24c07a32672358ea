import { cx } from '@champa/ui';

type FormTabsProps<T extends string> = {
  /** What is chosen between. */
  label: string;
  tabs: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** Two ways of doing the same, one shown. */
export function FormTabs<T extends string>({ label, tabs, chosen, onChoose }: FormTabsProps<T>) {
  return (
    <div role="tablist" aria-label={label} className="mb-4 grid auto-cols-fr grid-flow-col rounded-md bg-surface-2 p-1">
      {tabs.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          role="tab"
          aria-selected={value === chosen}
          onClick={() => onChoose(value)}
          className={cx(
            'h-11 rounded-sm px-2 text-sm font-semibold transition-colors duration-150',
            value === chosen ? 'bg-surface-3 text-text shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
