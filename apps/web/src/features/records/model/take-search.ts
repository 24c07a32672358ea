import type { RecordsSearch } from './records-search.ts';

/** Search parameters as they are: the pages parse them, so that the first screen does not load their rules. */
export function takeRecordsSearch(raw: RecordsSearch): RecordsSearch {
  return raw;
}
