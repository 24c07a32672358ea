import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
let head: string;

beforeAll(async () => {
  world = await createWorld();
  await world.run();
  head = await world.addMember();
  const below = await world.addMember(head);
  await world.sign(head, below, 'realtime', rate('1'));
  await world.owner(`
    INSERT INTO member.member (username, nickname, country, language, currency, terms_accepted_at, registered_at, upline_id)
    SELECT 'bulk' || n, 'bulk', 'LA', 'lo', 'LAK', now(), now(), CASE WHEN n % 100 = 0 THEN ${head} END
    FROM generate_series(1, 20000) AS n;
    INSERT INTO figures.slot (slot, member_id, valid_bet)
    SELECT '2026-03-01 00:00:00+00'::timestamptz + n * interval '5 minutes', m.id, 1
    FROM generate_series(1, 20) AS n, (SELECT id FROM member.member LIMIT 1000) AS m;
    INSERT INTO agents.run (contract_id, kind, upline_id, downline_id, currency, starts_at, ends_at, settled, current, gross, adjusted,
      carried_in, carried_out, due, chain, depth, state, computed_at)
    SELECT (SELECT min(id) FROM agents.contract), 'realtime', ${head}, ${head} + n % 500, 'LAK', '2026-01-01'::timestamptz + n * interval '1 hour',
      '2026-01-01'::timestamptz + n * interval '1 hour', '{}', '{}', 0, 0, 0, 0, 0, 1, 0, 'nothing', now()
    FROM generate_series(1, 20000) AS n;
    ANALYZE`);
});
afterAll(() => world.close());

const planOf = async (text: string): Promise<string> =>
  (await world.owner<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`)).map((row) => row['QUERY PLAN']).join('\n');

const questions: [name: string, query: () => string, index: string][] = [
  ['a team is one range of an index', () => `SELECT * FROM member.team(${head})`, 'member_line'],
  ['direct downlines', () => `SELECT * FROM member.downlines_of(${head})`, 'member_upline'],
  [
    'five minutes',
    () => `SELECT * FROM figures.valid_bets_between('2026-03-01 00:10+00', '2026-03-01 00:15+00')`,
    'slot_pkey',
  ],
  [
    'one member’s hour',
    () => `SELECT * FROM figures.valid_bet_of(${head}, '2026-03-01 00:00+00', '2026-03-01 01:00+00')`,
    'slot_pkey',
  ],
  ['what waits to be paid', () => `SELECT DISTINCT chain FROM agents.run WHERE state = 'computed'`, 'run_to_pay'],
  [
    'what is owed',
    () => `SELECT id FROM agents.run WHERE state = 'owed' AND (depth, id) > (0, 0) ORDER BY depth, id LIMIT 5`,
    'run_owed',
  ],
  [
    'a member’s income',
    () => `SELECT id FROM agents.run WHERE downline_id = ${head} AND kind = 'realtime' ORDER BY id DESC LIMIT 20`,
    'run_of_downline',
  ],
  [
    'the last period of a contract',
    () => `SELECT * FROM agents.run WHERE contract_id = 1 AND starts_at < '2026-02-01' ORDER BY starts_at DESC LIMIT 1`,
    'run_contract_id_starts_at_key',
  ],
];

test.each(questions)('%s is found by its index', async (_name, query, index) => {
  const plan = await planOf(query());
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
