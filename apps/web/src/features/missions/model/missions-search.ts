import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameters of the missions page: boards instead of missions, which board, and a day of its period. */
export type MissionsSearch = { tab?: 'board' | undefined; board?: string | undefined; day?: string | undefined };

const CODE = /^[a-z][a-z0-9-]{0,39}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function parseMissionsSearch({ tab, board, day }: Readonly<Record<string, unknown>>): MissionsSearch {
  if (searchText(tab, 10) !== 'board') return {};
  const [code, date] = [searchText(board, 40), searchText(day, 10)];
  return {
    tab: 'board',
    ...(code !== undefined && CODE.test(code) && { board: code }),
    ...(date !== undefined && DAY.test(date) && !Number.isNaN(Date.parse(date)) && { day: date }),
  };
}

/** The search parameter of an activity's page. */
export type ActivitySearch = { activity?: string | undefined };

export function parseActivitySearch({ activity }: Readonly<Record<string, unknown>>): ActivitySearch {
  const code = searchText(activity, 40);
  return code !== undefined && CODE.test(code) ? { activity: code } : {};
}
