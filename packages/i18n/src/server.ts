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
import { faultOfText, type OwnTexts, placeholdersOf, type TextFault } from './own-texts.ts';

export type { MessageId, MessageValues } from './catalogue.ts';
export type { OwnTexts } from './own-texts.ts';
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

/** Every message as this release words it. */
export const builtInMessages: Readonly<Record<Language, Catalogue>> = {
  lo: { ...loFirst, ...loLater },
  en: { ...enFirst, ...enLater },
  cn: { ...cnFirst, ...cnLater },
};

export function isMessageId(text: string): text is MessageId {
  return Object.hasOwn(builtInMessages.en, text);
}

/** The names of the arguments that a message takes in a language. */
export function placeholders(id: MessageId, language: Language): string[] {
  return placeholdersOf(builtInMessages[language][id]);
}

/** Why a text cannot take the place of a message in a language. */
export function textFault(text: string, id: MessageId, language: Language): TextFault | null {
  return faultOfText(text, { id, language, builtIn: builtInMessages });
}

/** Messages as the browser takes them, which has no message parser. */
export function compiledMessages(messages: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]));
}

const builtIn = {
  lo: compiledMessages(builtInMessages.lo),
  en: compiledMessages(builtInMessages.en),
  cn: compiledMessages(builtInMessages.cn),
} satisfies Record<Language, Messages>;

const translators = {
  lo: translator('lo'),
  en: translator('en'),
  cn: translator('cn'),
} satisfies Record<Language, I18n>;

function translator(language: Language): I18n {
  const locale = languageInfo[language].tag;
  return setupI18n({ locale, messages: { [locale]: builtIn[language] } });
}

/** From now on this program words messages as the brand does. */
export function wordAs(own: OwnTexts): void {
  for (const [language, translator] of Object.entries(translators) as [Language, I18n][]) {
    translator.load(languageInfo[language].tag, { ...builtIn[language], ...compiledMessages(own[language]) });
  }
}
