import { type ContractKind, type ContractStanding, contractStandings } from '@champa/contract';
import { searchText } from '../../../kit/text/search-text.ts';
import { isKind } from './kinds.ts';

/** The search parameters of the contracts page; an invalid one counts as missing. */
export type ContractsSearch = {
  /** Shows contracts with downlines, not those with the upline. */
  side?: 'upline' | undefined;
  kind?: ContractKind | undefined;
  standing?: ContractStanding | undefined;
  /** The downline whose contracts are shown, and who gets the offer. */
  downline?: string | undefined;
  q?: string | undefined;
  /** The contract that is shown in full. */
  contract?: string | undefined;
};

const ID = /^[1-9]\d{0,18}$/;

export function parseContractsSearch(raw: Readonly<Record<string, unknown>>): ContractsSearch {
  const kind = searchText(raw['kind'], 20);
  const standing = contractStandings.find((each) => each === raw['standing']);
  const downline = searchText(raw['downline'], 20);
  const q = searchText(raw['q'], 60);
  const contract = searchText(raw['contract'], 20);
  const isOfDownline = ID.test(downline);
  return {
    ...((raw['side'] === 'upline' || isOfDownline) && { side: 'upline' }),
    ...(isKind(kind) && { kind }),
    ...(standing && { standing }),
    ...(isOfDownline && { downline }),
    ...(q && { q }),
    ...(ID.test(contract) && { contract }),
  };
}
