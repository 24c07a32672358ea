import type { BettingRound } from '@champa/contract';
import { roundStateLabels } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';

const colours = {
  open: 'bg-gold/15 text-gold',
  closed: 'bg-surface-3/70 text-text',
  rolled_back: 'bg-petal/15 text-petal',
} as const;

export function StateBadge({ state }: { state: BettingRound['state'] }) {
  const t = useTranslate();
  return (
    <span
      className={cx('inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', colours[state])}
    >
      {t(roundStateLabels[state])}
    </span>
  );
}
