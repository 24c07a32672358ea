import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & { children: ReactNode; error?: string | undefined };

/** A checkbox with its label beside it and its error below. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-note`}
            className="peer absolute inset-0 appearance-none rounded-[6px] border border-line-strong bg-surface-2 transition-colors checked:border-gold-fill checked:bg-gold-fill aria-invalid:border-ember"
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none relative hidden text-on-gold peer-checked:block"
          />
        </span>
        <span className="text-muted">{children}</span>
      </label>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="text-[13px] font-medium text-ember">
          {error}
        </p>
      )}
    </div>
  );
}
