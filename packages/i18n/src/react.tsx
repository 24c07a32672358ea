import type { Language } from '@champa/contract';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { MessageId, MessageValues } from './catalogue.ts';
import { languageInfo } from './languages.ts';
import { loadFirstMessages, loadLaterMessages } from './load.ts';

export type Translate = (id: MessageId, values?: MessageValues) => string;

let wanted: Language = 'lo';
/** Whether a screen beyond the first has been opened: from then on a language comes whole. */
let isWhole = false;

/** Loads a language's messages and shows the site in it. */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language;
  const { tag, direction } = languageInfo[language];
  const [first, later] = await Promise.all([loadFirstMessages(language), isWhole ? loadLaterMessages(language) : {}]);
  // Added to what is there: the rest of the messages may have come before.
  i18n.load(tag, { ...first, ...later });
  i18n.activate(tag);
  if (typeof document === 'undefined') return; // on the server, which writes them into the page
  const page = document.documentElement;
  // Said anew, even the same would style the whole page again.
  if (page.lang !== tag) page.lang = tag;
  if (page.dir !== direction) page.dir = direction;
}

/** What a screen beyond the first waits for: the rest of the language's messages. */
export async function loadAllMessages(): Promise<void> {
  if (isWhole) return;
  const language = wanted;
  i18n.load(languageInfo[language].tag, await loadLaterMessages(language));
  // Should the visitor have changed the language meanwhile, that one is to be completed too.
  if (language !== wanted) return loadAllMessages();
  isWhole = true;
}

export function MessagesProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The function that answers messages in the visitor's language; a new one when the language changes. */
export function useTranslate(): Translate {
  return useLingui()._;
}

/** The same outside of a component: in the language that is active now. */
export function translator(): Translate {
  return i18n.t.bind(i18n);
}

/** The BCP 47 tag of the language shown, for formats. */
export function useLocale(): string {
  return useLingui().i18n.locale;
}
