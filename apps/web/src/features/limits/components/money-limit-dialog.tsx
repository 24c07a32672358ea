import type { MoneyLimit } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount, ZERO } from '@champa/money';
import { Button, Field, Notice, showToast, useMoneyFormat } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { type FormEvent, useState } from 'react';
import {
  type LimitChange,
  type MoneyLimitName,
  removeLimit,
  setLimit,
  useLimitChange,
} from '../../../entities/limit/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { readTypedAmount, writeTypedAmount } from '../../../kit/forms/typed-amount.ts';
import { kindLabels, periodLabels } from '../model/labels.ts';
import { holdsAtOnce } from '../model/usage.ts';

type MoneyLimitDialogProps = { name: MoneyLimitName; limit: MoneyLimit | undefined; onClose: () => void };

const SMALLEST = '0.01';

/** Sets or removes a limit; says beforehand when the change takes effect. */
export function MoneyLimitDialog({ name, limit, onClose }: MoneyLimitDialogProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const change = useLimitChange();
  const present = limit?.amount ?? null;
  const [typed, setTyped] = useState(present === null ? '' : writeTypedAmount(parseAmount(present), locale));
  const [fieldError, setFieldError] = useState<string>();
  const amount = readTypedAmount(typed, locale);
  const waits = amount !== null && !holdsAtOnce(amount, present);

  const send = (made: LimitChange, message: string) =>
    change.mutate(made, {
      onSuccess: () => {
        showToast('success', message);
        onClose();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return setFieldError(t('field.amount_format'));
    if (amount === ZERO) return setFieldError(t('field.amount_least', { min: money(SMALLEST) }));
    send(setLimit(name, formatDecimal(amount)), waits ? t('limit_saved_later') : t('limit_saved'));
  };

  return (
    <Dialog
      title={t(kindLabels[name.kind].title)}
      description={t(periodLabels[name.period])}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.error && <Notice kind="error">{describeError(change.error)}</Notice>}
        <Field
          label={t('limit_amount')}
          icon="wallet"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFieldError(undefined);
          }}
          error={fieldError}
          hint={waits && present !== null ? t('limit_waits', { limit: money(present) }) : t('limit_at_once')}
        />
        <Button type="submit" size="large" wide busy={change.isPending}>
          {t('limit_save')}
        </Button>
        {present !== null && (
          <Button
            kind="plain"
            wide
            disabled={change.isPending}
            onClick={() => send(removeLimit(name), t('limit_saved_later'))}
          >
            {t('limit_remove')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
