import type { Language, SiteLanguage } from '@champa/contract';
import type { Messages } from '@lingui/core';
import type { MessageId, MessageValues } from './catalogue.ts';
import { isLanguage, languageInfo, type LanguageInfo } from './languages.ts';

export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * A language and its messages, in two chunks: those of the first screen, and all others. The Vite plugin of this package compiles
 * them when the site is built, so no message parser reaches the browser.
 */
export type LanguageParts = LanguageInfo & {
  first: () => Promise<{ first: Messages }>;
  later: () => Promise<{ later: Messages }>;
  /** For a language that is read from the right: sets off each value that a message is filled with. */
  settingOff?: (translate: Translate) => Translate;
  /** The rules of the script's fonts; their files are loaded for the characters that a page shows. */
  fonts?: () => Promise<unknown>;
};

const shipped: Readonly<Record<Language, LanguageParts>> = {
  lo: {
    ...languageInfo.lo,
    first: () => import('./catalogues/lo/first.ts'),
    later: () => import('./catalogues/lo/later.ts'),
  },
  en: {
    ...languageInfo.en,
    first: () => import('./catalogues/en/first.ts'),
    later: () => import('./catalogues/en/later.ts'),
  },
  cn: {
    ...languageInfo.cn,
    first: () => import('./catalogues/cn/first.ts'),
    later: () => import('./catalogues/cn/later.ts'),
    // The Chinese fonts are split over a hundred unicode ranges: their rules are loaded only with the language.
    fonts: () => import('./fonts-cn.css'),
  },
};

/** What is of a language that no shipped site shows is a file away, so that the first screen does not load the list of it. */
export async function loadLanguage(language: SiteLanguage): Promise<LanguageParts> {
  return isLanguage(language) ? shipped[language] : (await import('./load-others.ts')).others[language];
}
