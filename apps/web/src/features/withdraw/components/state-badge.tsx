import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { stateFaces } from '../model/states.ts';
import { toneColours } from '../model/tones.ts';

/** A withdrawal's state in one word. */
export function StateBadge({ state }: { state: Withdrawal['state'] }) {
  const t = useTranslate();
  const { label, tone } = stateFaces[state];
  return (
    <span
      className={cx('shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', toneColours[tone])}
    >
      {t(label)}
    </span>
  );
}
