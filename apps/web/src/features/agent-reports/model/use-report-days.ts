import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { type DayRange, presetRange, rangeOf } from '../../../shared/record/day-range.ts';
import { useSite } from '../../../shared/site.ts';
import { type Day, useToday } from '../../../shared/today.ts';
import type { ReportsSearch } from './reports-search.ts';

/** The days of a report: those its address asks for, or the last week. */
export function useReportDays(search: ReportsSearch): { range: DayRange; today: Day } {
  const today = useToday(useSite().brand.timeZone);
  return { range: rangeOf(search, presetRange('last7', today), AGENT_REPORT_DAYS), today };
}
