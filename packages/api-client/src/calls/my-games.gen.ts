// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const myGamesCalls = {
  addFavourite: call<typeof contract.addFavourite>({ id: 'addFavourite', method: 'POST', path: '/api/favourites', access: 'member' }),
  favouriteIds: call<typeof contract.favouriteIds>({ id: 'favouriteIds', method: 'GET', path: '/api/favourites/ids', access: 'member' }),
  favouriteList: call<typeof contract.favouriteList>({ id: 'favouriteList', method: 'GET', path: '/api/favourites', access: 'member' }),
  jackpots: call<typeof contract.jackpots>({ id: 'jackpots', method: 'GET', path: '/api/games/jackpots', access: 'public' }),
  recentList: call<typeof contract.recentList>({ id: 'recentList', method: 'GET', path: '/api/games/recent', access: 'member' }),
  removeFavourite: call<typeof contract.removeFavourite>({ id: 'removeFavourite', method: 'DELETE', path: '/api/favourites/{nodeId}', access: 'member' }),
  winnerBoard: call<typeof contract.winnerBoard>({ id: 'winnerBoard', method: 'GET', path: '/api/games/winners', access: 'public' }),
} as const;
