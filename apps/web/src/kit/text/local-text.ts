import type { Brand, Language, LocalText } from '@champa/contract';

/** A text of the brand in the visitor's language, else in the brand's default; undefined where it has neither. */
export function localText(
  text: LocalText,
  language: Language,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
): string | undefined {
  return text[language] || text[defaultLanguage] || undefined;
}
