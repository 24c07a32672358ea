import { isDay } from './day.ts';
import type { Day } from './today.ts';

/** From the first day through the last, both included. */
export type DayRange = { from: Day; to: Day };

/** The search parameters of a range. */
export type DaysSearch = { from?: Day | undefined; to?: Day | undefined };

/** The days in an address; invalid ones, or in the wrong order, count as missing. */
export function parseDays({ from, to }: Readonly<Record<string, unknown>>): DaysSearch {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : {};
}

/** The days in the address, or the default; if they are too many, the last ones. */
export function rangeOf({ from, to }: DaysSearch, standing: DayRange, mostDays?: number): DayRange {
  return from !== undefined && to !== undefined ? endingAt({ from, to }, to, mostDays) : standing;
}

export const presets = ['today', 'yesterday', 'last7', 'last30'] as const;
export type Preset = (typeof presets)[number];

const DAY_MS = 86_400_000;

/** The days of a preset, counted back from today, including today. */
export function presetRange(preset: Preset, today: Day): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: plusDays(today, -1), to: plusDays(today, -1) };
    case 'last7':
      return { from: plusDays(today, -6), to: today };
    case 'last30':
      return { from: plusDays(today, -29), to: today };
  }
}

/** Earlier days are rejected: no record is that old, but a year that is still being typed can be. */
export const FIRST_DAY: Day = '2000-01-01';

/** The range with another first day. Its last day moves along where it would be before that, or too far away. */
export function startingAt({ to }: DayRange, from: Day, mostDays?: number): DayRange {
  if (to < from) return { from, to: from };
  const furthest = mostDays === undefined ? to : plusDays(from, mostDays - 1);
  return { from, to: to > furthest ? furthest : to };
}

/** The range with another last day. Its first day moves along where it would be after that, or too far away. */
export function endingAt({ from }: DayRange, to: Day, mostDays?: number): DayRange {
  if (from > to) return { from: to, to };
  const furthest = mostDays === undefined ? from : plusDays(to, 1 - mostDays);
  return { from: from < furthest ? furthest : from, to };
}

export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day of a range, in order. */
export function daysIn({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}
