import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseGame } from './testing/games.ts';
import { betOn, createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const [game, player] = [await world.addGame({ ...houseGame }), await world.addPlayer()];
  // Analysed while the tables are nearly empty: the plans must be those of large tables all the same.
  await world.pool.query('SELECT 1');
  for (let number = 1; number <= 40; number += 1) {
    const draw = await world.addDraw(game, number * 1000);
    await world.place(player, game, [draw], [betOn('total', [['big']])]);
  }
});
afterAll(() => world.close());

const hot = {
  'draws that wait for a result': `SELECT id FROM lottery.draw WHERE phase = 'drawing' AND chain_id IS NULL ORDER BY closes_at DESC, id LIMIT 200`,
  'draws that are being voided': `SELECT id FROM lottery.draw WHERE phase = 'voiding' LIMIT 200`,
  'a game’s settled draws': `SELECT id FROM lottery.draw WHERE game_code = 'game-1' AND phase = 'settled' AND closes_at < 'infinity' ORDER BY closes_at DESC LIMIT 30`,
  'a member’s tickets': `SELECT t.id FROM lottery.ticket AS t JOIN lottery.draw AS d ON d.id = t.draw_id WHERE t.member_id = 1 ORDER BY t.id DESC LIMIT 20`,
  'a slip’s tickets': `SELECT id FROM lottery.ticket WHERE slip_id = 1 ORDER BY id`,
  'a ticket’s lines': `SELECT line FROM lottery.bet WHERE (draw_id, account, ticket_id) = (1, 1, 1) ORDER BY line`,
  'a slip by its nonce': `SELECT id FROM lottery.slip WHERE member_id = 1 AND nonce = 'x'`,
  'the heaviest numbers of a draw': `SELECT key FROM lottery.exposure WHERE draw_id = 1 ORDER BY risk DESC LIMIT 50`,
  'the seeds a chain revealed': `SELECT seed FROM lottery.draw WHERE chain_id = 1 ORDER BY chain_index`,
};

test.each(Object.entries(hot))('%s are found by an index', async (_name, query) => {
  const plan = await planOf(query);
  expect(plan).not.toMatch(/Seq Scan/);
  expect(plan).toMatch(/Index/);
});

// A game has many more past draws than coming ones: the time itself must be in the index's condition.
const byClock = {
  'draws that are due': `SELECT id FROM lottery.draw WHERE phase NOT IN ('settled', 'void') AND closes_at <= (SELECT lottery.now()) ORDER BY closes_at LIMIT 200`,
  'a game’s open draws': `SELECT id FROM lottery.draw WHERE game_code = 'game-1' AND closes_at > (SELECT lottery.now()) AND phase = 'open' ORDER BY closes_at LIMIT 20`,
  'how many draws a game has before it': `SELECT count(*) FROM lottery.draw WHERE game_code = 'game-1' AND closes_at > (SELECT lottery.now())`,
};

test.each(Object.entries(byClock))('%s are found by their time', async (_name, query) => {
  expect(await planOf(query)).toMatch(/Index Cond: .*closes_at/);
});

async function planOf(query: string): Promise<string> {
  const client = await world.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('a part of a settlement and a slip read no table whole', async () => {
  const game = await world.lottery.games.byCode('game-1');
  const player = await world.addPlayer();
  const draw = await world.addDraw(game, 60_000);
  const scans = async (): Promise<bigint> => {
    const client = await world.pool.connect();
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query<{ sum: string }>(
      `SELECT coalesce(sum(seq_scan), 0)::text AS sum FROM pg_stat_user_tables
       WHERE (schemaname, relname) IN (('lottery', 'ticket'), ('lottery', 'bet'), ('lottery', 'win'), ('lottery', 'stay'),
         ('lottery', 'exposure'), ('lottery', 'choice'), ('lottery', 'slip'), ('lottery', 'outcome'))`,
    );
    client.release();
    return BigInt(rows[0]!.sum);
  };
  await world.place(player, game, [draw], [betOn('total', [['big']])]);
  const before = await scans();
  await world.place(player, game, [draw], [betOn('total', [['small']])]);
  expect(await scans()).toBe(before);
});
