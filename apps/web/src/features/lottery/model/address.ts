import { searchText } from '../../../shared/search-text.ts';

export const lotteryViews = ['bet', 'results', 'tickets', 'rules'] as const;
export type LotteryView = (typeof lotteryViews)[number];

/** What the address of a lottery's page says: the game, and what of it is shown. */
export type LotterySearch = { gameCode?: string | undefined; view?: LotteryView | undefined };

export function parseLotterySearch({ gameCode, view }: Readonly<Record<string, unknown>>): LotterySearch {
  const code = searchText(gameCode, 60);
  const wanted = lotteryViews.find((each) => each === view);
  return { ...(/^[\w.-]+$/.test(code) && { gameCode: code }), ...(wanted && wanted !== 'bet' && { view: wanted }) };
}
