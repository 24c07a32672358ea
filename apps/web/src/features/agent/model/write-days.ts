import type { DayRange } from '../../../kit/days/day-range.ts';

/** A day as the records write it. */
export function writeDay(day: string): string {
  return day.replaceAll('-', '/');
}

/** Days as people read them: one by itself, several from and to. */
export function writeRange({ from, to }: DayRange): string {
  return from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`;
}
