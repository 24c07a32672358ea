import type { WalletMove } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { walletsQuery } from '../../../entities/transfer/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoveForm } from './move-form.tsx';
import { MoveHistory } from './move-history.tsx';
import { MoveStatus } from './move-status.tsx';
import { RecallButton } from './recall-button.tsx';

/** Moves money between the main wallet and studios' wallets. */
export function TransferFundPage() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(walletsQuery);
  const [begun, setBegun] = useState<WalletMove | null>(null);
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <FormSkeleton />;
  if (data.vendors.length === 0) return <StateView art="empty" title={t('wallets_none')} />;
  return (
    <section aria-label={t('member_transfer')} className="flex flex-col gap-6">
      {begun ? (
        <MoveStatus begun={begun} onAgain={() => setBegun(null)} />
      ) : (
        <MoveForm wallets={data} onBegun={setBegun} />
      )}
      <RecallButton />
      <MoveHistory />
    </section>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-42 rounded-md" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  );
}
