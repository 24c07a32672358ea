/** A day of the brand's calendar, and the time it takes up; its end not included. */
export type CalendarDay = { day: string; from: Temporal.Instant; to: Temporal.Instant };

/** Each day from one to another, both included; null where they are out of order, or more than so many. */
export function calendarDays(
  { from, to }: { from: string; to: string },
  timeZone: string,
  most: number,
): CalendarDay[] | null {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to)).days + 1;
  if (count < 1 || count > most) return null;
  return Array.from({ length: count }, (_, place) => {
    const day = first.add({ days: place });
    return { day: day.toString(), from: startOf(day, timeZone), to: startOf(day.add({ days: 1 }), timeZone) };
  });
}

function startOf(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime(timeZone).startOfDay().toInstant();
}
