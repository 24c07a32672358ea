import type { Language, SiteLanguage } from '@champa/contract';
import { languageCatalogue } from './language-catalogue.ts';
import type { LanguageParts } from './load.ts';
import { settingOff } from './setting-off.ts';

export const others: Readonly<Record<Exclude<SiteLanguage, Language>, LanguageParts>> = {
  th: {
    ...languageCatalogue.th,
    first: () => import('./catalogues/th/first.ts'),
    later: () => import('./catalogues/th/later.ts'),
    fonts: () => import('./fonts-th.css'),
  },
  ar: {
    ...languageCatalogue.ar,
    settingOff,
    first: () => import('./catalogues/ar/first.ts'),
    later: () => import('./catalogues/ar/later.ts'),
    fonts: () => import('./fonts-ar.css'),
  },
  de: {
    ...languageCatalogue.de,
    first: () => import('./catalogues/de/first.ts'),
    later: () => import('./catalogues/de/later.ts'),
  },
  ja: {
    ...languageCatalogue.ja,
    first: () => import('./catalogues/ja/first.ts'),
    later: () => import('./catalogues/ja/later.ts'),
    fonts: () => import('./fonts-ja.css'),
  },
  hi: {
    ...languageCatalogue.hi,
    first: () => import('./catalogues/hi/first.ts'),
    later: () => import('./catalogues/hi/later.ts'),
    fonts: () => import('./fonts-hi.css'),
  },
};
