import type { AgentContract } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contractsQuery, type ContractsWanted } from '../../../entities/contract/index.ts';
import { TimeCell } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';
import type { ContractsSearch } from '../model/contracts-search.ts';
import { kindFaces } from '../model/kinds.ts';
import { ContractState } from './contract-state.tsx';
import { useTermsText } from './use-terms-text.ts';

type ContractListProps = {
  title: string;
  wanted: ContractsWanted;
  search: ContractsSearch;
  /** An action that helps where the list is empty. */
  action?: ReactNode;
};

/** Contracts, latest first, page by page. */
export function ContractList({ title, wanted, search, action }: ContractListProps) {
  const t = useTranslate();
  const query = useInfiniteQuery(contractsQuery(wanted));
  const columns = useColumns(search);
  const list = query.data?.pages.flatMap((page) => page.list);
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="card-face overflow-hidden rounded-md">
        {list === undefined ? (
          query.isError ? (
            <LoadFailure onRetry={() => void query.refetch()} />
          ) : (
            <RowsSkeleton rows={5} />
          )
        ) : list.length === 0 ? (
          <StateView art="empty" title={t('no_data')} text={t('contracts_none_text')} action={action} />
        ) : (
          <DataTable
            caption={title}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            isStale={query.isPlaceholderData}
          />
        )}
      </div>
      <MoreRows of={query} />
    </section>
  );
}

function useColumns(search: ContractsSearch): Column<AgentContract>[] {
  const t = useTranslate();
  const { share } = useTermsText();
  const range = (contract: AgentContract) => {
    const { tiers } = contract.terms;
    const [first, last] = [share(contract, tiers[0]!), share(contract, tiers.at(-1)!)];
    return first === last ? first : `${first} – ${last}`;
  };
  return [
    {
      id: 'kind',
      header: t('contract_word'),
      isTitle: true,
      cell: ({ id, kind, partner }) => (
        <Link
          to="."
          search={{ ...search, contract: id }}
          state={(state) => ({ ...state, openedPanel: true })}
          resetScroll={false}
          className="block min-w-0 rounded-sm hover:text-gold"
        >
          <span className="block font-semibold">{t(kindFaces[kind].label)}</span>
          <span className="block truncate text-xs text-muted">{partner?.name ?? t('contract_brand')}</span>
        </Link>
      ),
    },
    { id: 'state', header: t('col_state'), cell: ({ state }) => <ContractState state={state} /> },
    { id: 'share', header: t('contract_share'), isFigure: true, cell: (contract) => range(contract) },
    {
      id: 'steps',
      header: t('contract_steps'),
      isFigure: true,
      cell: ({ terms }) => terms.tiers.length,
    },
    { id: 'from', header: t('contract_from'), cell: ({ startsAt }) => <At time={startsAt} /> },
    { id: 'until', header: t('contract_until'), cell: ({ endsAt }) => <At time={endsAt} /> },
  ];
}

function At({ time }: { time: string | null }) {
  return time === null ? <span className="text-muted">–</span> : <TimeCell at={time} />;
}
