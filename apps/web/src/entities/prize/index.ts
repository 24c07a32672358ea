export {
  allTickets,
  refetchOwnPrizes,
  refetchPrizes,
  claimWin,
  drawsQuery,
  drawTicket,
  grabRain,
  myPrizesQuery,
  openEnvelope,
  prizeGamesQuery,
  rainQuery,
  rotateSeed,
  ticketsQuery,
} from './prizes.ts';
export { prizeRefreshes } from './live.ts';
