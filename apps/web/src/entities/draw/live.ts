import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const drawRefreshes: Refreshes = {
  lottery: [
    'lotteryGames',
    'lotteryGame',
    'lotteryDraw',
    'openedNumbers',
    'lotteryTickets',
    'lotteryTicket',
    'recentLottery',
  ],
};
