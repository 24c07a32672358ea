import type { DayRange } from '../../../kit/days/day-range.ts';

/** A day in the format of the records. */
export function writeDay(day: string): string {
  return day.replaceAll('-', '/');
}

/** A range as text: a single day, or from and to. */
export function writeRange({ from, to }: DayRange): string {
  return from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`;
}
