/** When a method is open each day, as `HH:MM` in the brand's time zone; past midnight where it closes before it opens. */
export type Hours = { from: string; to: string };

/** Whether a time of the day is within the hours; without any it always is. The last minute is the one before `to`. */
export function isOpenAt(hours: Hours | null, time: Temporal.PlainTime): boolean {
  if (hours === null) return true;
  const now = time.toString({ smallestUnit: 'minute' });
  const { from, to } = hours;
  return from < to ? from <= now && now < to : from <= now || now < to;
}
