import { useState } from 'react';

/** A day of the brand's calendar, `YYYY-MM-DD`. */
export type Day = string;

/** The day it is in a time zone. */
export function dayOf(instant: Date, timeZone: string): Day {
  // The Swedish form is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** Today by the brand's calendar, as it was when the screen opened. */
export function useToday(timeZone: string): Day {
  const [today] = useState(() => dayOf(new Date(), timeZone));
  return today;
}
