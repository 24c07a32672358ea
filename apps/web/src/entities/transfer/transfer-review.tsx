import { ApiError } from '@champa/api-client';
import type { MemberTransfer } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Money, Notice, useMoneyFormat } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useDescribeError } from '../../kit/api/describe-error.ts';
import { RefusalLink } from '../limit/index.ts';
import { PaymentPasswordField } from '../member/index.ts';
import { sendTransfer, type TransferIntent } from './line.ts';
import { PartyCard } from './party-card.tsx';
import type { Draft } from './transfer-steps.tsx';

type TransferReviewProps = {
  draft: Draft;
  intent: TransferIntent;
  /** The percentage that the recipient must stake before a withdrawal. */
  turnoverPercent: number;
  onEdit: () => void;
  onDone: (transfer: MemberTransfer) => void;
};

/** The transfer to review and to confirm by the payment password. */
export function TransferReview({ draft, intent, turnoverPercent, onEdit, onDone }: TransferReviewProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const money = useMoneyFormat();
  const tellRefusal = (error: unknown) =>
    error instanceof ApiError && error.code === 'TURNOVER_REQUIRED'
      ? t('transfer_turnover_first', { remaining: money(String(error.value['remaining'])) })
      : describeError(error);
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === '') return setFieldError(t('field.required'));
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(await sendTransfer(intent, password));
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'WRONG_PAYMENT_PASSWORD';
      if (isWrong) setFieldError(describeError(error));
      else setFailure(error);
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <h3 className="text-lg font-bold">{t('transfer_review')}</h3>
      {failure !== undefined && (
        <div>
          <Notice kind="error">{tellRefusal(failure)}</Notice>
          <PasswordLink error={failure} />
          <RefusalLink error={failure} />
        </div>
      )}
      <PartyCard party={draft.recipient} />
      <div className="rounded-md bg-surface-2 px-4 py-5 text-center">
        <p className="text-[13px] text-muted">{t('move_amount')}</p>
        <Money value={draft.amount} className="mt-1 block text-3xl font-extrabold" />
      </div>
      <PaymentPasswordField
        required
        value={password}
        error={fieldError}
        onType={(typed) => {
          setPassword(typed);
          setFieldError(undefined);
        }}
      />
      <Notice kind="info">
        {t('transfer_review_text')}
        {turnoverPercent > 0 && ` ${t('transfer_turnover', { percent: turnoverPercent })}`}
      </Notice>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Button kind="outline" size="large" disabled={isBusy} onClick={onEdit}>
          {t('transfer_edit')}
        </Button>
        <Button type="submit" size="large" busy={isBusy}>
          {t('transfer_send')}
        </Button>
      </div>
    </form>
  );
}

/** A link to set a payment password, for members without one. */
function PasswordLink({ error }: { error: unknown }) {
  const t = useTranslate();
  if (!(error instanceof ApiError) || error.code !== 'PAYMENT_PASSWORD_NOT_SET') return null;
  return (
    <Link
      to="/member/securityCenter"
      search={{ panel: 'paymentPassword' }}
      resetScroll={false}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-gold hover:underline"
    >
      {t('transfer_set_password')}
    </Link>
  );
}
