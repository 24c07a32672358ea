import { ApiError } from '@champa/api-client';
import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { withdrawalQuery } from '../../../entities/withdrawal/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { WithdrawalActions } from './withdrawal-actions.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalHead } from './withdrawal-head.tsx';
import { WithdrawalParts } from './withdrawal-parts.tsx';
import { WithdrawalSteps } from './withdrawal-steps.tsx';

type WithdrawalViewProps = {
  id: string;
  isDisputing: boolean;
  onDispute: (isOpen: boolean) => void;
  onClose: () => void;
};

/** One withdrawal, live, with the member's actions. */
export function WithdrawalView({ id, isDisputing, onDispute, onClose }: WithdrawalViewProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(withdrawalQuery(id));
  return (
    <div className="flex flex-col gap-6">
      <Button kind="plain" size="small" onClick={onClose} className="-ms-3 self-start">
        <Icon name="arrowStart" size={18} />
        {t('withdrawals_back')}
      </Button>
      {data ? (
        <Details withdrawal={data} isDisputing={isDisputing} onDispute={onDispute} />
      ) : error instanceof ApiError && error.code === 'NOT_FOUND' ? (
        <StateView art="empty" title={t('error.NOT_FOUND')} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <ViewSkeleton />
      )}
    </div>
  );
}

type DetailsProps = { withdrawal: Withdrawal } & Pick<WithdrawalViewProps, 'isDisputing' | 'onDispute'>;

function Details({ withdrawal, isDisputing, onDispute }: DetailsProps) {
  if (isDisputing && withdrawal.can.dispute) {
    return <DisputeForm withdrawal={withdrawal} onDone={() => onDispute(false)} />;
  }
  return (
    <>
      <WithdrawalHead withdrawal={withdrawal} />
      <WithdrawalSteps state={withdrawal.state} />
      <WithdrawalParts withdrawal={withdrawal} />
      <WithdrawalActions withdrawal={withdrawal} onDispute={() => onDispute(true)} />
      <WithdrawalFacts withdrawal={withdrawal} />
    </>
  );
}

function ViewSkeleton() {
  return (
    <>
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-52 rounded-md" />
    </>
  );
}
