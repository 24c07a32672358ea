import { Icon } from '@champa/ui';

type ChoiceSelectProps = {
  label: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  /** The label for no choice. */
  all: string;
  onChange: (value: string | undefined) => void;
};

/** Filters a record by one of several values, in the device's own select. */
export function ChoiceSelect({ label, value, choices, all, onChange }: ChoiceSelectProps) {
  return (
    <label className="relative flex h-11 min-w-0 flex-1 items-center rounded-md bg-surface-2 focus-within:ring-2 focus-within:ring-gold sm:max-w-56">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        className="h-full w-full min-w-0 appearance-none truncate bg-transparent ps-3.5 pe-9 text-sm outline-none"
      >
        <option value="" className="bg-surface-1 text-text">
          {all}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} className="bg-surface-1 text-text">
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} className="pointer-events-none absolute end-3 text-muted" />
    </label>
  );
}
