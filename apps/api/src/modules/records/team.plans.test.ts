import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeCursor } from '../../platform/paging.ts';
import { createTeamWorld, type TeamWorld } from './testing/team-world.ts';

const MEMBERS = 5000;
const ROUNDS = 50_000;
/** One round in so many is of the rare game. */
const RARE = 10_000;

/** An agent above nearly everybody, and one above three members. */
let world: TeamWorld;
const ids: Record<'large' | 'small', string> = { large: '', small: '' };

beforeAll(async () => {
  world = await createTeamWorld('2026-03-31T05:00:00Z');
  ids.large = await world.addMember();
  ids.small = await world.addMember(ids.large);
  await world.owner(`
    INSERT INTO member.member (username, nickname, country, language, currency, terms_accepted_at, registered_at, upline_id)
    SELECT 'bulk' || n, 'bulk', 'LA', 'lo', 'LAK', now(), now(), CASE WHEN n <= 3 THEN ${ids.small} ELSE ${ids.large} END
    FROM generate_series(1, ${MEMBERS}) AS n;
    SELECT ledger.open_account('member', id::text, 'cash', 'LAK', now()) FROM member.member WHERE username LIKE 'bulk%';
    INSERT INTO vendors.round (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets,
      cancelled_bets, open_bets, started_at, updated_at)
    SELECT n, m.id, a.id, 1, 'bulk-' || n, 'LAK', CASE WHEN n % ${RARE} = 1 THEN 'table' ELSE 'naga' END, true, 100, 0, 1, 0, 0, at, at
    FROM generate_series(1, ${ROUNDS}) AS n
    JOIN member.member AS m ON m.username = 'bulk' || (1 + n % ${MEMBERS})
    JOIN ledger.accounts AS a ON a.owner_id = m.id::text AND a.purpose = 'cash'
    CROSS JOIN LATERAL (SELECT '2026-03-01'::timestamptz + n * interval '52 seconds' AS at) AS began
    ORDER BY n;
    INSERT INTO vendors.transaction
      (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved, reference_id, cancelled, balance, at)
    SELECT 1, 'bulk-' || r.id, r.id, 'bet', r.account, r.id, r.game_code, r.stake, false, r.stake, NULL, false, 0, r.started_at
    FROM vendors.round AS r ORDER BY r.id;
    INSERT INTO ledger.journal (id, at, debit, credit, amount, shortfall, debit_balance, debit_version, credit_balance,
      credit_version, kind, source, key, reference_type, reference_id, actor)
    SELECT r.id, r.started_at, h.account, r.account, 100, 0, NULL, NULL, 0, r.id,
      CASE r.id % 10 WHEN 0 THEN 'deposit' ELSE 'win' END, 'bulk', r.id::text, 'deposit', r.id::text, 'system'
    FROM vendors.round AS r
    CROSS JOIN (SELECT ledger.open_account('house', 'bulk', 'opening', 'LAK', now()) AS account OFFSET 0) AS h
    ORDER BY r.id;
    INSERT INTO ledger.blocks (number, first_id, last_id, movements, hash, sealed_at)
    SELECT coalesce(max(number), 0) + 1, 1, ${ROUNDS}, ${ROUNDS}, decode(repeat('00', 32), 'hex'), now() FROM ledger.blocks;
    SELECT setval('vendors.round_id', ${ROUNDS}), setval('vendors.transaction_id', ${ROUNDS}), setval('ledger.journal_id', ${ROUNDS})`);
  await world.figures.countAll();
  for (const table of [
    'vendors.round',
    'vendors.transaction',
    'ledger.journal',
    'figures.day',
    'figures.money_day',
    'member.member',
    'ledger.accounts',
  ])
    await world.owner(`VACUUM ANALYZE ${table}`);
}, 120_000);
afterAll(() => world.close());

/** The rows read from tables of play and money, and how often one of them was read whole. */
async function cost(agent: string, path: string): Promise<{ rows: number; whole: number; value: any }> {
  const read = async () => {
    // Each connection flushes its statistics, also the owner's, which filled the tables.
    const tell = 'SELECT pg_stat_force_next_flush()';
    await Promise.all(Array.from({ length: 10 }, () => world.pool.query(tell)));
    await Promise.all(Array.from({ length: 2 }, () => world.owner(tell)));
    const [stat] = await world.owner<{ rows: number; whole: number }>(
      `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer AS rows, sum(seq_scan)::integer AS whole
       FROM pg_stat_user_tables WHERE schemaname || '.' || relname IN ('vendors.round', 'ledger.journal')`,
    );
    return stat!;
  };
  await world.call(`a${agent}`, 'GET', path); // fills caches
  const before = await read();
  const { status, value } = await world.call(`a${agent}`, 'GET', path);
  expect(status).toBe(200);
  const after = await read();
  return { rows: after.rows - before.rows, whole: after.whole - before.whole, value };
}

const DAYS = 'from=2026-03-01&to=2026-03-31';

test('the first page of a large team’s rounds reads only the latest rounds, and a late page as few', async () => {
  const first = await cost(ids.large, `/api/agents/reports/bets?${DAYS}`);
  expect(first).toMatchObject({ whole: 0, value: { total: ROUNDS } });
  expect(first.rows).toBeLessThan(15_000);
  const late = await cost(
    ids.large,
    `/api/agents/reports/bets?${DAYS}&after=${timeCursor.write({ at: Temporal.Instant.from('2026-03-10T00:00:00Z'), number: 5n })}`,
  );
  expect(late.value.list).toHaveLength(20);
  expect(late.rows).toBeLessThan(15_000);
});

test('a page of a small team reads only the team’s rounds', async () => {
  const { rows, whole, value } = await cost(ids.small, `/api/agents/reports/bets?${DAYS}`);
  expect(value.total).toBe((3 * ROUNDS) / MEMBERS);
  expect(whole).toBe(0);
  expect(rows).toBeLessThan(500);
});

test('a rare game of a large team is searched on the days that figures have for it', async () => {
  const { rows, value } = await cost(ids.large, `/api/agents/reports/bets?${DAYS}&search=table`);
  expect(value.total).toBe(ROUNDS / RARE);
  expect(value.list).toHaveLength(ROUNDS / RARE);
  expect(rows).toBeLessThan(ROUNDS / 2);
});

test('movements are walked by time for a large team, and by account for a small one', async () => {
  const large = await cost(ids.large, `/api/agents/reports/movements?${DAYS}&kind=deposit`);
  expect(large).toMatchObject({ whole: 0, value: { total: ROUNDS / 10 } });
  expect(large.rows).toBeLessThan(15_000);
  const small = await cost(ids.small, `/api/agents/reports/movements?${DAYS}`);
  expect(small.whole).toBe(0);
  expect(small.rows).toBeLessThan(3000);
  const found = await cost(ids.large, `/api/agents/reports/movements?${DAYS}&search=${ROUNDS / 2}`);
  expect(found.value.list).toHaveLength(1);
  expect(found.rows).toBeLessThan(100);
});

test.each(['downline', 'member', 'area', 'day'])('profit and loss by %s reads figures alone', async (by) => {
  const { rows, value } = await cost(ids.large, `/api/agents/reports/profit?${DAYS}&by=${by}`);
  expect(value.totals.rounds).toBe(ROUNDS);
  expect(rows).toBeLessThan(100);
});
