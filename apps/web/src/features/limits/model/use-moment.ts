import { formatDateTime } from '@champa/i18n';
import { useSite } from '../../../entities/site/index.ts';

/** Writes a time to the minute, in the brand's time zone. */
export function useMoment(): (instant: string) => string {
  const { timeZone } = useSite().brand;
  return (instant) => formatDateTime(instant, timeZone).slice(0, 'YYYY/MM/DD HH:mm'.length);
}
