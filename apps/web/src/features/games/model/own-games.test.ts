import type { Game } from '@champa/contract';
import { expect, test } from 'vitest';
import { pageOfOwnGames } from './own-games.ts';

const game = (nodeId: number, given: Partial<Game> = {}): Game => ({
  nodeId: String(nodeId),
  gameId: String(nodeId),
  gameName: `Game ${nodeId}`,
  vassalage: 'NAGASPIN',
  vendorName: 'Naga Spin',
  gameType: 'RNG',
  category: 'RNG',
  gameClassify: null,
  gameCode: `game-${nodeId}`,
  isGame: 'GAME',
  isHot: 0,
  maintenance: false,
  supportPlay: 0,
  minBet: '1.00',
  lines: 25,
  rtp: null,
  icon: '/media/covers/x',
  placeholder: '#000',
  ...given,
});

const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);
const many = Array.from({ length: 30 }, (_, index) => game(index));

test('own games are shown twenty-eight a page, in their order', () => {
  const first = pageOfOwnGames(many, undefined, {});
  expect(first).toMatchObject({ total: 30, totalPages: 2 });
  expect(ids(first.games)).toEqual(ids(many.slice(0, 28)));
  expect(ids(pageOfOwnGames(many, undefined, { page: 2 }).games)).toEqual(['28', '29']);
  expect(pageOfOwnGames(many, undefined, { page: 9 }).games).toEqual([]);
});

test('own games are filtered by area, vendor and class', () => {
  const games = [game(1), game(2, { category: 'LIVE' }), game(3, { vassalage: 'X' }), game(4, { gameClassify: 'SC' })];
  expect(ids(pageOfOwnGames(games, 'RNG', {}).games)).toEqual(['1', '3', '4']);
  expect(ids(pageOfOwnGames(games, 'RNG', { vassalage: 'X' }).games)).toEqual(['3']);
  expect(ids(pageOfOwnGames(games, undefined, { classify: 'SC' }).games)).toEqual(['4']);
});

test('slots are filtered by minimum bet and lines; one with neither is in no such list', () => {
  const games = [
    game(1),
    game(2, { minBet: '0.99999' }),
    game(3, { lines: 24 }),
    game(4, { minBet: null, lines: null }),
  ];
  expect(ids(pageOfOwnGames(games, 'RNG', { minBet: 1 }).games)).toEqual(['1', '3']);
  expect(ids(pageOfOwnGames(games, 'RNG', { minLines: 25 }).games)).toEqual(['1', '2']);
});
