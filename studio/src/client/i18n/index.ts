import { formatMoney, parseAmount } from '@champa/money';
import { type Catalogue, en, type MessageId } from './en.ts';

export type { MessageId } from './en.ts';

export type Translator = {
  /** BCP 47 tag for the document and for dates. */
  locale: string;
  text: (id: MessageId, values?: Record<string, string | number>) => string;
  /** Formats a decimal string of the API, or an amount, for players. */
  money: (amount: string | bigint) => string;
  time: (epochMs: number) => string;
  /** The text of a part that brings its own words. */
  of: <Id extends string>(words: Words<Id>) => Text<Id>;
};

/** Messages of one part of the games in all languages, each with the same IDs. */
export type Words<Id extends string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>;

export type Text<Id extends string> = (id: Id, values?: Record<string, string | number>) => string;

const LANGUAGES = {
  LO: { locale: 'lo-LA', load: loadLao },
  EN: { locale: 'en-GB', load: async () => en },
  CN: { locale: 'zh-CN', load: loadChinese },
} as const satisfies Record<string, { locale: string; load: () => Promise<Catalogue> }>;

type Language = keyof typeof LANGUAGES;

/** Loads one catalogue. An unknown language falls back to English. */
export async function createTranslator(lang: string, currencySymbol: string): Promise<Translator> {
  const wanted = lang.toUpperCase();
  const language = isLanguage(wanted) ? wanted : 'EN';
  const { locale, load } = LANGUAGES[language];
  const catalogue = await load();
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
  const format = { symbol: currencySymbol, locale };
  return {
    locale,
    text: (id, values = {}) => fill(catalogue[id], values),
    money: (amount) => formatMoney(typeof amount === 'bigint' ? amount : parseAmount(amount), format),
    time: (epochMs) => clock.format(epochMs),
    of:
      (words) =>
      (id, values = {}) =>
        fill(words[language][id], values),
  };
}

// A script's fonts are loaded only with its language: the list of Chinese font files alone is larger than the shell.
async function loadLao(): Promise<Catalogue> {
  const [{ lo }] = await Promise.all([import('./lo.ts'), import('@fontsource-variable/noto-sans-lao/wght.css')]);
  return lo;
}

async function loadChinese(): Promise<Catalogue> {
  const [{ cn }] = await Promise.all([import('./cn.ts'), import('@fontsource-variable/noto-sans-sc/wght.css')]);
  return cn;
}

function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}
