import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';

type ChipsProps<T extends string> = {
  label: string;
  value: T | undefined;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T | undefined) => void;
};

/** Narrows a record to one of a few that stand side by side; the first stands for all. */
export function Chips<T extends string>({ label, value, choices, onChange }: ChipsProps<T>) {
  const t = useTranslate();
  const all = [{ value: undefined, label: t('all') }, ...choices];
  return (
    <div role="group" aria-label={label} className="scroll-row -mx-4 flex gap-2 px-4 py-1 sm:mx-0 sm:px-0">
      {all.map((choice) => (
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
