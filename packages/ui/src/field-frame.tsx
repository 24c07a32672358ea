import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type FieldFrameProps = {
  /** The ID of the input; `noteOf` derives the ID of its note. */
  id: string;
  label: string;
  required: boolean | undefined;
  /** Its error; shown below the field and read with it. */
  error: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of every field: its label, its border, and the note below it. */
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

/** The ID of a field's note for `aria-describedby`, if there is a note. */
export function describedBy(id: string, note: string | undefined): string | undefined {
  return note === undefined ? undefined : noteOf(id);
}

function noteOf(id: string): string {
  return `${id}-note`;
}
