import { AGENT_CHART_DAYS } from '@champa/contract/constants';
import type { ContractKind } from '@champa/contract';
import { type DayRange, type DaysSearch, parseDays, daysIn, plusDays } from '../../../kit/days/day-range.ts';
import { searchText } from '../../../kit/text/search-text.ts';
import { isContractKind } from './contract-kinds.ts';
import { type FigureId, isFigure } from './team-figures.ts';

/** The search parameters of a page of figures; an invalid one counts as missing. */
export type AgentSearch = DaysSearch & {
  figure?: FigureId | undefined;
  kind?: ContractKind | undefined;
};

export function parseAgentSearch(raw: Readonly<Record<string, unknown>>): AgentSearch {
  const figure = searchText(raw['figure'], 20);
  const kind = searchText(raw['kind'], 20);
  return {
    ...parseDays(raw),
    ...(isFigure(figure) && { figure }),
    ...(isContractKind(kind) && { kind }),
  };
}

/** The range of as many days right before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const length = daysIn({ from, to }).length;
  return { from: plusDays(from, -length), to: plusDays(from, -1) };
}

/** Whether the range is short enough to be shown day by day. */
export function hasDays(range: DayRange): boolean {
  return plusDays(range.from, AGENT_CHART_DAYS - 1) >= range.to;
}

/** The two weeks that end with a day. */
export function fortnightTo(to: string): DayRange {
  return { from: plusDays(to, -13), to };
}
