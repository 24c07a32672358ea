import type { Language, SiteLanguage } from '@champa/contract';
import { languages, siteLanguages } from '@champa/contract/constants';

export type LanguageInfo = {
  /** BCP 47 tag for `html lang` and the formats of numbers and dates. */
  tag: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
};

/** The languages that every site loads; all others are in `language-catalogue.ts`. */
export const languageInfo = {
  lo: { tag: 'lo-LA', name: 'ລາວ', direction: 'ltr' },
  en: { tag: 'en-US', name: 'English', direction: 'ltr' },
  cn: { tag: 'zh-CN', name: '简体中文', direction: 'ltr' },
} as const satisfies Record<Language, LanguageInfo>;

export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

export function isSiteLanguage(text: unknown): text is SiteLanguage {
  return (siteLanguages as readonly unknown[]).includes(text);
}

/** Readers of Chinese in other characters read Chinese, all others English. */
const nearest: Readonly<Record<string, Language>> = { tw: 'cn' };

/** The language of the brand's own texts for a visitor; where a text is missing in it, the brand's default follows. */
export function ownTextLanguage(language: SiteLanguage): Language {
  return isLanguage(language) ? language : (nearest[language] ?? 'en');
}

/**
 * The language to answer in: the first requested one that the brand offers. Requests are short codes (`cn`) or an
 * `Accept-Language` header's tags (`zh-CN,zh;q=0.9`), in order of preference.
 */
export function negotiateLanguage<Offered extends SiteLanguage>(
  wanted: readonly (string | null | undefined)[],
  offered: readonly Offered[],
  fallback: Offered,
): Offered {
  const codes = wanted.flatMap((list) => preferred(list ?? '')).flatMap(codesOfTag);
  return codes.map((code) => offered.find((language) => language === code)).find(Boolean) ?? fallback;
}

function preferred(list: string): string[] {
  return list
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))?.trim();
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Our short codes where they are not the language of the tag itself. */
const codes: Readonly<Record<string, string>> = {
  zh: 'cn',
  'zh-tw': 'tw',
  'zh-hk': 'tw',
  'zh-mo': 'tw',
  'zh-hant': 'tw',
  fil: 'ty',
  tl: 'ty',
  iw: 'he',
  in: 'id',
};

/** The short codes that fit a BCP 47 tag (`zh-TW`) or are it (`cn`), the best first. */
function codesOfTag(tag: string): string[] {
  const lower = tag.toLowerCase();
  const [primary = '', second = ''] = lower.split('-');
  return [lower, codes[`${primary}-${second}`] ?? '', codes[primary] ?? primary];
}
