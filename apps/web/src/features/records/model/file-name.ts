import type { DayRange } from './day-range.ts';

/** The name of a record's file: what it is and of which days. */
export function fileName(record: string, { from, to }: DayRange): string {
  return `${record}-${from}-${to}.csv`;
}
