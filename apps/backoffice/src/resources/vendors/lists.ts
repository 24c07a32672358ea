import { adminImports, adminVendorChanges, adminVendorOpenRounds, adminVendorWins } from '@champa/contract';
import type { ListOfRow } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import * as words from './list-words.ts';

const params = (vassalage: string) => ({ params: { vassalage } });
const whole = ({ list }: { list: readonly object[] }) => ({ list, total: list.length });

/** What is listed of one vendor. */
export const lists: Record<string, ListOfRow> = {
  vendorOpenRounds: {
    words: words.openRounds,
    readOn: (id, { page: query }) => call(adminVendorOpenRounds, { ...params(id), query }),
  },
  vendorWins: {
    words: words.wins,
    read: async (id) => whole(await call(adminVendorWins, { ...params(id), query: {} })),
  },
  vendorGameLists: {
    words: words.gameLists,
    readOn: (id, { page: query }) => call(adminImports, { ...params(id), query }),
  },
  vendorChanges: { words: words.changes, read: async (id) => whole(await call(adminVendorChanges, params(id))) },
};
