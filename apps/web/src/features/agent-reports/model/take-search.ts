import type { ReportsSearch } from './reports-search.ts';

/** What an address says, as it is: the pages read it themselves, so that the first screen need not know how. */
export function takeReportsSearch(raw: ReportsSearch): ReportsSearch {
  return raw;
}
