import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

const base =
  'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap font-semibold transition-[transform,filter,background-color,border-color,opacity] duration-150 ease-out active:scale-[0.97] disabled:opacity-50 disabled:active:scale-100 aria-disabled:opacity-50';

const kinds = {
  gold: 'gold-face hover:brightness-105 active:brightness-90',
  outline:
    'border border-line-strong bg-surface-2/60 text-text hover:border-gold hover:bg-surface-2 active:bg-surface-3',
  plain: 'text-text hover:bg-surface-2 active:bg-surface-3',
  danger: 'bg-ember/15 text-ember hover:bg-ember/25 active:bg-ember/30',
} as const;

const sizes = {
  small: 'touch-target h-9 rounded-sm px-3 text-[13px]',
  medium: 'h-11 rounded-md px-4 text-sm',
  large: 'h-13 rounded-md px-6 text-base',
} as const;

export type ButtonLook = { kind?: keyof typeof kinds; size?: keyof typeof sizes; wide?: boolean };

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind = 'gold', size = 'medium', wide = false }: ButtonLook = {}): string {
  return cx(base, kinds[kind], sizes[size], wide && 'w-full');
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** A button of the brand. While `busy` it cannot be pressed again, and shows after a moment that it is working. */
export function Button({ kind, size, wide, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }), className)}
    >
      {children}
      {busy && <Spinner className="animate-late" />}
    </button>
  );
}
