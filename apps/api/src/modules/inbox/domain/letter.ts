import type { Language } from '@champa/contract';
import type { Texts, Words } from './message.ts';

type ByLanguage = Partial<Record<Language, string>>;

/** A text that employees begin letters to members with. */
export type Letter = { name: string; title: ByLanguage; content: ByLanguage };

/** What a letter may name in braces; it is filled in for each reader. */
export const letterArguments = ['brand', 'username'] as const;
export type LetterValues = Readonly<Record<(typeof letterArguments)[number], string>>;

const NAMED = /\{(\w*)\}/g;

/** Whether a text names nothing in braces that cannot be filled in. */
export function canBeFilled(text: string): boolean {
  return [...text.matchAll(NAMED)].every(([, name]) => (letterArguments as readonly string[]).includes(name!));
}

/** A letter as its reader sees it. What was sent with other braces stays as it is. */
export function filledFor({ title, content }: Words, values: LetterValues): Words {
  const fill = (text: string): string =>
    text.replaceAll(NAMED, (all, name: string) => (name in values ? values[name as keyof LetterValues] : all));
  return { title: fill(title), content: fill(content) };
}

/** The texts of a letter, in the languages that it is written in. */
export function textsOfLetter({ title, content }: Letter): Texts {
  const written = Object.keys({ ...title, ...content }) as Language[];
  return Object.fromEntries(
    written
      .map((language) => [language, { title: title[language] ?? '', content: content[language] ?? '' }] as const)
      .filter(([, words]) => words.title !== '' || words.content !== ''),
  );
}
