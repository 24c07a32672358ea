import type { TeamSearch, TransferSearch } from './team-search.ts';

/** What an address says, as it is: the pages read it themselves, so that the first screen need not know how. */
export function takeTeamSearch(raw: TeamSearch): TeamSearch {
  return raw;
}

/** The same for the transfer page. */
export function takeTransferSearch(raw: TransferSearch): TransferSearch {
  return raw;
}
