import { useState } from 'react';

/** A day in the brand's time zone, `YYYY-MM-DD`. */
export type Day = string;

/** The day of an instant in a time zone. */
export function dayOf(instant: Date, timeZone: string): Day {
  // The Swedish format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** Today in the brand's time zone, as of when the screen opened. */
export function useToday(timeZone: string): Day {
  const [today] = useState(() => dayOf(new Date(), timeZone));
  return today;
}
