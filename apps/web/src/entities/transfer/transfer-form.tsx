import type { TransferParty } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { formatDecimal, minimum, parseAmount } from '@champa/money';
import { Button, Notice, useMoneyFormat } from '@champa/ui';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { readTypedAmount, writeTypedAmount } from '../../kit/forms/typed-amount.ts';
import type { TransferOptions } from './line.ts';
import { PartyCard } from './party-card.tsx';
import { TransferAmount } from './transfer-amount.tsx';
import type { Draft } from './transfer-steps.tsx';

export type SearchProps = {
  found: TransferParty | undefined;
  onFind: (party: TransferParty | undefined) => void;
  error: string | undefined;
};
/** The search for a downline: each feature has its own. */
export type SearchField = ComponentType<SearchProps>;

type TransferFormProps = {
  options: TransferOptions;
  upline: TransferParty | null;
  Search: SearchField;
  recipient: TransferParty | undefined;
  draft: Draft | undefined;
  onReview: (draft: Draft) => void;
};

/** The recipient, and the amount within the limits. */
export function TransferForm({ options, upline, Search, recipient: first, draft, onReview }: TransferFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const [found, setFound] = useState<TransferParty | undefined>(upline ? undefined : (draft?.recipient ?? first));
  const [typed, setTyped] = useState(draft ? writeTypedAmount(parseAmount(draft.amount), locale) : '');
  const [fieldError, setFieldError] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
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
    if (complaint !== undefined) amountField.current?.focus();
    if (complaint === undefined && recipient && amount !== null) onReview({ recipient, amount: formatDecimal(amount) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {upline ? (
        <PartyCard party={upline} />
      ) : (
        <Search found={found} onFind={setFound} error={isMissing ? t('field.required') : undefined} />
      )}
      <TransferAmount
        ref={amountField}
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
      {!options.maySend && <Notice kind="error">{t('error.TRANSFER_NOT_ALLOWED')}</Notice>}
      <Button type="submit" size="large" wide disabled={!options.maySend}>
        {t('transfer_review')}
      </Button>
    </form>
  );
}
