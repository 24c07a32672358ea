import { cx } from '@champa/ui';

type ChoiceRowProps<T extends string> = {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** A choice of one among a few side by side; on phones the row scrolls. */
export function ChoiceRow<T extends string>({ label, value, choices, onChange }: ChoiceRowProps<T>) {
  return (
    <div role="group" aria-label={label} className="scroll-row -mx-4 mt-2.5 flex gap-2 px-4 py-1">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={cx(
            'touch-target h-9 shrink-0 rounded-full px-3.5 text-[13px] font-semibold whitespace-nowrap transition-colors',
            choice.value === value ? 'bg-text text-surface-0' : 'bg-surface-3/70 text-muted hover:text-text',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
