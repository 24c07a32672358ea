import type { ContractsSearch } from './contracts-search.ts';
import type { RunsSearch } from './runs-search.ts';

/** Search parameters as they are: the pages parse them, so that the first screen does not load their rules. */
export function takeContractsSearch(raw: ContractsSearch): ContractsSearch {
  return raw;
}

/** The same for a page of salaries or dividends. */
export function takeRunsSearch(raw: RunsSearch): RunsSearch {
  return raw;
}
