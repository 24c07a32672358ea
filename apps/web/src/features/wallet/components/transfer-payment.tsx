import type { Deposit, PaymentInstructions } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Money } from '@champa/ui';
import { CopyAmount, CopyCode } from './copy-line.tsx';
import { SlipUpload } from './slip-upload.tsx';

type Transfer = Extract<PaymentInstructions, { kind: 'bank_transfer' }>;

/** A bank transfer by hand: what to enter, then the transfer slip. */
export function TransferPayment({ deposit, instructions }: { deposit: Deposit; instructions: Transfer }) {
  const t = useTranslate();
  const { reference, accounts } = instructions;
  return (
    <ol className="flex w-full flex-col gap-5 text-start">
      <li className="flex flex-col gap-2">
        <Step number={1} title={t('deposit_transfer_to')} />
        {accounts.map(({ bank, holder, number }) => (
          <CopyCode key={number} label={`${bank} · ${holder}`} text={number} />
        ))}
        <CopyAmount label={t('deposit_transfer_amount')} text={deposit.amount}>
          <Money value={deposit.amount} />
        </CopyAmount>
        <CopyCode label={t('deposit_transfer_reference')} text={reference} isStrong />
        <p className="text-[13px] text-muted">{t('deposit_transfer_reference_text')}</p>
      </li>
      <li className="flex flex-col gap-2">
        <Step number={2} title={t('deposit_slip_title')} />
        <SlipUpload id={deposit.id} sent={deposit.slips} />
      </li>
    </ol>
  );
}

function Step({ number, title }: { number: number; title: string }) {
  return (
    <p className="flex items-center gap-2.5 text-sm font-bold">
      <span className="grid size-6 place-items-center rounded-full bg-gold/15 text-[13px] text-gold tabular">
        {number}
      </span>
      {title}
    </p>
  );
}
