import type { Language, SiteLanguage } from '@champa/contract';
import type { Messages } from '@lingui/core';
import { isLanguage, languageInfo, type LanguageInfo } from './languages.ts';

/**
 * Loads one language's messages in two chunks: those of the first screen, and all others. The Vite plugin of this package
 * compiles them when the site is built, so no message parser reaches the browser. What is of a language that no shipped site
 * shows is a file away, so that the first screen does not load the list of it.
 */
export async function loadFirstMessages(language: SiteLanguage): Promise<Messages> {
  return isLanguage(language) ? loadShipped(language) : (await loadOthers()).loadFirstMessages(language);
}

export async function loadLaterMessages(language: SiteLanguage): Promise<Messages> {
  if (!isLanguage(language)) return (await loadOthers()).loadLaterMessages(language);
  switch (language) {
    case 'lo':
      return (await import('./catalogues/lo/later.ts')).later;
    case 'en':
      return (await import('./catalogues/en/later.ts')).later;
    case 'cn':
      return (await import('./catalogues/cn/later.ts')).later;
  }
}

export async function loadLanguageInfo(language: SiteLanguage): Promise<LanguageInfo> {
  return isLanguage(language) ? languageInfo[language] : (await loadOthers()).languageCatalogue[language];
}

const loadOthers = () => import('./load-others.ts');

async function loadShipped(language: Language): Promise<Messages> {
  switch (language) {
    case 'lo':
      return (await import('./catalogues/lo/first.ts')).first;
    case 'en':
      return (await import('./catalogues/en/first.ts')).first;
    case 'cn':
      // The Chinese fonts are split over a hundred unicode ranges: their rules are loaded only with the language.
      await import('./fonts-cn.css');
      return (await import('./catalogues/cn/first.ts')).first;
  }
}
