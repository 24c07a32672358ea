import { ApiError } from '@champa/api-client';
import type { PointsConfig } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount } from '@champa/money';
import { Button, buttonClass, Field, Money, Notice, showToast, Skeleton, useMoneyFormat } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { PaymentPasswordField, securityOverviewQuery } from '../../../entities/member/index.ts';
import { convert } from '../../../entities/points/index.ts';
import { useCount } from '../../../entities/site/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Intent, intentOf } from '../../../kit/api/intent.ts';
import { allSteps, readPoints } from '../model/goods-list.ts';

type ConvertDialogProps = { config: PointsConfig; points: number; onClose: () => void };

/** Converts points into money, by the brand's ratio. */
export function ConvertDialog({ config, points, onClose }: ConvertDialogProps) {
  const t = useTranslate();
  const count = useCount();
  const money = useMoneyFormat();
  const security = useQuery(securityOverviewQuery);
  const { convert: terms } = config;
  const text = t('points_convert_text', { points: count(terms.points), amount: money(terms.amount) });
  return (
    <Dialog title={t('points_convert')} description={text} closeLabel={t('close')} onClose={onClose}>
      {security.isPending ? (
        <Skeleton className="h-86 rounded-md" />
      ) : security.data && !security.data.paymentPassword ? (
        // As high as the form, so that the sheet does not move.
        <div className="flex min-h-86 flex-col gap-4">
          <Notice kind="info">{t('points_needs_password')}</Notice>
          <Link
            to="/member/securityCenter"
            search={{ panel: 'paymentPassword' }}
            className={buttonClass({ wide: true })}
          >
            {t('payment_password_set')}
          </Link>
        </div>
      ) : (
        <ConvertForm terms={terms} points={points} onDone={onClose} />
      )}
    </Dialog>
  );
}

type ConvertFormProps = { terms: PointsConfig['convert']; points: number; onDone: () => void };

function ConvertForm({ terms, points, onDone }: ConvertFormProps) {
  const t = useTranslate();
  const count = useCount();
  const money = useMoneyFormat();
  const describe = useDescribeError();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ points?: string; password?: string; form?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const lastIntent = useRef<Intent>(undefined);

  const limits = { step: terms.points, least: terms.least, most: terms.mostPerDay };
  const all = allSteps(points, limits);
  const wanted = readPoints(typed);
  const isWhole = wanted !== null && wanted >= terms.least && wanted % terms.points === 0;
  const amount = isWhole ? formatDecimal(BigInt(wanted / terms.points) * parseAmount(terms.amount)) : '0.00';
  const said = { points: count(terms.points), least: count(terms.least), most: count(terms.mostPerDay) };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole) return setErrors({ points: t('points_convert_steps', said) });
    if (wanted > points) return setErrors({ points: t('error.POINTS_TOO_LOW') });
    if (password === '') return setErrors({ password: t('field.required') });
    setBusy(true);
    setErrors({});
    try {
      lastIntent.current = intentOf(lastIntent.current, { wanted });
      const { amount: paid } = await convert(wanted, lastIntent.current, password);
      showToast('success', t('points_converted_toast', { amount: money(paid) }));
      onDone();
    } catch (error) {
      const isPassword = error instanceof ApiError && error.code === 'WRONG_PAYMENT_PASSWORD';
      setErrors({ [isPassword ? 'password' : 'form']: describe(error) });
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.form !== undefined && <Notice kind="error">{errors.form}</Notice>}
      <Field
        label={t('points_convert_how_many')}
        name="points"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={typed}
        error={errors.points}
        hint={t('points_convert_hint', said)}
        onChange={(event) => {
          setTyped(event.target.value);
          setErrors({});
        }}
        trailing={
          <button
            type="button"
            disabled={all === 0}
            onClick={() => setTyped(String(all))}
            className="touch-target shrink-0 rounded-sm px-2 text-[13px] font-bold text-gold disabled:opacity-40"
          >
            {t('points_convert_all')}
          </button>
        }
      />
      <p className="flex items-baseline justify-between gap-4 rounded-md bg-surface-2 px-4 py-3">
        <span className="text-sm text-muted">{t('points_convert_get')}</span>
        <Money value={amount} className="text-xl font-extrabold text-jade" />
      </p>
      {terms.turnoverFactor > 0 && (
        <p className="text-[13px] text-muted">{t('points_convert_turnover', { factor: terms.turnoverFactor })}</p>
      )}
      <PaymentPasswordField value={password} error={errors.password} onType={setPassword} />
      <Button type="submit" size="large" wide busy={isBusy} disabled={all === 0}>
        {t('points_convert_send')}
      </Button>
    </form>
  );
}
