export { CountBar } from './count-bar.tsx';
export { popularNumbersQuery, recentLotteryQuery } from './draw-board.ts';
export { DrawResult, ShortResult } from './draw-result.tsx';
export {
  type GameValue,
  lotteryGameQuery,
  lotteryGamesQuery,
  openedQuery,
  ticketsQuery,
  useCancelTicket,
  useDraw,
  useTicket,
} from './lottery.ts';
export { placeRows, rowText, symbolText } from './symbols.ts';
export { drawRefreshes } from './live.ts';
