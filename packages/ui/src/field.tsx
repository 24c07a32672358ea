import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { Icon, type IconName } from './icon.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  icon?: IconName;
  /** Its error; shown below the field and read with it. */
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
  return (
    <FieldFrame id={id} label={label} required={required} error={error} hint={hint} className={className}>
      {leading ?? (icon && <Icon name={icon} className="text-muted" />)}
      <input
        {...input}
        id={id}
        required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error ?? hint)}
        className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted/70"
      />
      {trailing}
    </FieldFrame>
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
