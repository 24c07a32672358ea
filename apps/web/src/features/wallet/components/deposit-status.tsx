import type { Deposit } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, cx, Icon, type IconName, Money, Notice, Skeleton, Spinner } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { depositQuery, isSettled } from '../api/wallet.ts';

type DepositStatusProps = { id: string; isBlocked: boolean; onDone: () => void; onAgain: () => void };

const looks = {
  created: { title: 'deposit_waiting', text: 'deposit_waiting_text', icon: null, colour: 'bg-gold/15 text-gold' },
  pending: { title: 'deposit_waiting', text: 'deposit_waiting_text', icon: null, colour: 'bg-gold/15 text-gold' },
  credited: { title: 'deposit_credited', text: 'deposit_credited_text', icon: 'check', colour: 'bg-jade/15 text-jade' },
  failed: { title: 'deposit_failed', text: 'deposit_failed_text', icon: 'close', colour: 'bg-ember/15 text-ember' },
  expired: {
    title: 'deposit_expired',
    text: 'deposit_expired_text',
    icon: 'history',
    colour: 'bg-ember/15 text-ember',
  },
} as const satisfies Record<
  Deposit['state'],
  { title: MessageId; text: MessageId; icon: IconName | null; colour: string }
>;

/** A deposit on its way: waiting, then how it ended. It follows the live stream. */
export function DepositStatus({ id, isBlocked, onDone, onAgain }: DepositStatusProps) {
  const t = useTranslate();
  const { data } = useQuery(depositQuery(id));
  if (!data) return <Skeleton className="h-72 rounded-md" />;
  const { title, text, icon, colour } = looks[data.state];
  return (
    <div className="flex flex-col items-center text-center">
      <span className={cx('mt-2 grid size-20 place-items-center rounded-full', colour)}>
        {icon === null ? <Spinner size={36} /> : <Icon name={icon} size={40} />}
      </span>
      <div role="status" className="mt-4">
        <p className="text-lg font-bold">{t(title)}</p>
        <Money value={data.amount} signed={data.state === 'credited'} className="mt-1 block text-3xl font-extrabold" />
        <p className="mx-auto mt-3 max-w-xs text-sm text-muted">{t(text)}</p>
      </div>
      <div className="mt-6 flex w-full flex-col gap-3">
        {!isSettled(data) && <PaymentLink deposit={data} isBlocked={isBlocked} />}
        {data.state === 'credited' && (
          <Button size="large" wide onClick={onDone}>
            {t('done')}
          </Button>
        )}
        {(data.state === 'failed' || data.state === 'expired') && (
          <Button size="large" wide onClick={onAgain}>
            {t('deposit_again')}
          </Button>
        )}
      </div>
    </div>
  );
}

function PaymentLink({ deposit, isBlocked }: { deposit: Deposit; isBlocked: boolean }) {
  const t = useTranslate();
  if (deposit.paymentUrl === null) return null;
  return (
    <>
      {isBlocked && <Notice kind="info">{t('popup_blocked')}</Notice>}
      <a
        href={deposit.paymentUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ kind: isBlocked ? 'gold' : 'outline', size: 'large', wide: true })}
      >
        {t('deposit_open_page')}
        <Icon name="external" size={18} />
      </a>
    </>
  );
}
