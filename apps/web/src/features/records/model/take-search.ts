import type { RecordsSearch } from './records-search.ts';

/** What an address says, as it is: the pages read it themselves, so that the first screen need not know how. */
export function takeRecordsSearch(raw: RecordsSearch): RecordsSearch {
  return raw;
}
