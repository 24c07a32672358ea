import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../vendors/testing/games.ts';
import type { Player } from '../vendors/testing/player.ts';
import { selectPartlyCancelled } from '../vendors/vendors.records.repo.ts';
import { EVER } from './domain/days.ts';
import { timeCursor } from '../../platform/paging.ts';
import { loadPast, settleTables } from './testing/load.ts';
import { createWorld, type Rounds, type World } from './testing/world.ts';

const ROUNDS = 50_000;

let world: World;
let owner: pg.Client;
let player: Player;

// One member has all rounds: the rows that a page reads must not grow with them.
beforeAll(async () => {
  world = await createWorld();
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  player = await world.addPlayer({ balance: 0n });
  const { memberId, account } = player;
  // One round in a thousand is of the other game.
  const games = Array.from({ length: 1000 }, (_, n) => GAMES[n === 500 ? 1 : 0]);
  await loadPast(owner, { memberId, account, vendorId: 1, rounds: ROUNDS, games, days: 200 });
  await world.figures.countAll();
  await settleTables(owner);
}, 120_000);
afterAll(async () => {
  await owner.end();
  await world.close();
});

/** The rows fetched from tables of play and money, and how often one of them was read whole. */
async function read(): Promise<{ full: number; fetched: number }> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await owner.query<{ full: number; fetched: number }>(
    `SELECT sum(seq_scan)::integer AS full, sum(coalesce(idx_tup_fetch, 0))::integer AS fetched
     FROM pg_stat_user_tables
     WHERE schemaname || '.' || relname IN ('vendors.round', 'vendors.transaction', 'ledger.journal')`,
  );
  return rows[0]!;
}

async function cost(work: () => Promise<unknown>): Promise<number> {
  await work(); // fills caches
  // Each connection of the pool flushes its statistics.
  await Promise.all(Array.from({ length: 8 }, () => world.pool.query('SELECT pg_stat_force_next_flush()')));
  const before = await read();
  await work();
  await Promise.all(Array.from({ length: 8 }, () => world.pool.query('SELECT pg_stat_force_next_flush()')));
  const after = await read();
  expect(after.full).toBe(before.full);
  return after.fetched - before.fetched;
}

const page = (path: string) => cost(() => world.get(player, path));

test('figures of all rounds are right to the last unit', async () => {
  expect(await world.figures.verify()).toMatchObject({ ok: true });
});

test('the first page and a late one read the rows they show, and totals read figures', async () => {
  expect(await page('/api/records/bets')).toBeLessThan(1500);
  const late = timeCursor.write({
    at: Temporal.Now.instant()
      .subtract({ hours: 24 * 150 })
      .round('second'),
    number: 5n,
  });
  expect(await page(`/api/records/bets?after=${late}`)).toBeLessThan(100);
  expect(await page('/api/records/account')).toBeLessThan(1500);
  expect(await page(`/api/records/account?after=${late}`)).toBeLessThan(200);
});

test('a rare game, a rare state and a rare kind are found without walking all rounds', async () => {
  expect(await page('/api/records/bets?area=LIVE')).toBeLessThan(15_000);
  expect(await page('/api/records/bets?state=open')).toBeLessThan(1500);
  expect(await page('/api/records/bets?state=rolled_back')).toBeLessThan(1500);
  expect(await page('/api/records/account?kind=deposit')).toBeLessThan(1500);
  expect(await page('/api/records/bets?search=load-100')).toBeLessThan(100);
  expect(await page('/api/records/account?search=load-100')).toBeLessThan(300);
  const { list, total } = await world.get<Rounds>(player, '/api/records/bets?area=LIVE');
  expect(list).toHaveLength(20);
  expect(total).toBe(ROUNDS / 1000);
});

test('profit and loss reads figures alone', async () => {
  const today = Temporal.Now.plainDateISO();
  expect(await page(`/api/records/profit?from=${today.subtract({ days: 30 })}&to=${today}`)).toBeLessThan(1500);
});

test('the few rounds with a ticket that was taken back are found without walking all rounds', async () => {
  await owner.query('UPDATE vendors.round SET bets = 2, cancelled_bets = 1 WHERE id % 5000 = 9');
  await settleTables(owner);
  const { rows: vendors } = await owner.query<{ code: string }>('SELECT code FROM vendors.vendor WHERE id = 1');
  const codes = vendors.map(({ code }) => code);
  const wish = { memberId: player.memberId, span: EVER, vendors: codes, games: null, after: null, limit: 20 };
  expect(await selectPartlyCancelled(world.pool, wish)).toHaveLength(ROUNDS / 5000);
  expect(await cost(() => selectPartlyCancelled(world.pool, wish))).toBeLessThan(100);
});
