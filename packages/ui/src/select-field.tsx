import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  label: string;
  icon?: IconName;
  choices: readonly { value: string; label: string }[];
  /** What is wrong with it; said under the field and read with it. */
  error?: string | undefined;
};

/** A labelled choice of one among several, by the device's own list. */
export function SelectField({ label, icon, choices, error, required, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={cx(
          'mb-1.5 block text-[13px] font-semibold text-muted',
          required && 'after:ms-1 after:text-petal after:content-["*"]',
        )}
      >
        {label}
      </label>
      <div
        className={cx(
          'relative flex h-12 items-center gap-2.5 rounded-md border bg-surface-2 px-3.5 transition-colors duration-150 focus-within:border-gold',
          error === undefined ? 'border-line' : 'border-ember',
        )}
      >
        {icon && <Icon name={icon} className="text-muted" />}
        <select
          {...select}
          id={id}
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          className="h-full min-w-0 flex-1 appearance-none bg-transparent pe-6 text-base outline-none"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} className="bg-surface-1 text-text">
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} className="pointer-events-none absolute end-3.5 text-muted" />
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-[13px] font-medium text-ember">
          {error}
        </p>
      )}
    </div>
  );
}
