import { useSearchParams } from 'react-router';

/** Days as the address has them; without: today. */
export type AskedDays = { from?: string; to?: string };

export const presets = ['today', 'yesterday', 'week', 'month'] as const;
export type Preset = (typeof presets)[number];

const back: Record<Preset, { first: number; last: number }> = {
  today: { first: 0, last: 0 },
  yesterday: { first: 1, last: 1 },
  week: { first: 6, last: 0 },
  month: { first: 29, last: 0 },
};

/** The days of a preset, from the brand's day that it is. */
export function daysOf(preset: Preset, today: string): Required<AskedDays> {
  const { first, last } = back[preset];
  return { from: minus(today, first), to: minus(today, last) };
}

/** The preset that days are; undefined: others. */
export function presetOf({ from, to }: AskedDays, today: string): Preset | undefined {
  if (from === undefined && to === undefined) return 'today';
  return presets.find((preset) => {
    const days = daysOf(preset, today);
    return days.from === from && days.to === to;
  });
}

function minus(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** What the dashboard shows, kept in its address: a link shows the same. */
export function useWish<Name extends string>(...names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const wish = Object.fromEntries(
    names.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])),
  ) as Partial<Record<Name, string>>;
  const change = (changes: Partial<Record<Name, string | undefined>>): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return [wish, change] as const;
}
