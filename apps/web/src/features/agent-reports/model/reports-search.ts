import type { GameCategory, ProfitGroup, ProfitSort, ReportReach } from '@champa/contract';
import { isArea } from '../../../entities/game/index.ts';
import { isRoundState, type RoundState } from '../../../entities/record/index.ts';
import { type DaysSearch, parseDays } from '../../../kit/days/day-range.ts';
import { searchText } from '../../../kit/text/search-text.ts';
import { groupLabels, sortLabels } from './labels.ts';

/** The search parameters of a report; an invalid one counts as missing. */
export type ReportsSearch = DaysSearch & {
  /** A member of the team, by ID; without it, the agent themselves. */
  member?: string | undefined;
  reach?: 'own' | undefined;
  q?: string | undefined;
  area?: GameCategory | undefined;
  vendor?: string | undefined;
  state?: RoundState | undefined;
  kind?: string | undefined;
  by?: ProfitGroup | undefined;
  sort?: ProfitSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  /** The round shown in full. */
  round?: string | undefined;
};

const ID = /^[1-9]\d{0,18}$/;
const WORD = /^[\w-]+$/;

export function parseReportsSearch(raw: Readonly<Record<string, unknown>>): ReportsSearch {
  const text = (name: string, most = 40) => searchText(raw[name], most);
  const [q, area, vendor, state, kind] = [text('q', 80), text('area'), text('vendor'), text('state'), text('kind')];
  const [member, round, by, sort] = [text('member', 20), text('round', 20), text('by'), text('sort')];
  return {
    ...parseDays(raw),
    ...(ID.test(member) && { member }),
    ...(raw['reach'] === 'own' && { reach: 'own' }),
    ...(q && { q }),
    ...(isArea(area) && { area }),
    ...(WORD.test(vendor) && { vendor }),
    ...(isRoundState(state) && { state }),
    ...(WORD.test(kind) && { kind }),
    ...(isGroup(by) && { by }),
    ...(isSort(sort) && { sort }),
    ...((raw['order'] === 'asc' || raw['order'] === 'desc') && { order: raw['order'] }),
    ...(ID.test(round) && { round }),
  };
}

/** The scope of a report, as the API takes it. */
export function scopeOf({ member, reach }: ReportsSearch): { memberId?: string; reach: ReportReach } {
  return { ...(member && { memberId: member }), reach: reach ?? 'team' };
}

/** The grouping and order of profit and loss: days by date, all else by valid bets, highest first. */
export function linesOf({ by = 'downline', sort, order = 'desc' }: ReportsSearch) {
  return { by, sort: sort ?? (by === 'day' ? ('name' as const) : ('validBet' as const)), order };
}

/** Sorts by a column; if it is sorted by it already, reverses the order. */
export function sortedBy(search: ReportsSearch, sort: ProfitSort): ReportsSearch {
  const now = linesOf(search);
  if (now.sort === sort) return { ...search, sort, order: now.order === 'asc' ? 'desc' : 'asc' };
  return { ...search, sort, order: sort === 'name' && now.by !== 'day' ? 'asc' : 'desc' };
}

function isGroup(text: string): text is ProfitGroup {
  return Object.hasOwn(groupLabels, text);
}

function isSort(text: string): text is ProfitSort {
  return Object.hasOwn(sortLabels, text);
}
