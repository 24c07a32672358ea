import { type Language, languages } from '@champa/contract';
import { isLanguage, languageInfo } from '@champa/i18n';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { words as account } from '../account/words.ts';
import { words as dashboard } from '../dashboard/words.ts';
import { words as keyboard } from '../keyboard/words.ts';
import { resources } from '../resources/index.ts';
import { cn } from '../words/cn.ts';
import { en } from '../words/en.ts';
import { lo } from '../words/lo.ts';
import { cn as reactAdminCn } from '../words/react-admin/cn.ts';
import { en as reactAdminEn } from '../words/react-admin/en.ts';
import { lo as reactAdminLo } from '../words/react-admin/lo.ts';
import { language } from './language.ts';

const catalogues = {
  en: {
    ...reactAdminEn,
    champa: en,
    account: account.en,
    dashboard: dashboard.en,
    keyboard: keyboard.en,
    resources: wordsIn('en'),
  },
  lo: {
    ...reactAdminLo,
    champa: lo,
    account: account.lo,
    dashboard: dashboard.lo,
    keyboard: keyboard.lo,
    resources: wordsIn('lo'),
  },
  cn: {
    ...reactAdminCn,
    champa: cn,
    account: account.cn,
    dashboard: dashboard.cn,
    keyboard: keyboard.cn,
    resources: wordsIn('cn'),
  },
} as const satisfies Record<Language, object>;

/** The words of all resources and of their rows' lists, where react-admin looks for them: by the resource's name. */
function wordsIn(spoken: Language) {
  const own = resources.map(({ name, words }) => [name, words[spoken]] as const);
  const ofRows = resources.flatMap(({ lists = {} }) =>
    Object.entries(lists).map(([name, { words }]) => [name, words[spoken]] as const),
  );
  return Object.fromEntries([...own, ...ofRows]);
}

const choices = languages.map((locale) => ({ locale, name: languageInfo[locale].name }));
const polyglot = polyglotI18nProvider((locale) => catalogues[locale as Language], language.current(), choices);

/** The console speaks every language of the product. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  async changeLocale(locale) {
    await polyglot.changeLocale(locale);
    if (isLanguage(locale)) language.change(locale);
  },
};
