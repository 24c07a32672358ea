import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Prize games: wheel, egg, red envelopes, rain, raffle. */
export const prizesCalls = {
  prizeGames: call<typeof contract.prizeGames>({
    id: 'prizeGames',
    method: 'GET',
    path: '/api/prizes',
    access: 'public',
  }),
  myPrizes: call<typeof contract.myPrizes>({
    id: 'myPrizes',
    method: 'GET',
    path: '/api/prizes/mine',
    access: 'member',
  }),
  drawPrizeTicket: call<typeof contract.drawPrizeTicket>({
    id: 'drawPrizeTicket',
    method: 'POST',
    path: '/api/prizes/games/{game}/draw',
    access: 'member',
  }),
  prizeDraws: call<typeof contract.prizeDraws>({
    id: 'prizeDraws',
    method: 'GET',
    path: '/api/prizes/draws',
    access: 'member',
  }),
  rotatePrizeSeed: call<typeof contract.rotatePrizeSeed>({
    id: 'rotatePrizeSeed',
    method: 'POST',
    path: '/api/prizes/seed',
    access: 'member',
  }),
  openRedEnvelope: call<typeof contract.openRedEnvelope>({
    id: 'openRedEnvelope',
    method: 'POST',
    path: '/api/prizes/envelopes/{id}/open',
    access: 'member',
  }),
  prizeRain: call<typeof contract.prizeRain>({
    id: 'prizeRain',
    method: 'GET',
    path: '/api/prizes/rains/{id}',
    access: 'public',
  }),
  grabRain: call<typeof contract.grabRain>({
    id: 'grabRain',
    method: 'POST',
    path: '/api/prizes/rains/{id}/grab',
    access: 'member',
  }),
  raffleRound: call<typeof contract.raffleRound>({
    id: 'raffleRound',
    method: 'GET',
    path: '/api/prizes/raffles/{id}',
    access: 'public',
  }),
  raffleTickets: call<typeof contract.raffleTickets>({
    id: 'raffleTickets',
    method: 'GET',
    path: '/api/prizes/raffles/{id}/tickets',
    access: 'public',
  }),
  claimRafflePromotion: call<typeof contract.claimRafflePromotion>({
    id: 'claimRafflePromotion',
    method: 'POST',
    path: '/api/prizes/raffles/claim',
    access: 'member',
  }),
};
