import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading, useCount } from '../../../entities/site/index.ts';
import { centreQuery } from '../../../entities/team/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import type { CentreSearch, CentreTab } from '../model/centre-search.ts';
import { CENTRE_PANEL, CentreTabs } from './centre-tabs.tsx';
import { LinksPanel } from './links-panel.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { RecruitsPanel } from './recruits-panel.tsx';

type RegisterCenterPageProps = { search: CentreSearch; onSearch: (search: CentreSearch) => void };

/** How an agent recruits: by links, by opening accounts; and the recruits so far. */
export function RegisterCenterPage({ search, onSearch }: RegisterCenterPageProps) {
  const t = useTranslate();
  const centre = useQuery(centreQuery);
  const { tab = 'links' } = search;
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={t('agent_nav_register')} />
      <Figures centre={centre.data} />
      <CentreTabs chosen={tab} onChoose={(chosen) => onSearch({ tab: chosen })} />
      <div id={CENTRE_PANEL} role="tabpanel" aria-labelledby={`centre-${tab}`}>
        <Panel tab={tab} search={search} onSearch={onSearch} centre={centre} />
      </div>
    </div>
  );
}

type CentreState = {
  data: Parameters<typeof LinksPanel>[0]['centre'] | undefined;
  isError: boolean;
  refetch: () => unknown;
};
type PanelProps = RegisterCenterPageProps & { tab: CentreTab; centre: CentreState };

function Panel({ tab, search, onSearch, centre: { data, isError, refetch } }: PanelProps) {
  const seeRecruits = (link?: string) => onSearch({ tab: 'came', ...(link !== undefined && { link }) });
  if (tab === 'came') return <RecruitsPanel search={search} onSearch={onSearch} />;
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-80 rounded-lg" />;
  if (tab === 'open') return <OpeningPanel centre={data} />;
  return <LinksPanel centre={data} onSeeRecruits={seeRecruits} />;
}

function Figures({ centre }: { centre: CentreState['data'] }) {
  const t = useTranslate();
  const count = useCount();
  const figures = [
    { id: 'recruits', label: t('invite_recruits'), value: centre?.recruits },
    { id: 'recent', label: t('invite_recent'), value: centre?.recent },
    { id: 'depositors', label: t('invite_depositors'), value: centre?.depositors },
  ];
  return (
    <dl className="card-face grid grid-cols-3 divide-x divide-line rounded-lg py-4 rtl:divide-x-reverse">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="flex min-w-0 flex-col-reverse justify-end gap-0.5 px-3 text-center sm:px-5">
          <dt className="text-xs text-muted sm:text-[13px]">{label}</dt>
          <dd className="h-8 text-2xl leading-8 font-extrabold tabular">
            {value === undefined ? <Skeleton className="mx-auto mt-1 h-6 w-10" /> : count(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
