import type { Day } from '../../../shared/today.ts';

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

export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

/** The instants a range of days spans in a time zone: inclusive start, exclusive end. */
export function instantsOf({ from, to }: DayRange, timeZone: string): { from: string; to: string } {
  return { from: startOfDay(from, timeZone), to: startOfDay(plusDays(to, 1), timeZone) };
}

/** Midnight of a day in a time zone, as an instant. Asked twice, for the offset may change between the guess and midnight. */
function startOfDay(day: Day, timeZone: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const guess = utc - offsetMs(utc, timeZone);
  return new Date(utc - offsetMs(guess, timeZone)).toISOString();
}

function offsetMs(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.trunc(instant / 1000) * 1000;
}
