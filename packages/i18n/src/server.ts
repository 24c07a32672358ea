import { type ErrorCode, type Language, type SiteLanguage, siteLanguages } from '@champa/contract';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue, MessageId, MessageValues } from './catalogue.ts';
import ar from './catalogues/ar/messages.json' with { type: 'json' };
import { first as cnFirst } from './catalogues/cn/first.ts';
import { later as cnLater } from './catalogues/cn/later.ts';
import de from './catalogues/de/messages.json' with { type: 'json' };
import { first as enFirst } from './catalogues/en/first.ts';
import { later as enLater } from './catalogues/en/later.ts';
import hi from './catalogues/hi/messages.json' with { type: 'json' };
import ja from './catalogues/ja/messages.json' with { type: 'json' };
import { first as loFirst } from './catalogues/lo/first.ts';
import { later as loLater } from './catalogues/lo/later.ts';
import th from './catalogues/th/messages.json' with { type: 'json' };
import { languageCatalogue } from './language-catalogue.ts';
import { isLanguage } from './languages.ts';
import { faultOfText, type OwnTexts, placeholdersOf, type TextFault } from './own-texts.ts';
import { missingFrom, wholeCatalogue, type WrittenMessages } from './whole-catalogue.ts';

export type { MessageId, MessageValues } from './catalogue.ts';
export type { OwnTexts } from './own-texts.ts';
export { contractKindLabels, roundStateLabels } from './labels.ts';
export { movementLabel } from './movement-kinds.ts';
export { languageCatalogue } from './language-catalogue.ts';
export { isLanguage, isSiteLanguage, negotiateLanguage, ownTextLanguage } from './languages.ts';

/** A message in a language, with its arguments inserted. */
export function translate(id: MessageId, language: SiteLanguage, values: MessageValues = {}): string {
  return translatorOf(language)._(id, values);
}

/** The message of an error code: what happened and what to do. */
export function errorMessage(code: ErrorCode, language: SiteLanguage, values: MessageValues = {}): string {
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

/** The languages that no shipped site shows, as their files have them. */
export const writtenMessages: Readonly<Record<Exclude<SiteLanguage, Language>, WrittenMessages>> = {
  th,
  ar,
  de,
  ja,
  hi,
};

/** The languages that have every message: no other is offered, whatever the brand has turned on. */
export const wholeLanguages: readonly SiteLanguage[] = siteLanguages.filter(
  (language) => isLanguage(language) || missingFrom(writtenMessages[language]).length === 0,
);

/** Every message as this release words it; in a language that lacks one, the English one. */
export const builtInMessages: Readonly<Record<SiteLanguage, Catalogue>> = {
  lo: { ...loFirst, ...loLater },
  en: { ...enFirst, ...enLater },
  cn: { ...cnFirst, ...cnLater },
  th: wholeCatalogue(th),
  ar: wholeCatalogue(ar),
  de: wholeCatalogue(de),
  ja: wholeCatalogue(ja),
  hi: wholeCatalogue(hi),
};

export function isMessageId(text: string): text is MessageId {
  return Object.hasOwn(builtInMessages.en, text);
}

/** The names of the arguments that a message takes in a language. */
export function placeholders(id: MessageId, language: SiteLanguage): string[] {
  return placeholdersOf(builtInMessages[language][id]);
}

/** Why a text cannot take the place of a message in a language. */
export function textFault(text: string, id: MessageId, language: SiteLanguage): TextFault | null {
  return faultOfText(text, { id, language, builtIn: builtInMessages });
}

/** Messages as the browser takes them, which has no message parser. */
export function compiledMessages(messages: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]));
}

type Speaker = { speaker: I18n; builtIn: Messages };

/** Made on first use: a catalogue takes a moment to compile, and few servers speak all. */
const speakers = new Map<SiteLanguage, Speaker>();
let worded: OwnTexts | undefined;

function translatorOf(language: SiteLanguage): I18n {
  const known = speakers.get(language) ?? speakerOf(language);
  speakers.set(language, known);
  return known.speaker;
}

function speakerOf(language: SiteLanguage): Speaker {
  const locale = languageCatalogue[language].tag;
  const builtIn = compiledMessages(builtInMessages[language]);
  const own = compiledMessages(worded?.[language] ?? {});
  return { speaker: setupI18n({ locale, messages: { [locale]: { ...builtIn, ...own } } }), builtIn };
}

/** From now on this program words messages as the brand does. */
export function wordAs(own: OwnTexts): void {
  worded = own;
  for (const [language, { speaker, builtIn }] of speakers) {
    speaker.load(languageCatalogue[language].tag, { ...builtIn, ...compiledMessages(own[language]) });
  }
}
