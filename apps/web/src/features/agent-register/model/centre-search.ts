import type { CameBy } from '../../../entities/team/index.ts';
import { searchText } from '../../../kit/text/search-text.ts';

/** The tabs of the registration centre, in their order. */
export const centreTabs = ['links', 'open', 'came'] as const;
export type CentreTab = (typeof centreTabs)[number];

/** The search parameters: the tab, and the filters of the recruits. */
export type CentreSearch = { tab?: CentreTab | undefined; way?: CameBy | undefined; link?: string | undefined };

/** An invalid parameter counts as missing. */
export function parseCentreSearch({ tab, way, link }: Readonly<Record<string, unknown>>): CentreSearch {
  const wanted = centreTabs.find((each) => each === searchText(tab, 20));
  if (wanted !== 'came') return wanted && wanted !== 'links' ? { tab: wanted } : {};
  const by = (['link', 'opened'] as const).find((each) => each === searchText(way, 20));
  const id = searchText(link, 20);
  return { tab: wanted, ...(by && { way: by }), ...(/^[1-9]\d{0,18}$/.test(id) && { link: id }) };
}
