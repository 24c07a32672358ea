import type { LocalText } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale } from '@champa/i18n/react';
import { useLanguage } from '../../kit/text/language.ts';
import { localText } from '../../kit/text/local-text.ts';
import { useSite } from './site.ts';

/** A text of the brand in the visitor's language. */
export function useName(): (text: LocalText) => string {
  const language = useLanguage();
  const { brand } = useSite();
  return (text) => localText(text, language, brand) ?? Object.values(text)[0] ?? '';
}

/** A number in the format of the visitor's language. */
export function useCount(): (count: number) => string {
  const locale = useLocale();
  return (count) => formatCount(count, locale);
}
