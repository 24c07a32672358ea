import type { GameCategory } from '@champa/contract';
import { isArea } from '../../../entities/game/index.ts';
import { isRoundState, type RoundState } from '../../../entities/record/index.ts';
import { type DaysSearch, parseDays } from '../../../kit/days/day-range.ts';
import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameters of a record page; an invalid one counts as missing. */
export type RecordsSearch = DaysSearch & {
  q?: string | undefined;
  area?: GameCategory | undefined;
  vendor?: string | undefined;
  state?: RoundState | undefined;
  kind?: string | undefined;
  /** The round shown in full. */
  round?: string | undefined;
};

export function parseRecordsSearch(raw: Readonly<Record<string, unknown>>): RecordsSearch {
  const q = searchText(raw['q'], 80);
  const area = searchText(raw['area'], 40);
  const vendor = searchText(raw['vendor'], 40);
  const state = searchText(raw['state'], 40);
  const kind = searchText(raw['kind'], 40);
  const round = searchText(raw['round'], 20);
  return {
    ...parseDays(raw),
    ...(q && { q }),
    ...(isArea(area) && { area }),
    ...(/^[\w-]+$/.test(vendor) && { vendor }),
    ...(isRoundState(state) && { state }),
    ...(/^[\w-]+$/.test(kind) && { kind }),
    ...(/^[1-9]\d{0,18}$/.test(round) && { round }),
  };
}
