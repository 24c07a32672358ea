import type { TeamSearch, TransferSearch } from './team-search.ts';

/** Search parameters as they are: the pages parse them, so that the first screen does not load their rules. */
export function takeTeamSearch(raw: TeamSearch): TeamSearch {
  return raw;
}

/** The same for the transfer page. */
export function takeTransferSearch(raw: TransferSearch): TransferSearch {
  return raw;
}
