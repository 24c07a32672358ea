import { searchText } from '../../../kit/text/search-text.ts';

/**
 * The search parameters of the page: the open deposit, whether the member comes back from the provider, and the page of the
 * list.
 */
export type DepositSearch = { deposit?: string | undefined; returned?: 1 | undefined; page?: number | undefined };

/** An invalid parameter counts as missing. */
export function parseDepositSearch(search: Readonly<Record<string, unknown>>): DepositSearch {
  const id = searchText(search['deposit'], 19);
  const page = searchText(search['page'], 5);
  return {
    ...(/^[1-9]\d{0,18}$/.test(id) && { deposit: id }),
    ...(searchText(search['returned']) === '1' && { returned: 1 }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page: Number(page) }),
  };
}
