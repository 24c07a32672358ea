import type { Language } from '@champa/contract';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { MessageId, MessageValues } from './catalogue.ts';
import { languageInfo } from './languages.ts';
import { loadMessages } from './load.ts';

export type Translate = (id: MessageId, values?: MessageValues) => string;

/** Loads a language's messages and shows the site in it. */
export async function activateLanguage(language: Language): Promise<void> {
  const { tag, direction } = languageInfo[language];
  i18n.loadAndActivate({ locale: tag, messages: await loadMessages(language) });
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

export function MessagesProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The function that answers messages in the visitor's language; a new one when the language changes. */
export function useTranslate(): Translate {
  return useLingui()._;
}

/** The BCP 47 tag of the language shown, for formats. */
export function useLocale(): string {
  return useLingui().i18n.locale;
}
