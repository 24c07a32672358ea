import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';

type ChipRowProps<T> = {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** A choice of one among a few side by side; on phones the row scrolls. */
export function ChipRow<T extends string | undefined>({ label, value, choices, onChange }: ChipRowProps<T>) {
  return (
    <div role="group" aria-label={label} className="scroll-row -mx-4 flex gap-2 px-4 py-1 sm:-mx-1 sm:px-1">
      {choices.map((choice) => (
        <button
          key={choice.value ?? 'all'}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={cx(
            'touch-target h-9 shrink-0 rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-colors',
            choice.value === value ? 'bg-text text-surface-0' : 'bg-surface-2 text-muted hover:text-text',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

/** Filters a record by one value; the first chip stands for all. */
export function Chips<T extends string>({ choices, ...props }: ChipRowProps<T | undefined>) {
  const t = useTranslate();
  return <ChipRow {...props} choices={[{ value: undefined, label: t('all') }, ...choices]} />;
}
