import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { countUnread, deleteMessagesBefore, markAllRead, selectMessages } from './inbox.repo.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;

// One member with a thousandth of all messages, most of them read, as after a year.
beforeAll(async () => {
  world = await createWorld();
  member = await world.addMember();
  await world.ownerQuery(
    `INSERT INTO inbox.message (member_id, kind, details, cause, at, read_at)
     SELECT $1::bigint + n % 1000, 'deposit_credited', '{"amount": "1", "currency": "LAK"}', n,
       now() - n * interval '10 seconds', CASE WHEN n % 50000 >= 1000 THEN now() END
     FROM generate_series(1, 100000) AS n`,
    [member],
  );
  await world.ownerQuery('ANALYZE inbox.message');
});

afterAll(() => world.close());

test('a page, the unread ones, their number, marking all as read and deleting old ones read few rows, each by an index', async () => {
  const before = await rowsRead();
  await selectMessages(world.pool, member, { before: null, unreadOnly: false, limit: 21 });
  await selectMessages(world.pool, member, { before: null, unreadOnly: true, limit: 21 });
  expect(await countUnread(world.pool, member)).toBe(2);
  await inTransaction(world.pool, (tx) => markAllRead(tx, member, world.now()));
  const old = world.now().subtract({ hours: 24 });
  expect(await inTransaction(world.pool, (tx) => deleteMessagesBefore(tx, old, 10))).toBe(10);
  const after = await rowsRead();
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(80);
});

async function rowsRead(): Promise<{ full: number; fetched: number }> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await world.ownerQuery<{ full: number; fetched: number }>(
    `SELECT seq_scan::integer AS full, idx_tup_fetch::integer AS fetched
     FROM pg_stat_user_tables WHERE schemaname = 'inbox' AND relname = 'message'`,
  );
  return rows[0]!;
}
