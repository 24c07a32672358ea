import { randomUUID } from 'node:crypto';
import { type Winner, winnerBoard } from '@champa/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Player } from '../vendors/testing/player.ts';
import { createMyGamesWorld, type MyGamesWorld } from './testing/world.ts';

const UNIT = 100_000;

let world: MyGamesWorld;
let owner: pg.Client;
let player: Player;
let now: Temporal.Instant;
let passed = Temporal.Duration.from({ hours: 0 });

beforeAll(async () => {
  world = await createMyGamesWorld();
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  await world.addGame('NAGASPIN', 'naga-gold', { nameCn: '那伽黄金' });
  await world.addGame('NAGASPIN', 'mekong-reels', { gameType: 'FISH' });
});

afterAll(async () => {
  await owner.end();
  await world.close();
});

// Each test has a half-year of its own, whose board knows nothing of the others.
beforeEach(async () => {
  const halfYear = { hours: 24 * 182 };
  world.passTime(halfYear);
  passed = passed.add(halfYear);
  now = Temporal.Now.instant().add(passed);
  world.at(now);
  player = await world.addPlayer();
  await owner.query(`UPDATE member.member SET username = 'somphone' || id WHERE id = $1`, [player.memberId]);
});

/** The board, some seconds later. */
async function board(query = ''): Promise<Winner[]> {
  now = now.add({ seconds: 6 });
  world.at(now);
  world.signIn(null);
  const { value } = await world.call<{ list: Winner[] }>('GET', `/api/games/winners?${query}`);
  expect(winnerBoard.value.parse(value)).toEqual(value);
  return value.list;
}

const amounts = (list: readonly Winner[]): string[] => list.map(({ vo }) => vo.winAmount);

type Play = { stake?: number; win?: number; gameCode?: string; free?: boolean; closed?: boolean };

async function play({ stake = 1, win = 0, gameCode = 'naga-gold', free = false, closed = true }: Play) {
  const round = randomUUID();
  const bet = randomUUID();
  const common = { round, game_code: gameCode, is_free: free };
  expect(await world.vendor.bet(player, { ...common, transaction_uuid: bet, amount: stake * UNIT })).toMatchObject({
    status: 'RS_OK',
  });
  if (win > 0) {
    const fields = { ...common, reference_transaction_uuid: bet, amount: win * UNIT, round_closed: closed };
    expect(await world.vendor.win(player, fields)).toMatchObject({ status: 'RS_OK' });
  }
  return { round, bet };
}

/** Sets the change of a round to the world's time. */
async function touch(round: string): Promise<void> {
  await owner.query('UPDATE vendors.round SET updated_at = $2 WHERE ref = $1', [round, now.toString()]);
}

/** Moves the change of a round so many days back. */
async function age(round: string, days: number): Promise<void> {
  await owner.query(`UPDATE vendors.round SET updated_at = updated_at - make_interval(days => $2) WHERE ref = $1`, [
    round,
    days,
  ]);
}

test('the board shows the highest wins first, the player masked and the game named', async () => {
  for (const win of [5, 70, 20.5]) await play({ win });
  const list = await board();
  expect(amounts(list)).toEqual(['70.00', '20.50', '5.00']);
  expect(list[0]).toMatchObject({
    player: expect.stringMatching(/^so\*{4}\d\d$/),
    game: { gameCode: 'naga-gold', gameName: 'naga-gold' },
    vo: { currency: 'LAK' },
  });
  expect((await board('language=cn'))[0]!.game.gameName).toBe('那伽黄金');
  expect(amounts(await board('limitNum=2'))).toEqual(['70.00', '20.50']);
});

test('an area’s board has that area’s wins', async () => {
  await play({ win: 9 });
  await play({ win: 3, gameCode: 'mekong-reels' });
  expect(amounts(await board('gameCategory=FISH'))).toEqual(['3.00']);
  expect(amounts(await board('gameCategory=RNG'))).toEqual(['9.00']);
  expect(await board('gameCategory=SPORTS')).toEqual([]);
  expect(amounts(await board('gameCategory=ALL'))).toEqual(['9.00', '3.00']);
});

test('lost rounds, free bets, rolled-back bets and old rounds are not on it', async () => {
  await play({ stake: 5 });
  await play({ win: 50, free: true });
  const { round, bet } = await play({ win: 60 });
  await world.vendor.rollback(player, { round, reference_transaction_uuid: bet });
  const old = await play({ win: 80 });
  await age(old.round, 90);
  const lately = await play({ win: 7 });
  await age(lately.round, 5);
  expect(amounts(await board())).toEqual(['7.00']);
});

test('a win that is taken back later leaves the board, and one that grows rises', async () => {
  const first = await play({ win: 10 });
  const second = await play({ win: 8, closed: false });
  expect(amounts(await board())).toEqual(['10.00', '8.00']);
  await world.vendor.rollback(player, { round: first.round, reference_transaction_uuid: first.bet });
  await world.vendor.win(player, {
    round: second.round,
    reference_transaction_uuid: second.bet,
    amount: 4 * UNIT,
    round_closed: true,
  });
  expect(amounts(await board())).toEqual(['12.00']);
});

test('a win is dropped when its day is too long ago', async () => {
  await play({ win: 10 });
  expect(amounts(await board())).toEqual(['10.00']);
  now = now.add({ hours: 24 * 90 });
  expect(await board()).toEqual([]);
});

test('while a week has fewer wins than the site shows, earlier ones fill the board', async () => {
  await play({ win: 80 });
  now = now.add({ hours: 24 * 8 });
  expect(amounts(await board())).toEqual(['80.00']);
  const recent = [];
  for (let win = 1; win <= 20; win++) recent.push(await play({ win }));
  for (const { round } of recent) await touch(round);
  const full = amounts(await board());
  expect(full).toHaveLength(20);
  expect(full[0]).toBe('20.00');
});

test('a game that is switched off is not shown', async () => {
  await play({ win: 9 });
  await play({ win: 3, gameCode: 'mekong-reels' });
  await owner.query(`UPDATE catalogue.game SET enabled = false WHERE game_code = 'naga-gold'`);
  await world.see();
  expect(amounts(await board())).toEqual(['3.00']);
  await owner.query(`UPDATE catalogue.game SET enabled = true WHERE game_code = 'naga-gold'`);
  await world.see();
  expect(amounts(await board())).toEqual(['9.00', '3.00']);
});

test('is read from the database at most once in some seconds', async () => {
  await play({ win: 9 });
  await board();
  await play({ win: 11 });
  const { value } = await world.call<{ list: Winner[] }>('GET', '/api/games/winners');
  expect(amounts(value.list)).toEqual(['9.00']);
  expect(amounts(await board())).toEqual(['11.00', '9.00']);
});

test('of many rounds only the changed parts of the table are read', async () => {
  await owner.query(
    `INSERT INTO vendors.round
     SELECT n, 1, 1, 1, 'many' || n, 'LAK', 'g', true, 1, 0, 1, 0, 0, at, at
     FROM generate_series(1000001, 1030000) AS n, LATERAL (SELECT now() - make_interval(mins => 1030000 - n)) AS t (at)`,
  );
  await owner.query('VACUUM (ANALYZE) vendors.round');
  const { rows } = await owner.query<Record<string, string>>(
    `EXPLAIN SELECT FROM vendors.round WHERE updated_at >= now() - interval '1 minute' AND currency = 'LAK' AND win > 0`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('round_updated');
});

test.each(['limitNum=0', 'limitNum=101', 'gameCategory=NONE', 'language=fr'])('%s is refused', async (query) => {
  expect((await world.call('GET', `/api/games/winners?${query}`)).code).toBe('VALIDATION');
});
