import type { DownlineSort } from '@champa/contract';
import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { type DayRange, type DaysSearch, parseDays, presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import type { Day } from '../../../kit/days/today.ts';
import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameters of the team's page; an invalid one counts as missing. */
export type TeamSearch = DaysSearch & {
  /** The member whose downlines are shown; missing: the agent. */
  of?: string | undefined;
  q?: string | undefined;
  sort?: DownlineSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  /** The member shown in full. */
  member?: string | undefined;
};

/** What downlines can be sorted by, the default first. */
export const sorts = ['registered', 'name', 'balance', 'validBet', 'profit'] as const satisfies readonly DownlineSort[];

const ID = /^[1-9]\d{0,18}$/;

export function parseTeamSearch(raw: Readonly<Record<string, unknown>>): TeamSearch {
  const [of, q, member] = [searchText(raw['of'], 20), searchText(raw['q'], 60), searchText(raw['member'], 20)];
  const sort = sorts.find((each) => each === raw['sort']);
  const order = raw['order'] === 'asc' || raw['order'] === 'desc' ? raw['order'] : undefined;
  return {
    ...parseDays(raw),
    ...(ID.test(of) && { of }),
    ...(q && { q }),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(ID.test(member) && { member }),
  };
}

/** The days in the address, or the last week. */
export function daysOf(search: TeamSearch, today: Day): DayRange {
  return rangeOf(search, presetRange('last7', today), AGENT_REPORT_DAYS);
}

/** The order in the address, or the latest first. */
export function orderOf({ sort = 'registered', order }: TeamSearch): { sort: DownlineSort; order: 'asc' | 'desc' } {
  return { sort, order: order ?? firstOrder(sort) };
}

/** The order after a press on a header: names start with the first, all else with the highest. */
export function nextOrder(search: TeamSearch, sort: DownlineSort): TeamSearch {
  const now = orderOf(search);
  const order = now.sort === sort ? (now.order === 'asc' ? 'desc' : 'asc') : firstOrder(sort);
  return { ...search, sort, order };
}

function firstOrder(sort: DownlineSort): 'asc' | 'desc' {
  return sort === 'name' ? 'asc' : 'desc';
}

/** The recipient in the address of the transfer page. */
export type TransferSearch = { to?: string | undefined };

export function parseTransferSearch(raw: Readonly<Record<string, unknown>>): TransferSearch {
  const to = searchText(raw['to'], 60);
  return to ? { to } : {};
}
