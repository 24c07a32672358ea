import type { RunState as State } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';

export const runStateLabels: Record<State, MessageId> = {
  paid: 'run_paid',
  owed: 'run_owed',
  computed: 'run_computed',
  nothing: 'run_nothing',
};

const colours: Record<State, string> = {
  paid: 'bg-jade/15 text-jade',
  owed: 'bg-petal/15 text-petal',
  computed: 'bg-gold/15 text-gold',
  nothing: 'bg-surface-3/70 text-text',
};

export function RunState({ state }: { state: State }) {
  const t = useTranslate();
  return (
    <span
      className={cx('inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', colours[state])}
    >
      {t(runStateLabels[state])}
    </span>
  );
}
