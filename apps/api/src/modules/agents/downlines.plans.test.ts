import { downlineSorts } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Among, selectBelow, selectDownlines, selectMovesOf, selectPath } from './downlines.repo.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let head: string;
let wide: string;
const days = { from: '2026-03-01', to: '2026-04-01' };

// 25,000 members; 15,000 of them directly below one, who stands below the head; 5,000 played in the month.
beforeAll(async () => {
  world = await createWorld();
  head = await world.addMember();
  wide = await world.addMember(head);
  await world.owner(`
    INSERT INTO member.member (username, nickname, country, language, currency, terms_accepted_at, registered_at, upline_id)
    SELECT 'bulk' || n, 'bulk', 'LA', 'lo', 'LAK', now(), '2025-01-01'::timestamptz + n * interval '1 minute',
      CASE WHEN n % 10 < 6 THEN ${wide} END
    FROM generate_series(1, 25000) AS n;
    INSERT INTO ledger.accounts (id, owner_type, owner_id, purpose, currency, opened_at)
    SELECT 1000000000 + id, 'member', id::text, 'cash', 'LAK', now() FROM member.member ON CONFLICT DO NOTHING;
    INSERT INTO ledger.balances (account, currency, balance)
    SELECT id, currency, id FROM ledger.accounts WHERE id > 1000000000;
    INSERT INTO figures.day (member_id, day, vendor_id, game_code, rounds, stake, win, valid_bet)
    SELECT id, '2026-03-01'::date + (id % 31)::integer, 1, 'g', 1, id, 0, id FROM member.member WHERE id % 5 = 0;
    ANALYZE;
    SELECT pg_stat_force_next_flush()`);
  // What the connections of the pool have read so far is counted now, not in the middle of a test.
  await Promise.all(Array.from({ length: 8 }, () => world.pool.query('SELECT pg_stat_force_next_flush()')));
}, 120_000);
afterAll(() => world.close());

const page = (among: Among, sort: (typeof downlineSorts)[number], order: 'asc' | 'desc' = 'desc') =>
  selectDownlines(world.pool, head, days, { among, sort, order, after: null, limit: 21 });

/** The rows read of members and other tables, and the number of full reads of members. */
async function read(work: () => Promise<unknown>): Promise<{ full: number; rows: number }> {
  const before = await counted();
  await work();
  const after = await counted();
  return { full: after.full - before.full, rows: after.rows - before.rows };
}

async function counted(): Promise<{ full: number; rows: number }> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const [row] = await world.owner<{ full: number; rows: number }>(
    `SELECT sum(seq_scan) FILTER (WHERE schemaname = 'member')::integer AS full, sum(idx_tup_fetch + seq_tup_read)::integer AS rows
     FROM pg_stat_user_tables WHERE schemaname IN ('member', 'identity', 'agents')`,
  );
  return row!;
}

test.each([
  ['name', 'asc'],
  ['name', 'desc'],
  ['registered', 'asc'],
  ['registered', 'desc'],
] as const)('a page of 15,000 downlines by %s (%s) reads a page’s rows', async (sort, order) => {
  let found: { id: string; key: string }[] = [];
  const first = await read(async () => (found = await page({ of: wide }, sort, order)));
  expect(found).toHaveLength(21);
  expect(first.full).toBe(0);
  expect(first.rows).toBeLessThan(400);
  const after = { key: found[19]!.key, id: BigInt(found[19]!.id) };
  let second: { id: string }[] = [];
  const next = await read(
    async () =>
      (second = await selectDownlines(world.pool, head, days, { among: { of: wide }, sort, order, after, limit: 21 })),
  );
  expect(second[0]!.id).toBe(found[20]!.id);
  expect(next.rows).toBeLessThan(400);
});

test('a name is found by its beginning, a line by its member’s ID', async () => {
  expect((await read(() => page({ search: 'bulk2499' }, 'name', 'asc'))).rows).toBeLessThan(400);
  const [one] = await page({ search: 'bulk24991' }, 'name', 'asc');
  const found = await read(async () => {
    expect(await selectPath(world.pool, head, one!.id)).toEqual([wide, one!.id]);
    expect(await page({ member: one!.id }, 'registered')).toHaveLength(1);
    await selectMovesOf(world.pool, head, one!.id);
  });
  expect(found).toMatchObject({ full: 0 });
  expect(found.rows).toBeLessThan(60);
});

// A computed value sorts only once all of it is known: one pass through the downlines, never member by member.
test.each(['balance', 'validBet', 'profit'] as const)(
  'sorting 15,000 downlines by %s reads them once',
  async (sort) => {
    const began = performance.now();
    const answer = await read(async () => expect(await page({ of: wide }, sort)).toHaveLength(21));
    expect(answer.rows).toBeLessThan(16_000 + 400);
    expect(performance.now() - began).toBeLessThan(10_000);
  },
);

test('totals of everybody below read the team once', async () => {
  const asked = { days, currency: 'LAK', onlineSince: world.now() };
  const answer = await read(async () => expect((await selectBelow(world.pool, head, asked)).members).toBe(15_001));
  expect(answer.rows).toBeLessThan(16_000);
});
