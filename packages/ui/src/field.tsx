import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  icon?: IconName;
  /** What is wrong with it; said under the field and read with it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Before the text, in place of the icon: a country's dialling code. */
  leading?: ReactNode;
  /** After the text: a button or a unit. */
  trailing?: ReactNode;
};

/** A labelled text field. */
export function Field({ label, icon, error, hint, leading, trailing, className, required, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
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
          'flex h-12 items-center gap-2.5 rounded-md border bg-surface-2 px-3.5 transition-colors duration-150 focus-within:border-gold',
          error === undefined ? 'border-line' : 'border-ember',
        )}
      >
        {leading ?? (icon && <Icon name={icon} className="text-muted" />)}
        <input
          {...input}
          id={id}
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted/70"
        />
        {trailing}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={cx('mt-1.5 text-[13px]', error === undefined ? 'text-muted' : 'font-medium text-ember')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'> & { showLabel: string; hideLabel: string };

/** A password field that can be read while held open by its eye. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="touch-target -me-1 grid size-8 place-items-center rounded-sm text-muted hover:text-text"
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
