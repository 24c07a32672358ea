import { searchText } from '../../../kit/text/search-text.ts';

export const lotteryViews = ['bet', 'results', 'tickets', 'rules'] as const;
export type LotteryView = (typeof lotteryViews)[number];

/** The search parameters of a lottery's page: the game, its tab, and the draw or ticket that is open. */
export type LotterySearch = {
  gameCode?: string | undefined;
  view?: LotteryView | undefined;
  opened?: string | undefined;
};

export function parseLotterySearch({ gameCode, view, opened }: Readonly<Record<string, unknown>>): LotterySearch {
  const code = searchText(gameCode, 60);
  const wanted = lotteryViews.find((each) => each === view);
  const id = String(opened);
  return {
    ...(/^[\w.-]+$/.test(code) && { gameCode: code }),
    ...(wanted && wanted !== 'bet' && { view: wanted }),
    ...(/^\d{1,19}$/.test(id) && { opened: id }),
  };
}
