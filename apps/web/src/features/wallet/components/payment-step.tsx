import type { Deposit } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Money, Notice, Spinner } from '@champa/ui';
import { ArrivedAmount } from './arrived-amount.tsx';
import { CryptoPayment } from './crypto-payment.tsx';
import { HostedPayment } from './hosted-payment.tsx';
import { QrPayment } from './qr-payment.tsx';
import { TimeLeft } from './time-left.tsx';
import { TransferPayment } from './transfer-payment.tsx';

type PaymentStepProps = { deposit: Deposit; isBlocked: boolean; onAgain: () => void };

/** A pending deposit: how to pay it, and that the payment is awaited. */
export function PaymentStep({ deposit, isBlocked, onAgain }: PaymentStepProps) {
  const t = useTranslate();
  const isPayable = deposit.instructions !== null || deposit.paymentUrl !== null;
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <div>
        <p role="status" className="flex items-center justify-center gap-2.5 text-base font-bold">
          <Spinner size={20} className="text-gold" />
          {t(titleOf(deposit))}
        </p>
        <Money value={deposit.amount} className="mt-1.5 block text-3xl font-extrabold" />
        <p className="mx-auto mt-2 max-w-xs text-sm text-muted">{t(textOf(deposit))}</p>
        <ArrivedAmount deposit={deposit} />
      </div>
      {isPayable && deposit.state === 'pending' && deposit.confirmations === null && (
        <TimeLeft until={deposit.expiresAt} />
      )}
      <Way deposit={deposit} isBlocked={isBlocked} />
      <Button kind="plain" wide onClick={onAgain}>
        {t('deposit_other_way')}
      </Button>
    </div>
  );
}

function Way({ deposit, isBlocked }: Omit<PaymentStepProps, 'onAgain'>) {
  const t = useTranslate();
  const { instructions, paymentUrl } = deposit;
  switch (instructions?.kind) {
    case 'qr':
      return <QrPayment instructions={instructions} id={deposit.id} />;
    case 'bank_transfer':
      return <TransferPayment deposit={deposit} instructions={instructions} />;
    case 'crypto':
      return <CryptoPayment deposit={deposit} instructions={instructions} />;
    case undefined:
      if (paymentUrl !== null) return <HostedPayment paymentUrl={paymentUrl} isBlocked={isBlocked} />;
      return deposit.state === 'pending' ? <Notice kind="info">{t('deposit_time_over')}</Notice> : null;
  }
}

function titleOf({ state, confirmations }: Deposit): MessageId {
  if (state === 'review') return 'deposit_review';
  return confirmations ? 'deposit_seen' : 'deposit_waiting';
}

function textOf({ state, kind }: Deposit): MessageId {
  if (state === 'review') return kind === 'crypto' ? 'deposit_review_crypto_text' : 'deposit_review_text';
  return kind === 'hosted' ? 'deposit_waiting_text' : 'deposit_waiting_here_text';
}
