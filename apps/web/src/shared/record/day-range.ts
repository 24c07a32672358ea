import type { Day } from '../today.ts';

/** From the first day through the last, both included. */
export type DayRange = { from: Day; to: Day };

export const presets = ['today', 'yesterday', 'last7', 'last30'] as const;
export type Preset = (typeof presets)[number];

const DAY_MS = 86_400_000;

/** The days a preset means, counted back from today, today included. */
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

export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day of a range, in order. */
export function daysIn({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}
