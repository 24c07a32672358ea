import { ApiError } from '@champa/api-client';
import type { TransferParty } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Money, Notice, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeading } from '../../../entities/site/index.ts';
import {
  optionsQuery,
  recipientQuery,
  TransferHistory,
  type TransferOptions,
  TransferSteps,
} from '../../../entities/transfer/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { Chips } from '../../../kit/lists/chips.tsx';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { TeamRecipient } from './team-recipient.tsx';

type TransferPageProps = {
  /** The recipient in the address. */
  to: string | undefined;
};

/** An agent's transfers: to any member below them, and to their upline. */
export function TransferPage({ to }: TransferPageProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(optionsQuery);
  const title = t('agent_nav_transfer');
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={title} />
      {data ? (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <section aria-label={title} className="card-face rounded-md p-4 sm:p-6">
            <p className="mb-5 flex items-baseline justify-between gap-3 border-b border-line pb-4">
              <span className="text-sm text-muted">{t('team_balance')}</span>
              <Money value={data.cash} className="text-xl font-extrabold" />
            </p>
            <Ways options={data} to={to} />
          </section>
          <History />
        </div>
      ) : error instanceof ApiError && error.code === 'TRANSFER_CLOSED' ? (
        <StateView art="maintenance" title={t('error.TRANSFER_CLOSED')} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </div>
  );
}

function Ways({ options, to }: { options: TransferOptions; to: string | undefined }) {
  const t = useTranslate();
  const [way, setWay] = useState<'up' | 'down'>('down');
  const { upline } = options;
  const tabs = [
    { value: 'down', label: t('team_to_downline') },
    { value: 'up', label: t('transfer_to_upline') },
  ] as const;
  return (
    <>
      {upline && <FormTabs label={t('transfer_recipient')} tabs={tabs} chosen={way} onChoose={setWay} />}
      {way === 'up' ? (
        <TransferSteps key="up" options={options} upline={upline} Search={TeamRecipient} />
      ) : to === undefined ? (
        <Down options={options} recipient={undefined} />
      ) : (
        <DownTo options={options} to={to} />
      )}
    </>
  );
}

/** The form for the recipient in the address, once they have loaded. */
function DownTo({ options, to }: { options: TransferOptions; to: string }) {
  const describeError = useDescribeError();
  const { data, error } = useQuery(recipientQuery(to));
  if (!data && !error) return <Skeleton className="h-72 rounded-md" />;
  return (
    <div className="flex flex-col gap-4">
      {error && <Notice kind="error">{describeError(error)}</Notice>}
      <Down key={data?.id ?? 'nobody'} options={options} recipient={data} />
    </div>
  );
}

function Down({ options, recipient }: { options: TransferOptions; recipient: TransferParty | undefined }) {
  return <TransferSteps options={options} upline={null} Search={TeamRecipient} recipient={recipient} />;
}

function History() {
  const t = useTranslate();
  const [way, setWay] = useState<'in' | 'out'>();
  const choices = [
    { value: 'in', label: t('team_history_in') },
    { value: 'out', label: t('team_history_out') },
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <Chips label={t('team_history_ways')} value={way} choices={choices} onChange={setWay} />
      <TransferHistory wanted={{ way }} />
    </div>
  );
}
