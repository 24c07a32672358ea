import type { AgentLinkState } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { stateLabels } from '../model/kinds.ts';

const colours: Record<AgentLinkState, string> = {
  open: 'bg-jade/15 text-jade',
  paused: 'bg-gold/15 text-gold',
  expired: 'bg-surface-3/70 text-muted',
  used_up: 'bg-surface-3/70 text-muted',
  terms: 'bg-ember/12 text-ember',
};

/** Whether a link can be used now. */
export function LinkBadge({ state }: { state: AgentLinkState }) {
  const t = useTranslate();
  return (
    <span
      className={cx(
        'inline-block shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        colours[state],
      )}
    >
      {t(stateLabels[state])}
    </span>
  );
}
