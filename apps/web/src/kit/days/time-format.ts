import { type TimeFormat, timeFormat } from '@champa/i18n';
import { useLocale } from '@champa/i18n/react';
import { use } from 'react';
import { TimeZoneContext } from './time-zone.ts';

/** How times are written in the visitor's language, in the brand's time zone. */
export function useTimeFormat(): TimeFormat {
  return timeFormat(useLocale(), use(TimeZoneContext));
}
