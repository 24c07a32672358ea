import type { Language, LocalText } from '@champa/contract';

/** A text in the visitor's language, else in the brand's, else in any. */
export function textIn(text: LocalText, language: Language, brandLanguage: Language): string {
  return text[language] ?? text[brandLanguage] ?? Object.values(text)[0] ?? '';
}

export function mapText(text: LocalText, map: (text: string) => string): LocalText {
  return Object.fromEntries(Object.entries(text).map(([language, value]) => [language, map(value)]));
}
