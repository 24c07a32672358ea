import type { Language } from '@champa/contract';
import { languages } from '@champa/contract/constants';

export type LanguageInfo = {
  /** BCP 47 tag for `html lang` and the formats of numbers and dates. */
  tag: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
};

export const languageInfo = {
  lo: { tag: 'lo-LA', name: 'ລາວ', direction: 'ltr' },
  en: { tag: 'en-US', name: 'English', direction: 'ltr' },
  cn: { tag: 'zh-CN', name: '简体中文', direction: 'ltr' },
} as const satisfies Record<Language, LanguageInfo>;

export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

/**
 * The language to answer in: the first requested one that the brand offers. Requests are short codes (`cn`) or an
 * `Accept-Language` header's tags (`zh-CN,zh;q=0.9`), in order of preference.
 */
export function negotiateLanguage(
  wanted: readonly (string | null | undefined)[],
  offered: readonly Language[],
  fallback: Language,
): Language {
  for (const tag of wanted.flatMap((list) => preferred(list ?? ''))) {
    const language = languageOfTag(tag);
    if (language && offered.includes(language)) return language;
  }
  return fallback;
}

function preferred(list: string): string[] {
  return list
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))?.trim();
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The language of a BCP 47 tag (`zh-TW`) or of a short code (`cn`). */
export function languageOfTag(tag: string): Language | undefined {
  if (isLanguage(tag)) return tag;
  const primary = tag.split('-')[0];
  return languages.find((language) => languageInfo[language].tag.split('-')[0] === primary);
}
