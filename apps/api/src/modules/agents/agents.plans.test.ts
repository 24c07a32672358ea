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
      carried_in, carried_out, due, contract_chain, depth, state, computed_at)
    SELECT (SELECT min(id) FROM agents.contract), 'realtime', ${head}, ${head} + n % 500, 'LAK', '2026-01-01'::timestamptz + n * interval '1 hour',
      '2026-01-01'::timestamptz + n * interval '1 hour', '{}', '{}', 0, 0, 0, 0, 0, 1, 0, 'nothing', now()
    FROM generate_series(1, 20000) AS n;
    INSERT INTO agents.contract (kind, period, upline_id, downline_id, currency, terms, state, offered_at, changed_at)
    SELECT 'realtime', 'slot', ${head} + n % 500, ${head} + 1 + n % 499, 'LAK', '{}', 'rejected', now(), now()
    FROM generate_series(1, 20000) AS n WHERE n % 500 <> 1 + n % 499;
    INSERT INTO agents.change (what, member_id, details, actor, reason, at)
    SELECT 'promoted', n, '{}', 'test', '', now() FROM generate_series(1, 5000) AS n;
    INSERT INTO figures.day (member_id, day, vendor_id, game_code, rounds, stake, win, valid_bet)
    SELECT m.id, date '2026-01-01' + n, 1, 'game', 1, 1, 0, 1
    FROM generate_series(1, 60) AS n, (SELECT id FROM member.member LIMIT 1000) AS m;
    ANALYZE`);
});
afterAll(() => world.close());

const planOf = async (text: string): Promise<string> =>
  (await world.owner<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`)).map((row) => row['QUERY PLAN']).join('\n');

const questions: [name: string, query: () => string, index: string][] = [
  ['a team is one range of an index', () => `SELECT * FROM member.team(${head})`, 'member_line'],
  ['direct downlines', () => `SELECT * FROM member.downlines_of(${head})`, 'member_upline'],
  [
    'a slot',
    () => `SELECT * FROM figures.valid_bets_between('2026-03-01 00:10+00', '2026-03-01 00:15+00')`,
    'slot_pkey',
  ],
  [
    'one member’s hour',
    () => `SELECT * FROM figures.valid_bet_of(${head}, '2026-03-01 00:00+00', '2026-03-01 01:00+00')`,
    'slot_pkey',
  ],
  [
    'what waits to be paid',
    () => `SELECT DISTINCT contract_chain FROM agents.run WHERE state = 'computed'`,
    'run_to_pay',
  ],
  [
    'owed payments',
    () => `SELECT id FROM agents.run WHERE state = 'owed' AND (depth, id) > (0, 0) ORDER BY depth, id LIMIT 5`,
    'run_owed',
  ],
  [
    'the top of the tree',
    () => `SELECT member_id FROM member.tree() AS t
           WHERE t.upline_id IS NULL AND t.type IN (1, 2, 41, 42) AND t.member_id > 0 ORDER BY t.member_id LIMIT 26`,
    'member_agent_on_top',
  ],
  [
    'what the console shows of owed payments',
    () => `SELECT id FROM agents.run AS r WHERE r.state = 'owed' AND r.id > 0 ORDER BY r.id LIMIT 26`,
    'run_owed',
  ],
  [
    'what an upline pays, the latest periods first',
    () => `SELECT id FROM agents.run AS r WHERE r.upline_id = ${head} AND r.kind = 'realtime'
           ORDER BY r.starts_at DESC, r.id LIMIT 26`,
    'run_of_upline',
  ],
  [
    'a member’s income',
    () => `SELECT id FROM agents.run WHERE downline_id = ${head} AND kind = 'realtime' ORDER BY id DESC LIMIT 20`,
    'run_of_downline',
  ],
  [
    'a member’s income of some days',
    () => `SELECT r.due FROM agents.run AS r
           WHERE r.downline_id = ${head} AND r.kind = 'realtime' AND r.starts_at >= '2026-02-01' AND r.starts_at < '2026-02-02'
             AND r.contract_id IN (SELECT c.id FROM agents.contract AS c WHERE c.downline_id = ${head} AND c.kind = 'realtime')`,
    'run_',
  ],
  [
    'payments of an upline in some days',
    () => `SELECT r.due FROM agents.run AS r
           WHERE r.upline_id = ${head} AND r.kind = 'realtime' AND r.starts_at >= '2026-02-01' AND r.starts_at < '2026-02-02'`,
    'run_of_upline',
  ],
  [
    'a member’s contracts with their downlines',
    () =>
      `SELECT * FROM agents.contract WHERE upline_id = ${head} AND state = ANY ('{rejected,terminated}') ORDER BY id DESC LIMIT 21`,
    'contract_of_upline',
  ],
  [
    'payments to a member in a time',
    () => `SELECT due FROM agents.run WHERE downline_id = ${head} AND state = 'paid'
           AND paid_at >= '2026-01-02' AND paid_at < '2026-01-03'`,
    'run_paid',
  ],
  [
    'sums of a member’s contracts in a time',
    () =>
      `SELECT due FROM agents.run WHERE downline_id = ${head} AND starts_at >= '2026-01-02' AND starts_at < '2026-01-03'`,
    'run_of_downline_time',
  ],
  [
    'payments of a member to downlines in a time',
    () => `SELECT due FROM agents.run WHERE upline_id = ${head} AND kind = ANY ('{realtime,daily}') AND starts_at >= '2026-01-02'
           AND starts_at < '2026-01-03'`,
    'run_of_upline',
  ],
  [
    'a brand’s play of some days',
    () => `SELECT * FROM figures.play_by_day('2026-01-05', '2026-01-06')`,
    'day_of_brand',
  ],
  [
    'since when a member is an agent',
    () => `SELECT at FROM agents.change WHERE member_id = ${head} AND what = 'promoted' ORDER BY id DESC LIMIT 1`,
    'change_of_member',
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
