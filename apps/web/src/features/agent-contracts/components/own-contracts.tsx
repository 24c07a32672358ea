import type { AgentContract } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownTermsQuery, useContractRequests } from '../../../entities/contract/index.ts';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import type { ContractsSearch } from '../model/contracts-search.ts';
import { kindFaces, periodLabels } from '../model/kinds.ts';
import { useOfferedKinds } from '../model/use-offered-kinds.ts';
import { ContractState } from './contract-state.tsx';
import { useTermsText } from './use-terms-text.ts';

/** Contracts waiting for an answer, and those in force with the upline: at most one of each kind. */
export function OwnContracts({ search }: { search: ContractsSearch }) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(ownTermsQuery);
  const offered = useOfferedKinds();
  const kinds = [...new Set([...offered, ...(data?.list.map(({ kind }) => kind) ?? [])])];
  return (
    <section aria-label={t('contracts_in_force')} className="flex flex-col gap-3">
      <Waiting />
      {isError ? (
        <div className="card-face rounded-md">
          <LoadFailure onRetry={() => void refetch()} />
        </div>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {kinds.map((kind) => (
            <li key={kind} className="card-face flex min-h-37 flex-col rounded-md p-4">
              <h3 className="text-[13px] font-semibold text-muted">{t(kindFaces[kind].label)}</h3>
              {data ? (
                <OwnContract contract={data.list.find((each) => each.kind === kind)} search={search} />
              ) : (
                <Skeleton className="mt-3 h-16" />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnContract({ contract, search }: { contract: AgentContract | undefined; search: ContractsSearch }) {
  const t = useTranslate();
  const { share } = useTermsText();
  if (!contract) return <p className="mt-2 text-sm text-muted">{t('contract_none_in_force')}</p>;
  const { terms, partner, period, state } = contract;
  const [least, most] = [share(contract, terms.tiers[0]!), share(contract, terms.tiers.at(-1)!)];
  return (
    <>
      <p className="mt-1 text-2xl font-extrabold tracking-tight tabular">
        {least === most ? most : `${least} – ${most}`}
      </p>
      <p className="mt-0.5 text-[13px] text-muted">
        {t('contract_with', { name: partner?.name ?? t('contract_brand_within'), period: t(periodLabels[period]) })}
      </p>
      <div className="mt-auto flex items-center justify-between gap-3 pt-3">
        <ContractState state={state} />
        <Link
          to="."
          search={{ ...search, contract: contract.id }}
          state={(previous) => ({ ...previous, openedPanel: true })}
          resetScroll={false}
          aria-label={t('contract_show_of', { kind: t(kindFaces[contract.kind].label) })}
          className="touch-target inline-flex items-center gap-1 text-[13px] font-semibold text-gold"
        >
          {t('contract_show')}
          <Icon name="chevronEnd" size={16} />
        </Link>
      </div>
    </>
  );
}

/** A link to what waits for an answer. */
function Waiting() {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  const count = useContractRequests()?.list.length ?? 0;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-gold/12 px-4 py-3">
      <p className="flex items-center gap-2.5 text-sm font-semibold">
        <Icon name="info" size={18} className="text-gold" />
        {t('contracts_waiting', { count })}
      </p>
      <Button size="small" onClick={() => openPopup('contract')}>
        {t('contracts_answer')}
      </Button>
    </div>
  );
}
