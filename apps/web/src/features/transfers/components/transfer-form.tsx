import type { TransferParty } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { formatDecimal, minimum, parseAmount } from '@champa/money';
import { Button, useMoneyFormat } from '@champa/ui';
import { type FormEvent, useState } from 'react';
import { readTypedAmount, writeTypedAmount } from '../../../shared/typed-amount.ts';
import { TransferAmount } from './transfer-amount.tsx';
import { PartyCard } from './party-card.tsx';
import { RecipientSearch } from './recipient-search.tsx';
import type { Draft } from './transfer-steps.tsx';
import type { TransferOptions } from './transfer-upline-page.tsx';

type TransferFormProps = {
  options: TransferOptions;
  upline: TransferParty | null;
  draft: Draft | undefined;
  onReview: (draft: Draft) => void;
};

/** Whom, and how much within what may be transferred. */
export function TransferForm({ options, upline, draft, onReview }: TransferFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const [found, setFound] = useState<TransferParty | undefined>(upline ? undefined : draft?.recipient);
  const [typed, setTyped] = useState(draft ? writeTypedAmount(parseAmount(draft.amount), locale) : '');
  const [fieldError, setFieldError] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const recipient = upline ?? found;
  const { min, max, leftToday, cash } = options;
  const most = minimum(parseAmount(max), parseAmount(leftToday));

  const complaintAbout = (amount: bigint | null): string | undefined => {
    if (amount === null) return t('field.amount_format');
    if (amount < parseAmount(min) || amount > parseAmount(max))
      return t('error.AMOUNT_OUT_OF_RANGE', { min: money(min), max: money(max) });
    if (amount > parseAmount(leftToday)) return t('error.TRANSFER_LIMIT_REACHED', { remaining: money(leftToday) });
    return amount > parseAmount(cash) ? t('move_too_much', { amount: money(cash) }) : undefined;
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const amount = readTypedAmount(typed, locale);
    const complaint = complaintAbout(amount);
    setFieldError(complaint);
    setMissing(!recipient);
    if (complaint === undefined && recipient && amount !== null) onReview({ recipient, amount: formatDecimal(amount) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {upline ? (
        <PartyCard party={upline} />
      ) : (
        <RecipientSearch found={found} onFind={setFound} error={isMissing ? t('field.required') : undefined} />
      )}
      <TransferAmount
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setFieldError(undefined);
        }}
        available={parseAmount(cash)}
        most={most}
        hint={t('transfer_limits', { min: money(min), max: money(max), left: money(leftToday) })}
        error={fieldError}
      />
      <Button type="submit" size="large" wide>
        {t('transfer_review')}
      </Button>
    </form>
  );
}
