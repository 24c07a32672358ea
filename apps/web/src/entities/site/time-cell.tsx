import { formatDateTime } from '@champa/i18n';
import { useSite } from './site.ts';

/** When something of a list happened, in the brand's time. */
export function TimeCell({ at }: { at: string }) {
  const { timeZone } = useSite().brand;
  return (
    <time dateTime={at} className="text-[13px] whitespace-nowrap tabular">
      {formatDateTime(at, timeZone)}
    </time>
  );
}
