import type { Language } from '@champa/contract';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes that Intl names although they are no countries: unions and parts of languages' regions. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const tags: Record<Language, string> = { en: 'en', lo: 'lo', cn: 'zh-Hans' };

/** The countries that have a code, by their names in a language. */
export function countries(language: Language): { id: string; name: string }[] {
  const names = new Intl.DisplayNames([tags[language], 'en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((id) => {
      const name = NO_COUNTRIES.has(id) ? undefined : names.of(id);
      return name === undefined ? [] : [{ id, name: `${name} (${id})` }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, tags[language]));
}
