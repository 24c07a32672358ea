import { formatCount, languageInfo, type TimeFormat, timeFormat } from '@champa/i18n';
import { type Amount, formatPlain } from '@champa/money';
import { useLanguage } from '../providers/language.ts';

/** How the console's language writes times (in the employee's time zone), amounts and counts. */
type Formats = { time: TimeFormat; money: (amount: Amount) => string; count: (count: number) => string };

export function useFormats(): Formats {
  const { tag } = languageInfo[useLanguage()];
  return {
    time: timeFormat(tag, Intl.DateTimeFormat().resolvedOptions().timeZone),
    money: (amount) => formatPlain(amount, tag),
    count: (count) => formatCount(count, tag),
  };
}
