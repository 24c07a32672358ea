import { cx } from '@champa/ui';

type ChoiceChipsProps<T> = {
  label: string;
  choices: readonly { value: T; label: string }[];
  chosen: T | undefined;
  isBusy?: boolean;
  onChoose: (value: T) => void;
};

/** A choice of one duration among a few. */
export function ChoiceChips<T extends number | null>(props: ChoiceChipsProps<T>) {
  const { label: groupLabel, choices, chosen, isBusy = false, onChoose } = props;
  return (
    <div role="group" aria-label={groupLabel} className="grid grid-cols-3 gap-2">
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          disabled={isBusy}
          onClick={() => onChoose(value)}
          className={cx(
            'min-h-11 rounded-md px-2 text-[13px] font-semibold transition-colors disabled:opacity-60',
            value === chosen
              ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset'
              : 'bg-surface-3/70 hover:bg-surface-3',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
