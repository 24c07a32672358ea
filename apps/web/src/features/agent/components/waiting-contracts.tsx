import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useContractRequests } from '../../../entities/contract/index.ts';
import { kindFaces } from '../model/contract-kinds.ts';

/** The contracts that wait for the agent's answer; renders nothing without any. */
export function WaitingContracts() {
  const t = useTranslate();
  const waiting = useContractRequests()?.list;
  if (waiting === undefined || waiting.length === 0) return null;
  const kinds = [...new Set(waiting.map(({ kind }) => t(kindFaces[kind].label)))];
  return (
    <section
      aria-label={t('agent_waiting')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-gold/12 px-4 py-3.5 ring-1 ring-gold/40"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gold/20 text-gold">
        <Icon name="pencil" size={20} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-sm font-bold">{t('agent_waiting_count', { count: waiting.length })}</h2>
        <p className="text-[13px] text-muted">{kinds.join(' · ')}</p>
      </div>
      <Link to="/agent/agentContracts" className={buttonClass({ size: 'small' })}>
        {t('agent_waiting_look')}
      </Link>
    </section>
  );
}
