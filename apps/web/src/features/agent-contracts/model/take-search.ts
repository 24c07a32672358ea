import type { ContractsSearch } from './contracts-search.ts';
import type { RunsSearch } from './runs-search.ts';

/** What an address says, as it is: the pages read it themselves, so that the first screen need not know how. */
export function takeContractsSearch(raw: ContractsSearch): ContractsSearch {
  return raw;
}

/** The same for a page of salaries or dividends. */
export function takeRunsSearch(raw: RunsSearch): RunsSearch {
  return raw;
}
