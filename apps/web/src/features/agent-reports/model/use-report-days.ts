import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { useSite } from '../../../entities/site/index.ts';
import { type DayRange, presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import { type Day, useToday } from '../../../kit/days/today.ts';
import type { ReportsSearch } from './reports-search.ts';

/** The days of a report: those in its address, or the last week. */
export function useReportDays(search: ReportsSearch): { range: DayRange; today: Day } {
  const today = useToday(useSite().brand.timeZone);
  return { range: rangeOf(search, presetRange('last7', today), AGENT_REPORT_DAYS), today };
}
