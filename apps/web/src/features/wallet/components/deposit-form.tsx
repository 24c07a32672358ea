import { ApiError } from '@champa/api-client';
import type { DepositMethod } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Amount, feeOn, formatDecimal, parseAmount, ZERO } from '@champa/money';
import { Button, Notice, useMoneyFormat } from '@champa/ui';
import { type FormEvent, useRef, useState } from 'react';
import { type DepositIntent, depositIntent, type DepositWish, startDeposit } from '../../../entities/deposit/index.ts';
import { type DepositRoom, limitsQuery, RefusalLink } from '../../../entities/limit/index.ts';
import { queryClient } from '../../../kit/api/api.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { openBlankWindow } from '../../../kit/browser/blank-window.ts';
import { readTypedAmount } from '../../../kit/forms/typed-amount.ts';
import type { OfferSlot } from '../model/offer-slot.ts';
import { DepositAmount } from './deposit-amount.tsx';
import { DepositMethods } from './deposit-methods.tsx';
import { DepositSums } from './deposit-sums.tsx';

type DepositFormProps = {
  methods: readonly DepositMethod[];
  /** What the member's own limit leaves; null: they have none. */
  room: DepositRoom | null;
  offers?: OfferSlot | undefined;
  onBegun: (id: string, isBlocked: boolean) => void;
};

/** Method, amount within its limits, fee and offer; then the payment. */
export function DepositForm({ methods, room, offers, onBegun }: DepositFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const [code, setCode] = useState(methods[0]?.code);
  const [typed, setTyped] = useState('');
  const [offer, setOffer] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const lastIntent = useRef<DepositIntent>(undefined);
  const amountField = useRef<HTMLInputElement>(null);

  const method = methods.find((each) => each.code === code) ?? methods[0];
  if (!method) return null;
  const amount = readTypedAmount(typed, locale);
  const shown = amount !== null && isWithin(amount, method) ? sumsOf(amount, method) : null;

  function refuseAmount(why: string): void {
    setFieldError(why);
    amountField.current?.focus();
  }

  async function submit(event: FormEvent, chosen: DepositMethod): Promise<void> {
    event.preventDefault();
    if (amount === null) return refuseAmount(t('field.amount_format'));
    if (!isWithin(amount, chosen)) {
      const limits = { min: money(chosen.min), max: money(chosen.max) };
      return refuseAmount(t('error.AMOUNT_OUT_OF_RANGE', limits));
    }
    if (room && amount > room.left) {
      // Said as the server would, with the way to the limits.
      const told = { period: room.period, remaining: formatDecimal(room.left) };
      setFailure(new ApiError('DEPOSIT_LIMIT_REACHED', 0, '', told));
      return amountField.current?.focus();
    }

    const opened = chosen.kind === 'hosted' ? openBlankWindow() : null;
    setBusy(true);
    setFailure(undefined);
    try {
      // Pressing again after a lost answer must not start a second deposit.
      const wish = { method: chosen.code, amount: formatDecimal(amount), offer };
      lastIntent.current = sameIntent(lastIntent.current, wish);
      const { id, paymentUrl } = await startDeposit(lastIntent.current);
      if (paymentUrl !== null) opened?.show(paymentUrl);
      onBegun(id, opened === null);
    } catch (error) {
      opened?.close();
      setFailure(error);
      void queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event, method)} className="flex flex-col gap-5">
      <DepositMethods
        methods={methods}
        chosen={method.code}
        onChoose={(chosen) => {
          setCode(chosen);
          // An error of the amount concerned the other method.
          setFieldError(undefined);
        }}
      />
      <DepositAmount
        ref={amountField}
        method={method}
        room={room}
        typed={typed}
        error={fieldError}
        onType={(text) => {
          setTyped(text);
          setFieldError(undefined);
          setFailure(undefined);
        }}
      />
      {offers?.({ amount: amount === null ? null : formatDecimal(amount), chosen: offer, onChoose: setOffer })}
      {shown && <DepositSums {...shown} />}
      {failure !== undefined && (
        <div>
          <Notice kind="error">{describeError(failure)}</Notice>
          <RefusalLink error={failure} />
        </div>
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('deposit_continue')}
      </Button>
      {method.kind === 'hosted' && <p className="text-center text-[13px] text-muted">{t('deposit_window_note')}</p>}
    </form>
  );
}

function isWithin(amount: Amount, { min, max }: DepositMethod): boolean {
  return amount >= parseAmount(min) && amount <= parseAmount(max);
}

function sumsOf(paid: Amount, { fee: { flat, perMille, bearer } }: DepositMethod) {
  const fee = bearer === 'member' ? feeOn(paid, { flat: parseAmount(flat), perMille }) : ZERO;
  return { paid, fee, credit: paid - fee };
}

function sameIntent(last: DepositIntent | undefined, wish: DepositWish): DepositIntent {
  const isSame = last?.method === wish.method && last.amount === wish.amount && last.offer === wish.offer;
  return isSame ? last : depositIntent(wish);
}
