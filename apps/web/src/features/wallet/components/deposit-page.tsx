import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../shared/page-title.tsx';
import { latestDepositQuery } from '../api/deposits.ts';
import type { OfferSlot } from '../model/offer-slot.ts';
import { DepositPanel } from './deposit-panel.tsx';

type DepositPageProps = { isReturning: boolean; offers?: OfferSlot; onDone: () => void };

/** Paying in as a page of its own; who comes back from the provider sees how the last deposit stands. */
export function DepositPage({ isReturning, offers, onDone }: DepositPageProps) {
  const t = useTranslate();
  const latest = useQuery({ ...latestDepositQuery, enabled: isReturning });
  return (
    <section className="card-face mx-auto my-4 max-w-lg rounded-lg p-5 sm:p-8">
      <PageTitle title={t('deposit')} />
      <h1 className="mb-5 text-2xl font-bold tracking-tight">{t('deposit')}</h1>
      {isReturning && latest.isPending ? (
        <Skeleton className="h-72 rounded-md" />
      ) : (
        <DepositPanel depositId={isReturning ? latest.data?.list[0]?.id : undefined} offers={offers} onDone={onDone} />
      )}
    </section>
  );
}
