/**
 * The birthdays on a day, as month * 100 + day. Members born on 29 February have theirs on 28 February where the year
 * has no such day.
 */
export function birthdaysOn(day: Temporal.PlainDate): number[] {
  const own = day.month * 100 + day.day;
  return own === 228 && !day.inLeapYear ? [own, 229] : [own];
}
