import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import * as links from './links.repo.ts';
import * as recruits from './recruits.repo.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let agent: string;

// 10,000 links of 500 agents; 40,000 recruits, 500 of them of one agent.
beforeAll(async () => {
  world = await createWorld();
  agent = await world.addMember();
  await world.owner(`
    INSERT INTO member.member (username, nickname, country, language, currency, terms_accepted_at, registered_at, upline_id)
    SELECT 'bulk' || n, 'bulk', 'LA', 'lo', 'LAK', now(), now(), CASE WHEN n % 80 = 0 THEN ${agent} END
    FROM generate_series(1, 40000) AS n;
    INSERT INTO agents.link (agent_id, code, makes, note, contracts, idempotency_key, created_at)
    SELECT ${agent} + n % 500, 'CODE' || n, 'player', '', '[]', gen_random_uuid(), now() FROM generate_series(1, 10000) AS n;
    INSERT INTO agents.recruit (member_id, agent_id, link_id, joined_at, deposited_at)
    SELECT m.id, ${agent} + m.id % 500, (SELECT min(id) FROM agents.link) + m.id % 10000, now(), CASE WHEN m.id % 2 = 0 THEN now() END
    FROM member.member AS m WHERE m.username LIKE 'bulk%' AND m.upline_id IS NULL;
    INSERT INTO agents.recruit (member_id, agent_id, idempotency_key, joined_at)
    SELECT m.id, ${agent}, gen_random_uuid(), now() FROM member.member AS m WHERE m.upline_id = ${agent};`);
  await world.owner('VACUUM ANALYZE agents.link, agents.recruit, member.member');
});
afterAll(() => world.close());

async function read(): Promise<{ full: number; fetched: number }> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const [row] = await world.owner<{ full: number; fetched: number }>(
    `SELECT sum(seq_scan)::integer AS full, sum(idx_tup_fetch)::integer AS fetched FROM pg_stat_user_tables
     WHERE schemaname = 'agents' AND relname IN ('link', 'recruit') OR schemaname = 'member' AND relname = 'member'`,
  );
  return row!;
}

const page = { link: null, way: null, before: null, limit: 21 };

test.each([
  ['a page of links with their figures', () => links.selectLinks(world.pool, agent, { before: null, limit: 21 }), 400],
  ['a link by its code', () => links.selectLinkByCode(world.pool, 'code777'), 10],
  ['the number of links', () => links.countLinks(world.pool, agent), 40],
  ['a page of recruits', () => recruits.selectRecruits(world.pool, agent, page), 1500],
  ['the number of recruits', () => recruits.countRecruits(world.pool, agent, world.now()), 2500],
  [
    'a first deposit',
    () => inTransaction(world.pool, (tx) => recruits.noteDeposits(tx, [{ memberId: agent, at: world.now() }])),
    10,
  ],
] as const)('%s reads few rows, by indexes', async (_name, ask, most) => {
  const before = await read();
  await ask();
  const after = await read();
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(most);
});
