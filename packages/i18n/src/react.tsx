import type { SiteLanguage } from '@champa/contract';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { languageInfo, type LanguageInfo } from './languages.ts';
import { type LanguageParts, loadLanguage, type Translate } from './load.ts';

export type { Translate };

let wanted: SiteLanguage = 'lo';
/** The language that is shown. */
let shown: LanguageInfo & Pick<LanguageParts, 'settingOff'> = languageInfo.lo;
/** Whether another screen than the first has been opened: from then on all messages of a language are loaded. */
let isWhole = false;
/** The brand's own wording of messages, compiled. */
export type OwnMessages = Messages;
type ReadOwn = (language: SiteLanguage) => Promise<OwnMessages>;
let readOwn: ReadOwn | undefined;

/** From the next activation on, messages are worded as the brand does; without it, as this release does. */
export function wordBy(read: ReadOwn | undefined): void {
  readOwn = read;
}

/** Loads a language's messages and shows the site in that language. */
export async function activateLanguage(language: SiteLanguage): Promise<void> {
  wanted = language;
  const parts = await loadLanguage(language);
  const [{ first }, rest, own] = await Promise.all([
    parts.first(),
    isWhole ? parts.later() : undefined,
    readOwn?.(language),
    parts.fonts?.(),
  ]);
  const { tag, direction } = parts;
  shown = parts;
  // Merges: the rest of the messages may already be there.
  i18n.load(tag, { ...first, ...rest?.later, ...own });
  i18n.activate(tag);
  if (typeof document === 'undefined') return; // on the server, which writes it into the page
  const page = document.documentElement;
  // Setting the same language again would still recompute the styles of the whole page.
  if (page.lang !== tag) page.lang = tag;
  if (page.dir !== direction) page.dir = direction;
}

/** Loads the rest of the language's messages, for a screen beyond the first. */
export async function loadAllMessages(): Promise<void> {
  if (isWhole) return;
  const language = wanted;
  const { tag, later } = await loadLanguage(language);
  const [rest, own] = await Promise.all([later(), readOwn?.(language)]);
  i18n.load(tag, { ...rest.later, ...own });
  // If the visitor has changed the language meanwhile, complete that one too.
  if (language !== wanted) return loadAllMessages();
  isWhole = true;
}

export function MessagesProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

function ofShown(translate: Translate): Translate {
  return shown.settingOff?.(translate) ?? translate;
}

/** The function that returns messages in the visitor's language; a new one when the language changes. */
export function useTranslate(): Translate {
  return ofShown(useLingui()._);
}

/** The same outside of a component: in the current language. */
export function translator(): Translate {
  return ofShown(i18n.t.bind(i18n));
}

/** The BCP 47 tag of the current language, for formats. */
export function useLocale(): string {
  return useLingui().i18n.locale;
}

/** The current language: its own name, and how it is written. */
export function useLanguageInfo(): LanguageInfo {
  useLingui();
  return shown;
}
