import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Games, and a member’s own list of them. */
export const gamesCalls = {
  games: call<typeof contract.games>({ id: 'games', method: 'GET', path: '/api/games', access: 'public' }),
  hotList: call<typeof contract.hotList>({ id: 'hotList', method: 'GET', path: '/api/games/hot', access: 'public' }),
  gameVendor: call<typeof contract.gameVendor>({
    id: 'gameVendor',
    method: 'GET',
    path: '/api/games/vendors',
    access: 'public',
  }),
  gameLaunch: call<typeof contract.gameLaunch>({
    id: 'gameLaunch',
    method: 'GET',
    path: '/api/games/launch',
    access: 'member',
  }),
  favouriteIds: call<typeof contract.favouriteIds>({
    id: 'favouriteIds',
    method: 'GET',
    path: '/api/favourites/ids',
    access: 'member',
  }),
  favouriteList: call<typeof contract.favouriteList>({
    id: 'favouriteList',
    method: 'GET',
    path: '/api/favourites',
    access: 'member',
  }),
  addFavourite: call<typeof contract.addFavourite>({
    id: 'addFavourite',
    method: 'POST',
    path: '/api/favourites',
    access: 'member',
  }),
  removeFavourite: call<typeof contract.removeFavourite>({
    id: 'removeFavourite',
    method: 'DELETE',
    path: '/api/favourites/{nodeId}',
    access: 'member',
  }),
  recentList: call<typeof contract.recentList>({
    id: 'recentList',
    method: 'GET',
    path: '/api/games/recent',
    access: 'member',
  }),
  winnerBoard: call<typeof contract.winnerBoard>({
    id: 'winnerBoard',
    method: 'GET',
    path: '/api/games/winners',
    access: 'public',
  }),
  jackpots: call<typeof contract.jackpots>({
    id: 'jackpots',
    method: 'GET',
    path: '/api/games/jackpots',
    access: 'public',
  }),
} as const;
