import type { AgentContract } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { stateLabels } from '../model/kinds.ts';

const colours: Record<AgentContract['state'], string> = {
  offered: 'bg-gold/15 text-gold',
  signed: 'bg-jade/15 text-jade',
  rejected: 'bg-surface-3/70 text-text',
  termination_requested: 'bg-petal/15 text-petal',
  terminated: 'bg-surface-3/70 text-text',
  superseded: 'bg-surface-3/70 text-text',
};

export function ContractState({ state }: Pick<AgentContract, 'state'>) {
  const t = useTranslate();
  return (
    <span
      className={cx('inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', colours[state])}
    >
      {t(stateLabels[state])}
    </span>
  );
}
