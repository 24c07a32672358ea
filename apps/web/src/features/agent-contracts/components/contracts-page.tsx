import { contractStandings, type ContractStanding } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContractsWanted, downlineQuery } from '../../../entities/contract/index.ts';
import { RecordSearch } from '../../../entities/record/index.ts';
import { PageHeading } from '../../../entities/site/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { Chips } from '../../../kit/lists/chips.tsx';
import { ChoiceSelect } from '../../../kit/lists/choice-select.tsx';
import type { ContractsSearch } from '../model/contracts-search.ts';
import { isKind, kindFaces } from '../model/kinds.ts';
import { useOfferedKinds } from '../model/use-offered-kinds.ts';
import { ContractDetails } from './contract-details.tsx';
import { ContractList } from './contract-list.tsx';
import type { Chosen } from './downline-picker.tsx';
import { OfferDialog, type OfferStart } from './offer-dialog.tsx';
import { OwnContracts } from './own-contracts.tsx';

const standingLabels: Record<ContractStanding, MessageId> = {
  offered: 'contracts_offered',
  in_force: 'contracts_in_force',
  over: 'contracts_over',
};

type ContractsPageProps = {
  search: ContractsSearch;
  onSearch: (search: ContractsSearch) => void;
  onCloseContract: () => void;
};

/** The agent's contracts: with their upline, and with their direct downlines. */
export function ContractsPage({ search, onSearch, onCloseContract }: ContractsPageProps) {
  const t = useTranslate();
  const { side, downline, contract } = search;
  const [offer, setOffer] = useState<OfferStart | null>(null);
  const chosen = useDownline(downline);
  const canOffer = useOfferedKinds().length > 0;
  const begin = () => setOffer({ ...(chosen && { downline: chosen }) });
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={t('contracts')}>
        {canOffer && (
          <Button onClick={begin}>
            <Icon name="plus" size={18} />
            {t('contract_offer')}
          </Button>
        )}
      </PageHeading>
      <div className="w-full max-w-md [&>div]:mb-0">
        <FormTabs
          label={t('contracts')}
          tabs={[
            { value: 'downline', label: t('contracts_with_upline') },
            { value: 'upline', label: t('contracts_with_downlines') },
          ]}
          chosen={side ?? 'downline'}
          onChoose={(wanted) => onSearch(wanted === 'upline' ? { side: 'upline' } : {})}
        />
      </div>
      {side === undefined && <OwnContracts search={search} />}
      <Filters search={search} downline={chosen} onSearch={onSearch} />
      <ContractList
        title={side === undefined ? t('contracts_with_upline') : t('contracts_with_downlines')}
        wanted={wantedOf(search)}
        search={search}
        action={
          side === 'upline' &&
          canOffer && (
            <Button kind="outline" onClick={begin}>
              {t('contract_offer')}
            </Button>
          )
        }
      />
      {contract !== undefined && offer === null && (
        <ContractDetails
          id={contract}
          onClose={onCloseContract}
          onOffer={(start) => {
            onCloseContract();
            setOffer(start);
          }}
        />
      )}
      {offer && <OfferDialog start={offer} onClose={() => setOffer(null)} />}
    </div>
  );
}

function wantedOf({ side, kind, standing, downline, q }: ContractsSearch): ContractsWanted {
  return {
    side: side ?? 'downline',
    ...(kind && { kind }),
    ...(standing && { standing }),
    ...(downline && { partnerId: downline }),
    ...(q && side === 'upline' && { search: q }),
  };
}

/** The downline in the address, once their name has loaded. */
function useDownline(id: string | undefined): Chosen | undefined {
  const { data } = useQuery({ ...downlineQuery(id ?? '1'), enabled: id !== undefined });
  return data ? { id: data.id, name: data.username } : undefined;
}

type FiltersProps = Pick<ContractsPageProps, 'search' | 'onSearch'> & { downline: Chosen | undefined };

function Filters({ search, downline, onSearch }: FiltersProps) {
  const t = useTranslate();
  const kinds = useOfferedKinds();
  return (
    <div className="flex flex-col gap-3">
      {search.side === undefined && <h2 className="mt-2 text-lg font-bold">{t('contracts_history')}</h2>}
      <div className="flex flex-wrap items-center gap-2">
        {search.side === 'upline' &&
          (search.downline === undefined ? (
            <RecordSearch
              label={t('contracts_search')}
              q={search.q}
              onSearch={(q) => onSearch({ ...search, ...(q === undefined ? { q: undefined } : { q }) })}
            />
          ) : (
            <Button
              kind="outline"
              className="max-sm:flex-1"
              onClick={() => onSearch({ ...search, downline: undefined })}
            >
              <span className="truncate">{t('contracts_of', { name: downline?.name ?? search.downline })}</span>
              <Icon name="close" size={16} />
            </Button>
          ))}
        <ChoiceSelect
          label={t('contract_kind')}
          all={t('contract_kind_all')}
          value={search.kind}
          choices={kinds.map((kind) => ({ value: kind, label: t(kindFaces[kind].label) }))}
          onChange={(kind) => onSearch({ ...search, kind: isKind(kind) ? kind : undefined })}
        />
      </div>
      <Chips
        label={t('col_state')}
        value={search.standing}
        choices={contractStandings.map((value) => ({ value, label: t(standingLabels[value]) }))}
        onChange={(standing) => onSearch({ ...search, standing })}
      />
    </div>
  );
}
