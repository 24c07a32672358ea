import { families, stations } from '@champa/lottery';
import { demoTitles } from '@champa/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoGames } from './demo-games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { createWorld, type Player, type World } from './testing/world.ts';

let world: World;
let player: Player;

beforeAll(async () => {
  world = await createWorld();
  player = await world.addPlayer();
});
afterAll(() => world.close());

test('every lottery title of the lobby is a game under its code, and every game a title; every station of Vietnam has one', () => {
  const titles = demoTitles().filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT');
  const named = ({ vassalage, code }: { vassalage: string; code: string }) => `${vassalage} ${code}`;
  expect(demoGames().map(named)).toEqual(titles.map(({ vassalage, gameCode: code }) => named({ vassalage, code })));
  const drawing = demoGames().flatMap(({ schedule }) => (schedule.kind === 'outside' ? [schedule.station] : []));
  // All stations of the North have the one result of the region.
  const apart = stations.filter(({ family }) => family !== 'vn_north').map(({ id }) => id);
  expect(drawing).toEqual(expect.arrayContaining(apart));
  for (const { names } of demoGames()) expect(Object.keys(names).toSorted()).toEqual(['cn', 'en', 'lo']);
});

test('the demo has a game of every family open, past draws, and bets of its player; seeding again changes nothing', async () => {
  expect(new Set(demoGames().map(({ family }) => family))).toEqual(new Set(families));
  await world.lottery.seedDemo(player);
  await world.lottery.seedDemo(player);
  await world.lottery.draws.advance();
  const { games } = await world.lottery.views.games(undefined, 'en');
  for (const { code, source, isOpen, current, latest } of games) {
    expect({ code, isOpen, current: current?.phase }).toEqual({ code, isOpen: true, current: 'open' });
    if (source === 'house') expect({ code, latest: latest?.phase }).toEqual({ code, latest: 'settled' });
  }
  const wish = { gameCode: null, drawId: null, slipId: null, before: null, limit: 50 };
  const { list } = await world.lottery.tickets.list(player.memberId, wish, 'en');
  expect(new Set(list.map(({ draw }) => draw.gameCode))).toEqual(
    new Set(['one-minute-five', 'quick-three-dice', 'saigon-one-minute', 'mien-bac-northern-draw']),
  );
  expect(await brokenInvariants(world.pool)).toEqual([]);
}, 60_000);
