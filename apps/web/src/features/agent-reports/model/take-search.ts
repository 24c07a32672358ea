import type { ReportsSearch } from './reports-search.ts';

/** Search parameters as they are: the pages parse them, so that the first screen does not load their rules. */
export function takeReportsSearch(raw: ReportsSearch): ReportsSearch {
  return raw;
}
