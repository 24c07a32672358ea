import { formatDateTime } from '@champa/i18n';
import { useSite } from './site.ts';

/** Formats a time without seconds, in the brand's time zone. */
export function useShortTime(): (instant: string) => string {
  const { timeZone } = useSite().brand;
  return (instant) => formatDateTime(instant, timeZone).slice(0, -3);
}
