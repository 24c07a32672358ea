import { formatDateTime } from '@champa/i18n';
import { useSite } from './site.ts';

/** The time of a row, in the brand's time zone. */
export function TimeCell({ at }: { at: string }) {
  const { timeZone } = useSite().brand;
  return (
    <time dateTime={at} className="text-[13px] whitespace-nowrap tabular">
      {formatDateTime(at, timeZone)}
    </time>
  );
}
