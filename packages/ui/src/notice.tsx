import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const kinds = {
  error: { className: 'bg-ember/12 text-ember', icon: 'alert', role: 'alert' },
  info: { className: 'bg-surface-2 text-muted', icon: 'info', role: undefined },
  warning: { className: 'bg-gold/12 text-gold', icon: 'alert', role: undefined },
  success: { className: 'bg-jade/12 text-jade', icon: 'check', role: 'status' },
} as const;

/** A one-line message inside a form or page. */
export function Notice({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  const { className, icon, role } = kinds[kind];
  return (
    <p role={role} className={cx('flex items-start gap-2.5 rounded-md px-3.5 py-3 text-sm font-medium', className)}>
      <Icon name={icon} size={18} className="mt-[3px]" />
      <span className="min-w-0 flex-1">{children}</span>
    </p>
  );
}
