import type { GameCategory } from '@champa/contract';
import { isArea } from '../../../shared/areas.ts';
import { searchText } from '../../../shared/search-text.ts';
import { isDay } from '../../../shared/record/day.ts';
import type { DayRange } from '../../../shared/record/day-range.ts';
import { isRoundState, type RoundState } from '../../../shared/record/labels.ts';

/** What the address of a record page says; nonsense counts as missing. */
export type RecordsSearch = {
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  area?: GameCategory | undefined;
  vendor?: string | undefined;
  state?: RoundState | undefined;
  kind?: string | undefined;
  /** The round that is shown in full. */
  round?: string | undefined;
};

export function parseRecordsSearch(raw: Readonly<Record<string, unknown>>): RecordsSearch {
  const { from, to } = raw;
  const isRange = isDay(from) && isDay(to) && from <= to;
  const q = searchText(raw['q'], 80);
  const area = searchText(raw['area'], 40);
  const vendor = searchText(raw['vendor'], 40);
  const state = searchText(raw['state'], 40);
  const kind = searchText(raw['kind'], 40);
  const round = searchText(raw['round'], 20);
  return {
    ...(isRange && { from, to }),
    ...(q && { q }),
    ...(isArea(area) && { area }),
    ...(/^[\w-]+$/.test(vendor) && { vendor }),
    ...(isRoundState(state) && { state }),
    ...(/^[\w-]+$/.test(kind) && { kind }),
    ...(/^[1-9]\d{0,18}$/.test(round) && { round }),
  };
}

/** The days asked for, or those of the standing choice. */
export function rangeOf({ from, to }: RecordsSearch, standing: DayRange): DayRange {
  return from !== undefined && to !== undefined ? { from, to } : standing;
}
