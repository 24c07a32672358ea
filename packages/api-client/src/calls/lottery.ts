import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Lottery: games, draws, slips and results. */
export const lotteryCalls = {
  lotteryGames: call<typeof contract.lotteryGames>({
    id: 'lotteryGames',
    method: 'GET',
    path: '/api/lottery/games',
    access: 'public',
  }),
  lotteryGame: call<typeof contract.lotteryGame>({
    id: 'lotteryGame',
    method: 'GET',
    path: '/api/lottery/games/{code}',
    access: 'member',
  }),
  lotteryDraw: call<typeof contract.lotteryDraw>({
    id: 'lotteryDraw',
    method: 'GET',
    path: '/api/lottery/draws/{id}',
    access: 'public',
  }),
  placeSlip: call<typeof contract.placeSlip>({
    id: 'placeSlip',
    method: 'POST',
    path: '/api/lottery/slips',
    access: 'member',
  }),
  cancelTicket: call<typeof contract.cancelTicket>({
    id: 'cancelTicket',
    method: 'POST',
    path: '/api/lottery/tickets/{id}/cancel',
    access: 'member',
  }),
  lotteryTickets: call<typeof contract.lotteryTickets>({
    id: 'lotteryTickets',
    method: 'GET',
    path: '/api/lottery/tickets',
    access: 'member',
  }),
  lotteryTicket: call<typeof contract.lotteryTicket>({
    id: 'lotteryTicket',
    method: 'GET',
    path: '/api/lottery/tickets/{id}',
    access: 'member',
  }),
  openedNumbers: call<typeof contract.openedNumbers>({
    id: 'openedNumbers',
    method: 'GET',
    path: '/api/lottery/opened',
    access: 'public',
  }),
  recentLottery: call<typeof contract.recentLottery>({
    id: 'recentLottery',
    method: 'GET',
    path: '/api/lottery/recent',
    access: 'public',
  }),
  popularOpenedNumbers: call<typeof contract.popularOpenedNumbers>({
    id: 'popularOpenedNumbers',
    method: 'GET',
    path: '/api/lottery/popular',
    access: 'public',
  }),
};
