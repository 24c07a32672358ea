import { ApiError } from '@champa/api-client';
import type { Payee, WithdrawalTerms } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import { Button, Notice, useMoneyFormat } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { bonusesQuery } from '../../../entities/bonus/index.ts';
import { PaymentPasswordField } from '../../../entities/member/index.ts';
import { payeesQuery } from '../../../entities/payee/index.ts';
import { balanceQuery } from '../../../entities/wallet/index.ts';
import {
  intentOf,
  requestWithdrawal,
  termsQuery,
  type WithdrawalIntent,
  withdrawalsKey,
} from '../../../entities/withdrawal/index.ts';
import { queryClient } from '../../../kit/api/api.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { readTypedAmount } from '../../../kit/forms/typed-amount.ts';
import { hindranceOf, offeredMost } from '../model/hindrance.ts';
import { mostOf, sumsOf } from '../model/sums.ts';
import { HindranceNotice } from './hindrance-notice.tsx';
import { PayeeChoice } from './payee-choice.tsx';
import { WithdrawAmount } from './withdraw-amount.tsx';
import { WithdrawalSums } from './withdrawal-sums.tsx';

type Errors = {
  amount?: string;
  password?: string;
  form?: string;
  /**
   * The answer was lost: the request may have been accepted, and the terms may already count it. Pressing again repeats it.
   */
  isUnanswered?: boolean;
};

type WithdrawFormProps = { terms: WithdrawalTerms; payees: readonly Payee[]; onAsked: (id: string) => void };

/** Payee, amount, amount received, payment password. */
export function WithdrawForm({ terms, payees, onAsked }: WithdrawFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const describe = useDescribeError();
  const bonuses = useQuery(bonusesQuery).data?.list;
  const hindrance = hindranceOf(terms, bonuses);
  const balance = useQuery(balanceQuery).data?.balance;
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const lastIntent = useRef<WithdrawalIntent>(undefined);
  const amountField = useRef<HTMLInputElement>(null);

  const isHindered = hindrance !== null && errors.isUnanswered !== true;
  // The chosen payee may have been removed on another screen.
  const payeeId = (payees.find(({ id }) => id === chosen) ?? firstOf(payees))?.id;
  const most = mostOf(balance === undefined ? parseAmount(terms.max) : parseAmount(balance), terms);
  const amount = readTypedAmount(typed, locale);
  const sums = amount !== null && wrongAmount(amount) === undefined ? sumsOf(amount, terms) : null;

  function wrongAmount(given: Amount): string | undefined {
    if (balance !== undefined && given > parseAmount(balance)) return t('error.BALANCE_TOO_LOW');
    if (given >= parseAmount(terms.min) && given <= parseAmount(terms.max)) return undefined;
    return t('error.AMOUNT_OUT_OF_RANGE', { min: money(terms.min), max: money(terms.max) });
  }

  function refuseAmount(why: string): void {
    setErrors({ amount: why });
    amountField.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (payeeId === undefined) return setErrors({ form: t('withdraw_no_usable_payee') });
    if (amount === null) return refuseAmount(t('field.amount_format'));
    // An accepted request has left the balance already, so the limit does not apply to its repetition.
    const wrong = errors.isUnanswered ? undefined : wrongAmount(amount);
    if (wrong !== undefined) return refuseAmount(wrong);
    if (password === '') return setErrors({ password: t('field.required') });
    setBusy(true);
    setErrors({});
    try {
      lastIntent.current = intentOf(lastIntent.current, { payeeId, amount: formatDecimal(amount) });
      const { id } = await requestWithdrawal(lastIntent.current, password);
      lastIntent.current = undefined;
      onAsked(id);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown): void {
    const text = describe(error);
    const code = error instanceof ApiError ? error.code : undefined;
    setErrors(
      code === 'WRONG_PAYMENT_PASSWORD' ? { password: text } : { form: text, isUnanswered: code === 'NETWORK' },
    );
    // After a refusal, terms, bonuses or payees may have changed; after a lost answer, the list may have the withdrawal.
    for (const queryKey of [termsQuery.queryKey, bonusesQuery.queryKey, payeesQuery.queryKey, withdrawalsKey])
      void queryClient.invalidateQueries({ queryKey });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {isHindered && <HindranceNotice hindrance={hindrance} />}
      <PayeeChoice payees={payees} chosen={payeeId} onChoose={setChosen} />
      <WithdrawAmount
        ref={amountField}
        terms={terms}
        most={offeredMost(most, isHindered ? hindrance : null)}
        typed={typed}
        error={errors.amount}
        onType={(text) => {
          setTyped(text);
          setErrors({});
        }}
      />
      {amount !== null && sums && <WithdrawalSums amount={amount} {...sums} />}
      <PaymentPasswordField value={password} error={errors.password} onType={setPassword} />
      {errors.form !== undefined && <Notice kind="error">{errors.form}</Notice>}
      <Button type="submit" size="large" wide busy={isBusy} disabled={isHindered}>
        {t('withdraw_ask')}
      </Button>
      <p className="text-center text-[13px] text-muted">{t('withdraw_note')}</p>
    </form>
  );
}

/** The default payee, if it can be used; else any other that can. */
function firstOf(payees: readonly Payee[]): Payee | undefined {
  const usable = payees.filter(({ isUsable }) => isUsable);
  return usable.find(({ isDefault }) => isDefault) ?? usable[0];
}
