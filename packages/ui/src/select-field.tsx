import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { Icon, type IconName } from './icon.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  label: string;
  icon?: IconName;
  choices: readonly { value: string; label: string }[];
  /** Its error; shown below the field and read with it. */
  error?: string | undefined;
};

/** A labelled selection from several choices, with the device's own list. */
export function SelectField({ label, icon, choices, error, required, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={required} error={error}>
      {icon && <Icon name={icon} className="text-muted" />}
      <select
        {...select}
        id={id}
        required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error)}
        className="h-full min-w-0 flex-1 appearance-none bg-transparent pe-6 text-base outline-none"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} className="bg-surface-1 text-text">
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} className="pointer-events-none absolute end-3.5 text-muted" />
    </FieldFrame>
  );
}
