import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
  iconSize?: number;
};

/** A square button with one icon, 44 px to press; `label` is its name for screen readers and its tooltip. */
export function IconButton({ icon, label, iconSize = 20, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors duration-150 hover:bg-surface-2 hover:text-text active:bg-surface-3 disabled:opacity-40',
        className,
      )}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
