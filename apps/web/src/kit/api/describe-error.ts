import { ApiError } from '@champa/api-client';
import type { MessageValues } from '@champa/i18n';
import { type Translate, useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';
import { useTimeFormat } from '../days/time-format.ts';

/** The message of a failed call, in the visitor's language: what happened and what to do. */
export function useDescribeError(): (error: unknown) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  const times = useTimeFormat();
  return (error) => describeError(error, t, { money, time: times.full });
}

/** How amounts and times are written. */
export type Formats = { money: (amount: string) => string; time: (at: string) => string };

export function describeError(error: unknown, t: Translate, formats: Formats): string {
  if (!(error instanceof ApiError)) return t('error.SYSTEM_ERROR');
  const id = `error.${error.code}` as const;
  const text = t(id, shownValues(error.value, formats));
  return text === id ? t('error.SYSTEM_ERROR') : text;
}

const amountNames = ['min', 'max', 'remaining', 'amountLeft'] as const;
const timeNames = ['until', 'nextAt', 'endsAt', 'usableFrom'] as const;
const countNames = ['retryAfterSeconds', 'countLeft'] as const;
const textNames = ['period', 'limit'] as const;

/**
 * What a refusal says about its limit, as its message writes it. `most` is an amount or a count; `ends` says whether `until` is a
 * time, never (null) or not told. What is missing is empty.
 */
function shownValues(value: Readonly<Record<string, unknown>>, { money, time }: Formats): MessageValues {
  const texts = <Name extends string>(names: readonly Name[], write: (text: string) => string) =>
    names.map((name) => [name, typeof value[name] === 'string' ? write(value[name]) : '']);
  const { most, until } = value;
  return {
    ...Object.fromEntries([
      ...texts(amountNames, money),
      ...texts(timeNames, time),
      ...texts(textNames, (text) => text),
      ...countNames.map((name) => [name, typeof value[name] === 'number' ? value[name] : 0]),
    ]),
    most: typeof most === 'string' ? money(most) : typeof most === 'number' ? most : 0,
    ends: until === null ? 'never' : until === undefined ? 'unknown' : 'at',
  };
}
