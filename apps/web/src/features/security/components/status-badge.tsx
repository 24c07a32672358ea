import { cx } from '@champa/ui';
import type { ReactNode } from 'react';

const tones = {
  good: 'bg-jade/15 text-jade',
  warn: 'bg-gold/15 text-gold',
  plain: 'bg-surface-3/70 text-muted',
} as const;

export type Tone = keyof typeof tones;

/** A state in one word. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={cx('shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', tones[tone])}>
      {children}
    </span>
  );
}
