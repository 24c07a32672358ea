import { searchText } from '../../../kit/text/search-text.ts';

/**
 * What the address of the page says: the deposit that is open, that one comes back from the provider, and the page of the list.
 */
export type DepositSearch = { deposit?: string | undefined; returned?: 1 | undefined; page?: number | undefined };

/** Nonsense counts as missing. */
export function parseDepositSearch(search: Readonly<Record<string, unknown>>): DepositSearch {
  const id = searchText(search['deposit'], 19);
  const page = searchText(search['page'], 5);
  return {
    ...(/^[1-9]\d{0,18}$/.test(id) && { deposit: id }),
    ...(searchText(search['returned']) === '1' && { returned: 1 }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page: Number(page) }),
  };
}
