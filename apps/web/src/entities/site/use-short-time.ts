import { formatDateTime } from '@champa/i18n';
import { useSite } from './site.ts';

/** When something was, without its seconds, by the brand's clock. */
export function useShortTime(): (instant: string) => string {
  const { timeZone } = useSite().brand;
  return (instant) => formatDateTime(instant, timeZone).slice(0, -3);
}
