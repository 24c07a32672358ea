import type { Language } from '@champa/contract';

/** Words by their keys, which may form groups. */
export type Words = { readonly [key: string]: string | Words };

/** The same words in another language: exactly these keys. */
export type Same<W> = { readonly [K in keyof W]: W[K] extends string ? string : Same<W[K]> };

/** Words in every language of the console. English says which there are. */
type InLanguages<W> = Record<Exclude<Language, 'en'>, Same<NoInfer<W>>> & { en: W };

/** Words in every language, side by side: a key too few or too many in one of them is a type error. */
export function inLanguages<W extends Words>(words: InLanguages<W>): InLanguages<W> {
  return words;
}
