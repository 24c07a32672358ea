import type { DepositMethod } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount } from '@champa/money';
import { Button, cx, Field, Money, Notice, useMoneyFormat } from '@champa/ui';
import { type FormEvent, useRef, useState } from 'react';
import { openBlankWindow } from '../../../shared/blank-window.ts';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { type DepositIntent, depositIntent, startDeposit } from '../api/wallet.ts';
import { LimitsLink } from '../../../shared/limit-refusal.tsx';
import { readTypedAmount, writeTypedAmount } from '../../../shared/typed-amount.ts';
import { DepositMethods } from './deposit-methods.tsx';

type DepositFormProps = { methods: readonly DepositMethod[]; onBegun: (id: string, isBlocked: boolean) => void };

/** Method and amount within its limits; leads to the provider's payment page. */
export function DepositForm({ methods, onBegun }: DepositFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const [code, setCode] = useState(methods[0]?.code);
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const lastIntent = useRef<DepositIntent>(undefined);

  const method = methods.find((each) => each.code === code) ?? methods[0];
  if (!method) return null;
  const limits = { min: money(method.min), max: money(method.max) };

  async function submit(event: FormEvent, { code: chosen, min, max }: DepositMethod): Promise<void> {
    event.preventDefault();
    const amount = readTypedAmount(typed, locale);
    if (amount === null) return setFieldError(t('field.amount_format'));
    if (amount < parseAmount(min) || amount > parseAmount(max))
      return setFieldError(t('error.AMOUNT_OUT_OF_RANGE', limits));

    const opened = openBlankWindow();
    setBusy(true);
    setFailure(undefined);
    try {
      // Pressing again after a lost answer must not begin a second deposit.
      lastIntent.current = sameIntent(lastIntent.current, chosen, formatDecimal(amount));
      const { id, paymentUrl } = await startDeposit(lastIntent.current);
      if (paymentUrl !== null) opened?.show(paymentUrl);
      onBegun(id, opened === null);
    } catch (error) {
      opened?.close();
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event, method)} className="flex flex-col gap-5">
      {failure !== undefined && (
        <div>
          <Notice kind="error">{describeError(failure)}</Notice>
          <LimitsLink error={failure} />
        </div>
      )}
      <DepositMethods methods={methods} chosen={method.code} onChoose={setCode} />
      <div>
        <Field
          label={t('deposit_amount')}
          icon="wallet"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFieldError(undefined);
          }}
          hint={t('deposit_limits', limits)}
          error={fieldError}
        />
        <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {method.presets.map((preset) => {
            const text = writeTypedAmount(parseAmount(preset), locale);
            return (
              <li key={preset}>
                <button
                  type="button"
                  aria-pressed={typed === text}
                  onClick={() => {
                    setTyped(text);
                    setFieldError(undefined);
                  }}
                  className={cx(
                    'h-11 w-full rounded-md text-sm font-semibold transition-colors',
                    typed === text
                      ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset'
                      : 'bg-surface-2 hover:bg-surface-3',
                  )}
                >
                  <Money value={preset} />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('deposit_continue')}
      </Button>
      <p className="text-center text-[13px] text-muted">{t('deposit_window_note')}</p>
    </form>
  );
}

function sameIntent(last: DepositIntent | undefined, method: string, amount: string): DepositIntent {
  return last?.method === method && last.amount === amount ? last : depositIntent(method, amount);
}
