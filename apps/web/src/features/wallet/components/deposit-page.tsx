import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latestDepositQuery } from '../../../entities/deposit/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import type { DepositSearch } from '../model/deposit-search.ts';
import type { OfferSlot } from '../model/offer-slot.ts';
import { DepositList } from './deposit-list.tsx';
import { DepositPanel } from './deposit-panel.tsx';

type DepositPageProps = {
  search: DepositSearch;
  offers?: OfferSlot;
  onOpen: (id: string) => void;
  /** Back to the form and the list. */
  onClose: () => void;
  onPage: (page: number) => void;
  onDone: () => void;
};

/**
 * Deposits as a page of its own: the form and past deposits, or one of them. A member who comes back from the provider sees
 * the state of the last one.
 */
export function DepositPage({ search, offers, onOpen, onClose, onPage, onDone }: DepositPageProps) {
  const t = useTranslate();
  const { deposit, returned, page = 1 } = search;
  const [blocked, setBlocked] = useState<string>();
  const isReturning = returned === 1 && deposit === undefined;
  const latest = useQuery({ ...latestDepositQuery, enabled: isReturning });
  const id = isReturning ? latest.data?.list[0]?.id : deposit;
  return (
    <div className="mx-auto my-4 flex max-w-lg flex-col gap-8">
      <section aria-labelledby="deposit" className="card-face rounded-lg p-5 sm:p-8">
        <PageTitle title={t('deposit')} />
        <h1 id="deposit" className="mb-5 text-2xl font-bold tracking-tight">
          {t('deposit')}
        </h1>
        {isReturning && latest.isPending ? (
          <Skeleton className="h-72 rounded-md" />
        ) : (
          <DepositPanel
            begun={id === undefined ? null : { id, isBlocked: id === blocked }}
            offers={offers}
            onBegun={(begun) => {
              setBlocked(begun.isBlocked ? begun.id : undefined);
              onOpen(begun.id);
            }}
            onAgain={onClose}
            onDone={onDone}
          />
        )}
      </section>
      {id === undefined && !isReturning && <DepositList page={page} onOpen={onOpen} onPage={onPage} />}
    </div>
  );
}
