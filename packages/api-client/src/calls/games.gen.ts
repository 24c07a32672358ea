// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const gamesCalls = {
  gameLaunch: call<typeof contract.gameLaunch>({ id: 'gameLaunch', method: 'GET', path: '/api/games/launch', access: 'member' }),
  gameVendor: call<typeof contract.gameVendor>({ id: 'gameVendor', method: 'GET', path: '/api/games/vendors', access: 'public' }),
  games: call<typeof contract.games>({ id: 'games', method: 'GET', path: '/api/games', access: 'public' }),
  hotList: call<typeof contract.hotList>({ id: 'hotList', method: 'GET', path: '/api/games/hot', access: 'public' }),
} as const;
