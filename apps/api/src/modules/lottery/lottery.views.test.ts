import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resultOf } from '../../../../../sandbox/src/lottery/results.ts';
import { insertDraws } from './draws.repo.ts';
import type { Game } from './domain/game.ts';
import { inTransaction } from '../../platform/database.ts';
import { houseGame } from './testing/games.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('popular numbers of all games are one query to the database, however many visitors ask at once', async () => {
  for (let games = 0; games < 3; games += 1) {
    const game = await world.addGame({ ...houseGame, family: 'three_digits' });
    await world.addDraw(game, 1000);
    await world.addDraw(game, 2000);
  }
  const silent = await world.addGame({ ...houseGame });
  await world.passTime(5000);
  await world.lottery.draws.advance();
  const query = vi.spyOn(world.pool, 'query');
  try {
    const popular = (limit: number) => world.lottery.views.popular(undefined, limit, 'en');
    const [[few, many], other] = [await Promise.all([popular(1), popular(20)]), await popular(3)];
    expect(query.mock.calls.filter(([text]) => String(text).includes('lottery.draw'))).toHaveLength(1);
    expect(few.list).toHaveLength(3);
    expect(few.list.every(({ gameCode, draws }) => gameCode !== silent.code && draws === 2)).toBe(true);
    for (const [index, { numbers }] of many.list.entries()) {
      // Six digits of two draws, the most frequent first.
      expect(numbers.reduce((sum, { times }) => sum + times, 0)).toBe(6);
      expect(numbers.map(({ times }) => times)).toEqual(numbers.map(({ times }) => times).toSorted((a, b) => b - a));
      expect(few.list[index]!.numbers).toEqual(numbers.slice(0, 1));
      expect(other.list[index]!.numbers).toEqual(numbers.slice(0, 3));
    }
  } finally {
    query.mockRestore();
  }
});

test('the numbers of Vietnam show each station’s draw of a day once', async () => {
  const region = await world.addGame({ family: 'vn_south', names: { en: 'South' } });
  const schedule = (station: string) => ({ ...(region.schedule as { kind: 'outside' }), station }) as Game['schedule'];
  // A Monday: the first station of the South is that of Ho Chi Minh City.
  const first = await world.addGame({ family: 'vn_south', names: { en: 'HCM' }, schedule: schedule('hcm') });
  const second = await world.addGame({
    family: 'vn_south',
    names: { en: 'Dong Thap' },
    schedule: schedule('dong_thap'),
  });
  const drawsAt = Temporal.ZonedDateTime.from('2026-01-05T16:15[Asia/Ho_Chi_Minh]').toInstant();
  const times = { opensAt: drawsAt.subtract({ hours: 1 }), closesAt: drawsAt, drawsAt };
  const made = [region, first, second].map(({ code }) => ({
    ...times,
    gameCode: code,
    number: '202601050001',
    chainId: null,
    chainIndex: null,
  }));
  await inTransaction(world.pool, (tx) => insertDraws(tx, made));
  const says = (station: string) => resultOf('vn_south', station, '2026-01-05') as never;
  world.feeds.splice(0, 2, says, says);
  await world.lottery.draws.advance();
  const { regions } = await world.lottery.views.vietnam('2026-01-05', 'en');
  const south = regions.find(({ region: name }) => name === 'south')!;
  expect(south.draws.map(({ name }) => name)).toEqual(['HCM', 'Dong Thap']);
  expect(south.draws.map(({ draw }) => draw.phase)).toEqual(['settled', 'settled']);
});

test('draws that wait for a result, however many, do not delay house draws, and are queried separately', async () => {
  const outside = await world.addGame();
  const start = Temporal.Instant.from('2026-01-01T00:00Z');
  const made = Array.from({ length: 250 }, (_, index) => {
    const at = start.add({ minutes: index });
    const times = { opensAt: at, closesAt: at, drawsAt: at };
    return { ...times, gameCode: outside.code, number: String(index), chainId: null, chainIndex: null };
  });
  await inTransaction(world.pool, (tx) => insertDraws(tx, made));
  let asked = 0;
  const silent = () => {
    asked += 1;
    return null;
  };
  world.feeds.splice(0, 2, silent, silent);
  for (let round = 0; round < 3; round += 1) await world.lottery.draws.move();
  const quick = await world.addGame({ ...houseGame });
  const draw = await world.addDraw(quick, 1000);
  await world.passTime(2000);
  await world.lottery.draws.move();
  expect(asked).toBe(0);
  expect((await world.draw(draw.id)).phase).toBe('settled');
  await world.lottery.draws.ask();
  expect(asked).toBe(400);
}, 60_000);
