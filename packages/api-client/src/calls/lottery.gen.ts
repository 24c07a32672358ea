// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const lotteryCalls = {
  lotteryChains: call<typeof contract.lotteryChains>({ id: 'lotteryChains', method: 'GET', path: '/api/lottery/chains', access: 'public' }),
  lotteryDraw: call<typeof contract.lotteryDraw>({ id: 'lotteryDraw', method: 'GET', path: '/api/lottery/draws/{id}', access: 'public' }),
  lotteryGame: call<typeof contract.lotteryGame>({ id: 'lotteryGame', method: 'GET', path: '/api/lottery/games/{code}', access: 'member' }),
  lotteryGames: call<typeof contract.lotteryGames>({ id: 'lotteryGames', method: 'GET', path: '/api/lottery/games', access: 'public' }),
  lotteryLaunch: call<typeof contract.lotteryLaunch>({ id: 'lotteryLaunch', method: 'GET', path: '/api/lottery/launch', access: 'member' }),
  openedNumbers: call<typeof contract.openedNumbers>({ id: 'openedNumbers', method: 'GET', path: '/api/lottery/opened', access: 'public' }),
  popularOpenedNumbers: call<typeof contract.popularOpenedNumbers>({ id: 'popularOpenedNumbers', method: 'GET', path: '/api/lottery/popular', access: 'public' }),
  recentLottery: call<typeof contract.recentLottery>({ id: 'recentLottery', method: 'GET', path: '/api/lottery/recent', access: 'public' }),
  vietnamNumbers: call<typeof contract.vietnamNumbers>({ id: 'vietnamNumbers', method: 'GET', path: '/api/lottery/vietnam', access: 'public' }),
  vnLotteryMenu: call<typeof contract.vnLotteryMenu>({ id: 'vnLotteryMenu', method: 'GET', path: '/api/lottery/vn-menu', access: 'public' }),
} as const;
