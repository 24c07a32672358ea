import { searchText } from '../../../kit/text/search-text.ts';

/** The tabs of the mall in their order; goods and rules are for everybody, the others are the member's own. */
export const mallTabs = ['goods', 'records', 'details', 'rules'] as const;
export type MallTab = (typeof mallTabs)[number];

/** The search parameters of the mall: its tab, and the dialog that is open over it. */
export type MallSearch = { tab?: MallTab | undefined; goods?: string | undefined; convert?: true | undefined };

/** An invalid parameter counts as missing. */
export function parseMallSearch({ tab, goods, convert }: Readonly<Record<string, unknown>>): MallSearch {
  const wanted = mallTabs.find((each) => each === searchText(tab, 20));
  const id = searchText(goods, 20);
  return {
    ...(wanted && wanted !== 'goods' && { tab: wanted }),
    ...(/^[1-9]\d{0,18}$/.test(id) && { goods: id }),
    ...(convert === true && { convert }),
  };
}

/** The tab shown: a visitor has no records of their own. */
export function shownTab({ tab = 'goods' }: MallSearch, isMember: boolean): MallTab {
  return isMember || tab === 'rules' ? tab : 'goods';
}
