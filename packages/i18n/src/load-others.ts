import type { Language, SiteLanguage } from '@champa/contract';
import type { Messages } from '@lingui/core';

export { languageCatalogue } from './language-catalogue.ts';

type Other = Exclude<SiteLanguage, Language>;
type Loads = {
  first: () => Promise<{ first: Messages }>;
  later: () => Promise<{ later: Messages }>;
  /** The rules of the script's fonts; their files are loaded for the characters that a page shows. */
  fonts?: () => Promise<unknown>;
};

const others: Readonly<Record<Other, Loads>> = {
  th: {
    first: () => import('./catalogues/th/first.ts'),
    later: () => import('./catalogues/th/later.ts'),
    fonts: () => import('./fonts-th.css'),
  },
  ar: {
    first: () => import('./catalogues/ar/first.ts'),
    later: () => import('./catalogues/ar/later.ts'),
    fonts: () => import('./fonts-ar.css'),
  },
  ja: {
    first: () => import('./catalogues/ja/first.ts'),
    later: () => import('./catalogues/ja/later.ts'),
    fonts: () => import('./fonts-ja.css'),
  },
  de: {
    first: () => import('./catalogues/de/first.ts'),
    later: () => import('./catalogues/de/later.ts'),
  },
};

export async function loadFirstMessages(language: Other): Promise<Messages> {
  const { first, fonts } = others[language];
  const [messages] = await Promise.all([first(), fonts?.()]);
  return messages.first;
}

export async function loadLaterMessages(language: Other): Promise<Messages> {
  return (await others[language].later()).later;
}
