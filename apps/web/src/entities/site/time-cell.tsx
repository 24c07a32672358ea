import { useTimeFormat } from '../../kit/days/time-format.ts';

/** The time of a row, in the brand's time zone. */
export function TimeCell({ at }: { at: string }) {
  const times = useTimeFormat();
  return (
    <time dateTime={at} className="text-[13px] whitespace-nowrap tabular">
      {times.full(at)}
    </time>
  );
}
