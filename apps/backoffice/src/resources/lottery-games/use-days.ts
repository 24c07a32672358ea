import { languageInfo } from '@champa/i18n';
import { useLanguage } from '../../providers/language.ts';

/** Days of a schedule in words: of the week by their names, of the month by their numbers. */
export function useDays(): (kind: string, days: readonly number[]) => string[] {
  const { tag } = languageInfo[useLanguage()];
  const names = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return (kind, days) => days.map((day) => (kind === 'weekly' ? names.format(Date.UTC(2024, 0, day)) : String(day)));
}
