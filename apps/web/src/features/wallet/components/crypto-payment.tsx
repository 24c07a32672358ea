import type { Deposit, PaymentInstructions } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Notice } from '@champa/ui';
import { QrCode } from '../../../kit/pictures/qr-code.tsx';
import { CopyAmount, CopyCode } from './copy-line.tsx';

type Crypto = Extract<PaymentInstructions, { kind: 'crypto' }>;

const SIZE = 200;

/** A crypto address for this deposit; once coins have arrived, the number of confirmations. */
export function CryptoPayment({ deposit, instructions }: { deposit: Deposit; instructions: Crypto }) {
  const t = useTranslate();
  const { asset, network, address, amount } = instructions;
  if (deposit.confirmations) return <Confirmations {...deposit.confirmations} />;
  return (
    <div className="flex w-full flex-col items-center gap-4">
      <figure className="rounded-lg bg-white p-3">
        <QrCode text={address} size={SIZE} />
      </figure>
      <div className="flex w-full flex-col gap-2 text-start">
        <CopyAmount label={t('deposit_crypto_amount')} text={amount} isStrong>
          {amount} {asset}
        </CopyAmount>
        <CopyCode label={t('deposit_crypto_address', { network })} text={address} />
      </div>
      <div className="w-full text-start">
        <Notice kind="info">{t('deposit_crypto_text', { asset, network })}</Notice>
      </div>
    </div>
  );
}

function Confirmations({ seen, required }: { seen: number; required: number }) {
  const t = useTranslate();
  const text = t('deposit_confirmations', { seen, required });
  return (
    <div className="w-full rounded-md bg-surface-2 px-4 py-4">
      <p role="status" className="text-center text-sm font-bold">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={seen}
        aria-valuemin={0}
        aria-valuemax={required}
        className="mt-3 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <span
          className="block h-full rounded-full bg-gold transition-[width] duration-300"
          style={{ width: `${Math.min(100, (seen * 100) / required)}%` }}
        />
      </div>
      <p className="mt-3 text-center text-[13px] text-muted">{t('deposit_confirmations_text')}</p>
    </div>
  );
}
