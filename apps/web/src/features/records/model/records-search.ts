import { searchText } from '../../../shared/search-text.ts';
import { type DayRange, isDay } from './day-range.ts';

/** What the address of a record page says; nonsense counts as missing. */
export type RecordsSearch = {
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  kind?: string | undefined;
  page?: number | undefined;
};

export function parseRecordsSearch(raw: Readonly<Record<string, unknown>>): RecordsSearch {
  const { from, to } = raw;
  const isRange = isDay(from) && isDay(to) && from <= to;
  const q = searchText(raw['q'], 80);
  const kind = searchText(raw['kind'], 40);
  const pageText = searchText(raw['page']);
  const page = /^\d{1,4}$/.test(pageText) ? Number(pageText) : 1;
  return {
    ...(isRange && { from, to }),
    ...(q && { q }),
    ...(kind && { kind }),
    ...(page > 1 && { page }),
  };
}

/** The days asked for, or those of the standing choice. */
export function rangeOf({ from, to }: RecordsSearch, standing: DayRange): DayRange {
  return from !== undefined && to !== undefined ? { from, to } : standing;
}
