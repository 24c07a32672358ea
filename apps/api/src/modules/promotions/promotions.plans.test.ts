import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
let owner: pg.Client;

const MEMBERS = 20_000;

beforeAll(async () => {
  world = await createWorld();
  await world.add({
    span: 'day',
    rules: [
      {
        code: 'main',
        title: words,
        trigger: { on: 'reached', at: ['1000000'] },
        measure: { of: 'rounds' },
        reward: cash('1'),
      },
      {
        code: 'friend',
        title: words,
        trigger: { on: 'friend' },
        measure: { of: 'friends', deposited: '1000000' },
        reward: cash('1'),
      },
      { code: 'day', title: words, trigger: { on: 'span_end' }, measure: { of: 'valid_bet' }, reward: cash('1') },
    ],
  });
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  const own = (table: string, columns: string, values: string): Promise<unknown> =>
    owner.query(
      `INSERT INTO promotions.${table} (${columns}) SELECT ${values} FROM generate_series(1, ${MEMBERS}) AS n`,
    );
  await own(
    'progress',
    'promotion_id, span, code, member_id, value, changed_at',
    `1, '2020-01-01'::date + n % 30, 'main', n, 5, now()`,
  );
  await own('friend', 'promotion_id, friend_id, referrer_id, came_at', '1, n, n / 5, now()');
  await own(
    'award',
    'promotion_id, member_id, rule, cause, state, reward, cost, currency, caps, gift_id, deposit_id, at',
    `1, n, 'main', 'x', 'given', '{"kind": "cash"}', 0, 'LAK', '[]', n, n, now()`,
  );
  await own(
    'application',
    'promotion_id, member_id, idempotency_key, state, comment, applied_at',
    `1, n, gen_random_uuid(), 'applying', 'x', now()`,
  );
  await own('used', 'promotion_id, scope, key, times', `1, 'member', n, 1`);
  await owner.query(
    'VACUUM ANALYZE promotions.progress, promotions.friend, promotions.award, promotions.application, promotions.used',
  );
});

afterAll(async () => {
  await owner.end();
  await world.close();
});

/** How often the large tables were read in full. */
async function readInFull(): Promise<number> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await owner.query<{ full: number }>(
    `SELECT sum(seq_scan)::integer AS full FROM pg_stat_user_tables
     WHERE schemaname = 'promotions' AND relname IN ('progress', 'friend', 'award', 'application', 'used')`,
  );
  return rows[0]!.full;
}

test('facts, pages and ends of days find everything by index', async () => {
  const player = await world.addPlayer({ balance: 0n });
  await world.tell(world.deposit(player, '10'));
  const before = await readInFull();
  await world.tell(world.played(player, { rounds: 3 }), world.deposit(player, '10'));
  const data = { depositId: '777', amount: 1n, currency: 'LAK', creditedAt: world.now().toString() };
  await world.tell(world.fact(player, 'deposit_refunded', data));
  await world.promotions.service.list(player.memberId, 'en');
  await world.call(player, 'GET', '/api/activity-applications');
  world.passTime({ hours: 25 });
  await world.promotions.closeDue();
  expect(await readInFull()).toBe(before);
});
