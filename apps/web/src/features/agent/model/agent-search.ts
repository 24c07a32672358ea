import { AGENT_CHART_DAYS } from '@champa/contract/constants';
import type { ContractKind } from '@champa/contract';
import { type DayRange, type DaysAsked, daysAsked, daysIn, plusDays } from '../../../kit/days/day-range.ts';
import { searchText } from '../../../kit/text/search-text.ts';
import { isContractKind } from './contract-kinds.ts';
import { type FigureId, isFigure } from './team-figures.ts';

/** What the address of a page of figures says; nonsense counts as missing. */
export type AgentSearch = DaysAsked & {
  figure?: FigureId | undefined;
  kind?: ContractKind | undefined;
};

export function parseAgentSearch(raw: Readonly<Record<string, unknown>>): AgentSearch {
  const figure = searchText(raw['figure'], 20);
  const kind = searchText(raw['kind'], 20);
  return {
    ...daysAsked(raw),
    ...(isFigure(figure) && { figure }),
    ...(isContractKind(kind) && { kind }),
  };
}

/** As many days right before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const length = daysIn({ from, to }).length;
  return { from: plusDays(from, -length), to: plusDays(from, -1) };
}

/** Whether the days are few enough to be told one by one. */
export function hasDays(range: DayRange): boolean {
  return plusDays(range.from, AGENT_CHART_DAYS - 1) >= range.to;
}

/** The two weeks that end with a day. */
export function fortnightTo(to: string): DayRange {
  return { from: plusDays(to, -13), to };
}
