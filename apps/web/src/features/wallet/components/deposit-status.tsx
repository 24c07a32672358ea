import { ApiError } from '@champa/api-client';
import type { Deposit } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { Button, Code, cx, Icon, type IconName, Money, Notice, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { depositMethodsQuery, depositQuery, isSettled } from '../../../entities/deposit/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { isCancelled, reasonOf } from '../model/deposit-kinds.ts';
import { ArrivedAmount } from './arrived-amount.tsx';
import { DepositSums } from './deposit-sums.tsx';
import { PaymentStep } from './payment-step.tsx';

type DepositStatusProps = { id: string; isBlocked: boolean; onDone: () => void; onAgain: () => void };

/** A deposit: how to pay it, then its outcome. It follows the live stream. */
export function DepositStatus({ id, isBlocked, onDone, onAgain }: DepositStatusProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(depositQuery(id));
  if (!data) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND')
      return (
        <StateView
          art="empty"
          title={t('error.NOT_FOUND')}
          action={
            <Button kind="outline" onClick={onAgain}>
              {t('deposit_other_way')}
            </Button>
          }
        />
      );
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-96 rounded-md" />;
  }
  return isSettled(data) ? (
    <DepositOutcome deposit={data} onDone={onDone} onAgain={onAgain} />
  ) : (
    <PaymentStep deposit={data} isBlocked={isBlocked} onAgain={onAgain} />
  );
}

type Look = { title: MessageId; icon: IconName; colour: string };

const cancelled: Look = { title: 'deposit_cancelled', icon: 'close', colour: 'bg-surface-3 text-text' };
const failed: Look = { title: 'deposit_failed', icon: 'close', colour: 'bg-ember/15 text-ember' };

const looks: Partial<Record<Deposit['state'], Look>> = {
  credited: { title: 'deposit_credited', icon: 'check', colour: 'bg-jade/15 text-jade' },
  refunded: { title: 'deposit_refunded', icon: 'history', colour: 'bg-surface-3 text-text' },
  expired: { title: 'deposit_expired', icon: 'history', colour: 'bg-ember/15 text-ember' },
};

type DepositOutcomeProps = Pick<DepositStatusProps, 'onDone' | 'onAgain'> & { deposit: Deposit };

function DepositOutcome({ deposit, onDone, onAgain }: DepositOutcomeProps) {
  const t = useTranslate();
  const { state, amount, received, fee, credit, note } = deposit;
  const { title, icon, colour } = isCancelled(deposit) ? cancelled : (looks[state] ?? failed);
  const isIn = state === 'credited';
  const isPlain = credit === amount;
  return (
    <div className="flex flex-col items-center text-center">
      <span className={cx('mt-2 grid size-20 place-items-center rounded-full', colour)}>
        <Icon name={icon} size={40} />
      </span>
      <div role="status" className="mt-4">
        <p className="text-lg font-bold">{t(title)}</p>
        <Money value={isIn ? credit : amount} signed={isIn} className="mt-1 block text-3xl font-extrabold" />
        <p className="mx-auto mt-3 max-w-xs text-sm text-muted">{t(outcomeText(deposit))}</p>
        <ArrivedAmount deposit={deposit} />
      </div>
      <div className="mt-6 flex w-full flex-col gap-3">
        {note !== null && <Notice kind="info">{note}</Notice>}
        {isIn && !isPlain && (
          <DepositSums paid={parseAmount(received ?? amount)} fee={parseAmount(fee)} credit={parseAmount(credit)} />
        )}
        <OutcomeFacts deposit={deposit} />
        {isIn ? (
          <>
            <Button size="large" wide onClick={onDone}>
              {t('done')}
            </Button>
            <Button kind="plain" wide onClick={onAgain}>
              {t('deposit_other_way')}
            </Button>
          </>
        ) : (
          <Button size="large" wide onClick={onAgain}>
            {t('deposit_again')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The deposit's number, method and time. */
function OutcomeFacts({ deposit: { id, method, createdAt } }: { deposit: Deposit }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { data } = useQuery(depositMethodsQuery);
  const facts: [string, ReactNode][] = [
    [t('deposit_method'), data?.methods.find(({ code }) => code === method)?.name ?? t('deposit')],
    [t('deposit_begun'), times.full(createdAt)],
    [t('withdrawal_number'), <Code key={id}>{id}</Code>],
  ];
  return (
    <dl className="flex flex-col gap-1 text-[13px]">
      {facts.map(([label, fact]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end font-semibold tabular">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function outcomeText(deposit: Deposit): MessageId {
  if (deposit.state === 'credited') return 'deposit_credited_text';
  if (deposit.state === 'refunded') return 'deposit_refunded_text';
  return reasonOf(deposit);
}
