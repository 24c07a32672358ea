import { ApiError } from '@champa/api-client';
import type { MessageId, MessageValues } from '@champa/i18n';
import { type Translate, useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';

/** The message of a failed call, in the visitor's language: what happened and what to do. */
export function useDescribeError(): (error: unknown) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  return (error) => describeError(error, t, money);
}

export function describeError(error: unknown, t: Translate, money: (amount: string) => string): string {
  if (!(error instanceof ApiError)) return t('error.SYSTEM_ERROR');
  const id = `error.${error.code}` as const;
  const text = t(id, shownValues(error.value, money));
  return text === id ? t('error.SYSTEM_ERROR') : text;
}

/** The error of one field of a form, by the message key from the server. */
export function describeField(key: string, t: Translate): string {
  return t(fieldMessages[key] ?? 'field.invalid');
}

const fieldMessages: Readonly<Record<string, MessageId>> = {
  required: 'field.required',
  length: 'field.length_any',
  pattern: 'field.pattern',
  confirm: 'field.confirm',
  wrong: 'field.wrong',
  age: 'field.age',
  common: 'field.common',
  breached: 'field.breached',
  own_name: 'field.own_name',
  taken: 'error.USERNAME_TAKEN',
  mobile_taken: 'error.MOBILE_TAKEN',
  invitation_code: 'error.INVITATION_CODE_ERROR',
  terms_required: 'field.terms_required',
  amount_format: 'field.amount_format',
  checksum: 'field.checksum',
  holder: 'field.holder',
  same: 'field.same',
  locked: 'field.locked',
};

function shownValues(value: Readonly<Record<string, unknown>>, money: (amount: string) => string): MessageValues {
  const { min, max, remaining, period, retryAfterSeconds, most } = value;
  return {
    min: typeof min === 'string' ? money(min) : '',
    max: typeof max === 'string' ? money(max) : '',
    remaining: typeof remaining === 'string' ? money(remaining) : '',
    period: typeof period === 'string' ? period : '',
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0,
    most: typeof most === 'number' ? most : 0,
  };
}
