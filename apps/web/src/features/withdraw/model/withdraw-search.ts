import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameters of the page: the open withdrawal, whether it is being disputed, and the page of the list. */
export type WithdrawSearch = { withdrawal?: string | undefined; dispute?: 1 | undefined; page?: number | undefined };

/** An invalid parameter counts as missing. */
export function parseWithdrawSearch(search: Readonly<Record<string, unknown>>): WithdrawSearch {
  const id = searchText(search['withdrawal'], 19);
  const page = searchText(search['page'], 5);
  const isOpen = /^[1-9]\d{0,18}$/.test(id);
  return {
    ...(isOpen && { withdrawal: id }),
    ...(isOpen && searchText(search['dispute']) === '1' && { dispute: 1 }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page: Number(page) }),
  };
}
