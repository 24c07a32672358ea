import type { AgentContract } from '@champa/contract';
import type { TimeFormat } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Notice } from '@champa/ui';
import { kindFaces } from '../model/kinds.ts';
import type { Consequences } from '../model/endings.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type OfferConsequencesProps = { offer: AgentContract; consequences: Consequences };

/** What the downline has, what the offer has ended, and what signing it ends. */
export function OfferConsequences({ offer, consequences: { own, endedBelow, endingBelow } }: OfferConsequencesProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const kind = t(kindFaces[offer.kind].label);
  return (
    <div className="flex flex-col gap-3">
      {own?.isEnded ? (
        <Notice kind="warning">{t('contract_offer_ended_yours', { kind, time: endOf(own.contract, times) })}</Notice>
      ) : (
        <p className="text-[13px] text-muted">{t(own ? 'contract_replaces_note' : 'contract_begins_note')}</p>
      )}
      <Endings title={t('contract_ended_below')} contracts={endedBelow} times={times} />
      <Endings title={t('contract_ending_below')} contracts={endingBelow} times={times} />
    </div>
  );
}

type EndingsProps = { title: string; contracts: readonly AgentContract[]; times: TimeFormat };

function Endings({ title, contracts, times }: EndingsProps) {
  const t = useTranslate();
  if (contracts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      <ul className="max-h-48 overflow-y-auto rounded-md bg-surface-2 px-4 text-sm">
        {contracts.map((contract) => (
          <li key={contract.id} className="flex items-center gap-2.5 border-t border-line py-2.5 first:border-t-0">
            <Icon name="user" size={16} className="text-muted" />
            <span className="min-w-0 flex-1 truncate font-semibold">{contract.partner?.name}</span>
            {contract.endsAt !== null && (
              <span className="text-[13px] text-muted tabular">
                {t('contract_counts_until', { time: endOf(contract, times) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What follows for the downline who rejects an offer. */
export function useRejectionText(): (offer: AgentContract, consequences: Consequences) => string {
  const t = useTranslate();
  const times = useTimeFormat();
  return (offer, { own }) => {
    const kind = t(kindFaces[offer.kind].label);
    const told = t('contract_reject_text');
    if (!own) return `${t('contract_reject_none', { kind })} ${told}`;
    if (!own.isEnded) return `${t('contract_reject_keeps', { kind })} ${told}`;
    return `${t('contract_reject_ended', { kind, time: endOf(own.contract, times) })} ${told}`;
  };
}

function endOf({ endsAt }: AgentContract, times: TimeFormat): string {
  return endsAt === null ? '' : times.full(endsAt);
}
