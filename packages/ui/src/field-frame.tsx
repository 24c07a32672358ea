import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type FieldFrameProps = {
  /** Of what is entered into; its note's follows from it by `noteOf`. */
  id: string;
  label: string;
  required: boolean | undefined;
  /** What is wrong with it; said under the field and read with it. */
  error: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What every field has around what is entered into: its label, its edge, and what is said under it. */
export function FieldFrame({ id, label, required, error, hint, className, children }: FieldFrameProps) {
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
          'relative flex h-12 items-center gap-2.5 rounded-md border bg-surface-2 px-3.5 transition-colors duration-150 focus-within:border-gold',
          error === undefined ? 'border-line' : 'border-ember',
        )}
      >
        {children}
      </div>
      {note !== undefined && (
        <p
          id={noteOf(id)}
          role={error === undefined ? undefined : 'alert'}
          className={cx('mt-1.5 text-[13px]', error === undefined ? 'text-muted' : 'font-medium text-ember')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** What is said of a field, to whom it is read: nothing where there is nothing. */
export function describedBy(id: string, note: string | undefined): string | undefined {
  return note === undefined ? undefined : noteOf(id);
}

function noteOf(id: string): string {
  return `${id}-note`;
}
