import type { AgentContract, ContractTerms } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { marksOf } from '@champa/money';
import { Icon, Money, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ratesQuery } from '../../../entities/team/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { kindFaces, kinds } from '../model/contract-kinds.ts';
import { shareRange } from '../model/shares.ts';
import { AgentIcon } from './agent-icon.tsx';

/** The rates of the agent's contracts in force. */
export function OwnRates() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(ratesQuery);
  return (
    <section aria-label={t('agent_account_rates')} className="card-face overflow-hidden rounded-lg">
      <h2 className="px-5 pt-4 pb-1 text-base font-bold">{t('agent_account_rates')}</h2>
      {data ? (
        <Rates list={data.list} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-2.5 p-5">
          {kinds.map((kind) => (
            <Skeleton key={kind} className="h-10" />
          ))}
        </div>
      )}
      <Link
        to="/agent/agentContracts"
        className="flex min-h-12 items-center justify-between gap-2 border-t border-line px-5 text-sm font-semibold text-gold hover:bg-surface-2"
      >
        {t('agent_nav_contracts')}
        <Icon name="chevronEnd" size={16} />
      </Link>
    </section>
  );
}

function Rates({ list }: { list: readonly AgentContract[] }) {
  const t = useTranslate();
  const inForce = kinds.flatMap((kind) => list.filter((each) => each.kind === kind));
  if (inForce.length === 0)
    return <StateView art="empty" title={t('no_data')} text={t('agent_account_no_rates')} className="py-8" />;
  return (
    <ul className="px-5 pb-2">
      {inForce.map(({ id, kind, terms, partner }) => (
        <li key={id} className="flex min-h-14 items-center gap-3 border-t border-line first:border-t-0">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
            <AgentIcon name={kindFaces[kind].icon} size={18} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-semibold">{t(kindFaces[kind].label)}</span>
            <span className="block truncate text-xs text-muted">
              {t('agent_account_rate_of', { name: partner?.name ?? t('agent_account_house_within') })}
            </span>
          </span>
          <b className="text-end text-sm tabular">
            <Shares terms={terms} />
          </b>
        </li>
      ))}
    </ul>
  );
}

/** From the lowest tier to the highest: a percentage of the base, or money for each started unit of it. */
function Shares({ terms }: { terms: ContractTerms }) {
  const t = useTranslate();
  const locale = useLocale();
  const { lowest, highest } = shareRange(terms);
  if (terms.pay === 'unit')
    return (
      <>
        <Money value={lowest} />
        {highest !== lowest && (
          <>
            {' – '}
            <Money value={highest} />
          </>
        )}
        <span className="block text-xs font-medium text-muted">
          {t('agent_account_per_unit')} <Money value={terms.unit} />
        </span>
      </>
    );
  const percent = (share: string) => share.replace('.', marksOf(locale).decimal);
  return <>{lowest === highest ? `${percent(lowest)}%` : `${percent(lowest)}–${percent(highest)}%`}</>;
}
