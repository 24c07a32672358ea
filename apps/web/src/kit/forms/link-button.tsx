import { cx } from '@champa/ui';
import type { ComponentProps } from 'react';

/** A button that looks like a link: to the next dialog, or to another option. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={cx('touch-target inline-block px-1 py-2 text-sm font-semibold text-gold hover:underline', className)}
    />
  );
}
