import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const prizeRefreshes: Refreshes = {
  prizes: ['prizeGames', 'myPrizes', 'prizeDraws', 'prizeRain', 'raffleTickets'],
};
