import { rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPast, settleTables } from '../records/testing/load.ts';
import { GAMES } from '../vendors/testing/games.ts';
import { createWorld, type World } from './testing/world.ts';

const ROUNDS = 20_000;
const DAYS = 60;

let world: World;

// Many rounds, and many five minutes of them: a day's figures must cost as much as its own sums.
beforeAll(async () => {
  world = await createWorld();
  const { memberId, account } = await world.addPlayer({ balance: 0n });
  await loadPast(world.owner, { memberId, account, vendorId: 1, rounds: ROUNDS, games: GAMES, days: DAYS });
  await world.figures.countAll();
  await settleTables(world.owner);
  await world.owner.query('ANALYZE figures.brand_slot, figures.money_slot, figures.game_day');
}, 120_000);
afterAll(() => world.close());

/** What a call of the console reads of some tables. */
async function cost(path: string, ...tables: string[]): Promise<{ full: number; fetched: number }> {
  const flush = () =>
    Promise.all(Array.from({ length: 8 }, () => world.pool.query('SELECT pg_stat_force_next_flush()')));
  await flush();
  const before = await rowsRead(world.pool, ...tables);
  expect((await world.console.send('GET', path)).code).toBeUndefined();
  await flush();
  const after = await rowsRead(world.pool, ...tables);
  return { full: after.full - before.full, fetched: after.fetched - before.fetched };
}

const ROWS = ['vendors.round', 'vendors.transaction', 'ledger.journal'];
const SUMS = ['figures.brand_slot', 'figures.money_slot', 'figures.game_day'];

const days = (count: number): string => {
  const to = Temporal.PlainDate.from(world.today());
  return `from=${to.subtract({ days: count - 1 })}&to=${to}`;
};

test('no figure of the dashboard reads rounds, calls or movements', async () => {
  const paths = ['', '/series/hour', '/series/day', '/play/game', '/play/area'].map((path) => `${path}?${days(30)}`);
  for (const path of [...paths, `/lines?${days(30)}`]) {
    expect([path, await cost(`/dashboard${path}`, ...ROWS)]).toEqual([path, { full: 0, fetched: 0 }]);
  }
});

test('a day is read from its own sums, however long the past is', async () => {
  const slotsOfDays = 3 * 24 * 12;
  const { full, fetched } = await cost('/dashboard', ...SUMS);
  expect(full).toBe(0);
  expect(fetched).toBeLessThan(slotsOfDays * 4);
});
