import type { ErrorCode, Language } from '@champa/contract';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue, MessageId, MessageValues } from './catalogue.ts';
import { first as cnFirst } from './catalogues/cn/first.ts';
import { later as cnLater } from './catalogues/cn/later.ts';
import { first as enFirst } from './catalogues/en/first.ts';
import { later as enLater } from './catalogues/en/later.ts';
import { first as loFirst } from './catalogues/lo/first.ts';
import { later as loLater } from './catalogues/lo/later.ts';
import { languageInfo } from './languages.ts';

export type { MessageId, MessageValues } from './catalogue.ts';
export { contractKindLabels, roundStateLabels } from './labels.ts';
export { movementLabel } from './movement-kinds.ts';
export { isLanguage, negotiateLanguage } from './languages.ts';

/** A message in a language, with its arguments inserted. */
export function translate(id: MessageId, language: Language, values: MessageValues = {}): string {
  return translators[language]._(id, values);
}

/** The message of an error code: what happened and what to do. */
export function errorMessage(code: ErrorCode, language: Language, values: MessageValues = {}): string {
  return translate(`error.${code}`, language, { ...unknownValues, ...values });
}

/** Values for arguments that a refusal does not have. */
const unknownValues = {
  retryAfterSeconds: 0,
  countLeft: 0,
  min: '',
  max: '',
  most: '',
  remaining: '',
  amountLeft: '',
  until: '',
  nextAt: '',
  endsAt: '',
  usableFrom: '',
  period: '',
  limit: '',
  ends: 'unknown',
} as const;

const translators = {
  lo: translator('lo', { ...loFirst, ...loLater }),
  en: translator('en', { ...enFirst, ...enLater }),
  cn: translator('cn', { ...cnFirst, ...cnLater }),
} satisfies Record<Language, I18n>;

function translator(language: Language, catalogue: Catalogue): I18n {
  const locale = languageInfo[language].tag;
  const messages: Messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [id, compileMessage(message)]),
  );
  return setupI18n({ locale, messages: { [locale]: messages } });
}
