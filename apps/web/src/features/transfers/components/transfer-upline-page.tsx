import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  optionsQuery,
  TransferHistory,
  type TransferOptions,
  TransferSteps,
} from '../../../entities/transfer/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RecipientSearch } from './recipient-search.tsx';

/** Member transfers: to the upline, and for agents to any member below them. */
export function TransferUplinePage() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(optionsQuery);
  if (!data) {
    if (error instanceof ApiError && error.code === 'TRANSFER_CLOSED')
      return <StateView art="maintenance" title={t('error.TRANSFER_CLOSED')} />;
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-80 rounded-md" />;
  }
  return (
    <section aria-label={t('member_transfer_upline')} className="flex flex-col gap-6">
      <Ways options={data} />
      <TransferHistory />
    </section>
  );
}

function Ways({ options }: { options: TransferOptions }) {
  const t = useTranslate();
  const { upline, toDownline } = options;
  const [way, setWay] = useState<'up' | 'down'>(upline ? 'up' : 'down');
  if (!upline && !toDownline)
    return <StateView art="empty" title={t('transfer_no_upline')} text={t('transfer_no_upline_text')} />;
  if (!upline || !toDownline) return <TransferSteps options={options} upline={upline} Search={RecipientSearch} />;
  const tabs = [
    { value: 'up', label: t('transfer_to_upline') },
    { value: 'down', label: t('transfer_to_downline') },
  ] as const;
  return (
    <>
      <FormTabs label={t('transfer_recipient')} tabs={tabs} chosen={way} onChoose={setWay} />
      <TransferSteps key={way} options={options} upline={way === 'up' ? upline : null} Search={RecipientSearch} />
    </>
  );
}
