import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import pg from 'pg';
import { createContractsService } from '../../apps/api/src/modules/agents/contracts.service.ts';
import { createPayService } from '../../apps/api/src/modules/agents/pay.service.ts';
import { createSettlements } from '../../apps/api/src/modules/agents/settlements.service.ts';
import { createSettleService } from '../../apps/api/src/modules/agents/settle.service.ts';
import { createTeamService } from '../../apps/api/src/modules/agents/team.service.ts';
import { createTreeService } from '../../apps/api/src/modules/agents/tree.service.ts';
import { createFigures } from '../../apps/api/src/modules/figures/index.ts';
import { createLedger, type Ledger, sealJournal } from '../../apps/api/src/modules/ledger/index.ts';
import { createMembers } from '../../apps/api/src/modules/member/index.ts';
import type { Deps } from '../../apps/api/src/module.ts';
import { createPool, inTransaction, type Pool } from '../../apps/api/src/platform/database.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { median, round } from './ledger-load.ts';
import type { BenchResult } from './result.ts';

const GOAL = 2;
const DEPTH = 20;
/** Number of contract chains from the top to the last level but one. */
const LINES = 500;
/** Rounds in which the run is timed, followed by rounds in which members also place stakes. */
const TURNS = 5;
const STAKE_TURNS = 2;
const START = Temporal.Instant.from('2026-03-02T03:00:00Z');
const ZONE = 'Asia/Vientiane';

/**
 * Compares the five-minute run (compute every team's result, store it, pay every contract chain) with the bare aggregate of the
 * same data. The detail compares the overview of the largest team with the same figures by plain SQL, and stakes during a run
 * with stakes without. `size`: members; three in ten of them bet in the window.
 */
export async function run({ size }: { size: number }): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer({
    shared_buffers: '512MB',
  });
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'bench_agents', TEMPLATE);
  const pool = createPool(server.url('bench_agents'), 8);
  resources.defer(() => pool.end());
  const owner = new pg.Client({ connectionString: server.url('bench_agents') });
  await owner.connect();
  resources.defer(() => owner.end());

  let now = START;
  const clock = { now: () => now };
  const ledger = createLedger({ pool, clock });
  const agents = composeAgents(pool, clock);
  const contracts = await loadTree(owner, size);
  await agents.settlements.run();

  const bare: number[] = [];
  const single: number[] = [];
  const whole: number[] = [];
  const [quiet, busy]: [number[], number[]] = [[], []];
  const stake = await stakes(pool, ledger, owner);
  for (let turn = 0; turn < TURNS + STAKE_TURNS; turn += 1) {
    await loadWindow(owner, now, size);
    const window = [now.toString(), now.add({ minutes: 5 }).toString()];
    now = now.add({ minutes: 5, seconds: 30 });
    if (turn < TURNS) {
      bare.push(await timed(() => owner.query(BARE, window)));
      // The run leaves the other processors to bets; the aggregate with the same restriction shows what that costs.
      await owner.query('SET max_parallel_workers_per_gather = 0');
      single.push(await timed(() => owner.query(BARE, window)));
      await owner.query('RESET max_parallel_workers_per_gather');
      whole.push(await timed(() => agents.settlements.run()));
    } else {
      quiet.push(...(await stakesDuring(stake, new Promise((resolve) => setTimeout(resolve, 1500)))));
      busy.push(...(await stakesDuring(stake, agents.settlements.run())));
    }
    now = now.subtract({ seconds: 30 });
  }
  await sealJournal(pool, clock);
  const { rows: paid } = await owner.query<{ runs: number; owed: number }>(
    `SELECT count(*) FILTER (WHERE state = 'paid')::integer AS runs, count(*) FILTER (WHERE state <> 'paid')::integer AS owed
     FROM agents.run`,
  );
  const { rows: heads } = await owner.query<{ id: string }>('SELECT min(id) AS id FROM member.member');
  const days = { from: '2026-03-02', to: '2026-03-02' };
  const overview: number[] = [];
  const byHand: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    byHand.push(await timed(() => owner.query(BY_HAND, [heads[0]!.id])));
    overview.push(await timed(() => agents.team.overview(heads[0]!.id, days)));
  }
  return {
    name: 'agents',
    ratio: round(median(whole.map((run, turn) => run / bare[turn]!))),
    goal: GOAL,
    detail: {
      members: size,
      depth: DEPTH,
      contracts,
      ...paid[0],
      bareMs: round(median(bare)),
      bareSingleMs: round(median(single)),
      runMs: round(median(whole)),
      overviewMs: round(median(overview)),
      overviewByHandMs: round(median(byHand)),
      overviewRatio: round(median(overview) / median(byHand)),
      overviewGoal: 2,
      stakeMs: round(median(quiet)),
      stakeDuringRunMs: round(median(busy)),
      stakes: busy.length,
      stakeWorstMs: round(Math.max(...busy)),
      stakeRatio: round(median(busy) / median(quiet)),
      stakeGoal: 1.1,
    },
  };
}

/** The settlement and the team reports, composed as in createAgents. */
function composeAgents(pool: Pool, clock: Deps['clock']) {
  const log = createLog('silent', 'bench');
  const timeZone = async () => ZONE;
  const tell = async () => undefined;
  const members = createMembers(clock);
  const figures = createFigures({ pool, log }, { timeZone });
  const contracts = createContractsService({ pool, clock, members, timeZone, tell });
  const tree = createTreeService({ pool, clock, members, contracts, timeZone });
  const team = createTeamService({ pool, clock, members, tree, timeZone, currency: async () => 'LAK', tell });
  const settle = createSettleService({ pool, clock, timeZone });
  const pay = createPayService({ pool, clock, tellAll: tell });
  return { team, settlements: createSettlements({ pool, clock, timeZone, figures, contracts, tree, settle, pay }) };
}

/** Levels of equal size below one member at the top, and contract chains down through them. @returns the number of contracts */
async function loadTree(owner: pg.Client, size: number): Promise<number> {
  const width = Math.floor((size - 1) / (DEPTH - 1));
  await owner.query(`SET session_replication_role = replica`);
  const insert = `
    INSERT INTO member.member (id, username, nickname, country, language, currency, terms_accepted_at, registered_at, upline_id, line)
    OVERRIDING SYSTEM VALUE`;
  const columns = `'LA', 'lo', 'LAK', now(), '2026-01-01'`;
  await owner.query(`${insert} VALUES (1000001, 'b0', 'b', ${columns}, NULL, '1000001.')`);
  for (let level = 1; level < DEPTH; level += 1) {
    const [first, above] = [1_000_002 + (level - 1) * width, level === 1 ? 1_000_001 : 1_000_002 + (level - 2) * width];
    await owner.query(
      `${insert}
       SELECT $1::bigint + n, 'b' || ($1::bigint + n), 'b', ${columns}, p.id, p.line || ($1::bigint + n) || '.'
       FROM generate_series(0, $2::bigint - 1) AS n
       JOIN member.member AS p ON p.id = ${level === 1 ? '$3::bigint' : '$3::bigint + n'}`,
      [first, width, above],
    );
  }
  await owner.query(`SET session_replication_role = origin`);
  await owner.query(
    `INSERT INTO agents.contract (kind, period, upline_id, downline_id, currency, terms, state, starts_at, offered_at, changed_at)
     SELECT 'realtime', 'slot', m.upline_id, m.id, 'LAK', jsonb_build_object('pay', 'rate', 'unit', '0', 'carriesDeficit', false,
       'feePercent', '0', 'tiers', jsonb_build_array(jsonb_build_object('activeMembers', 0, 'validBet', '0', 'profit', '0',
       'share', (50 - cardinality(string_to_array(m.line, '.')) * 2)::text))), 'signed', '2026-03-01', now(), now()
     FROM member.member AS m
     WHERE cardinality(string_to_array(m.line, '.')) - 1 < $1 AND (m.upline_id IS NULL OR (m.id - 1000002) % $2 < $3)`,
    [DEPTH, width, LINES],
  );
  const { rows } = await owner.query<{ contracts: number }>(
    `SELECT count(ledger.open_account('member', downline_id::text, 'cash', 'LAK', now()))::integer AS contracts
     FROM agents.contract`,
  );
  await owner.query('ANALYZE');
  return rows[0]!.contracts;
}

/** Valid bets of five minutes, and the day's figures of the same members. */
async function loadWindow(owner: pg.Client, at: Temporal.Instant, size: number): Promise<void> {
  await owner.query(
    `INSERT INTO figures.slot (slot, member_id, valid_bet)
     SELECT $1, id, 100000 * (1 + id % 977) FROM member.member WHERE id % 10 < 3`,
    [at.toString()],
  );
  await owner.query(
    `INSERT INTO figures.day AS d (member_id, day, vendor_id, game_code, rounds, stake, win, valid_bet)
     SELECT id, '2026-03-02', 1, 'game', 1, 100000 * (1 + id % 977), 0, 100000 * (1 + id % 977)
     FROM member.member WHERE id % 10 < 3
     ON CONFLICT (member_id, day, vendor_id, game_code) DO UPDATE SET rounds = d.rounds + 1`,
  );
  await owner.query(`ANALYZE figures.slot; ANALYZE figures.day -- ${size}`);
}

/** The bets of each agent's team by plain SQL: everybody's agent line split, and summed for each of its IDs. */
const BARE = `
  SELECT c.downline_id, sum(s.valid_bet), count(*)
  FROM figures.slot AS s
  JOIN member.member AS m ON m.id = s.member_id
  CROSS JOIN LATERAL unnest(string_to_array(rtrim(m.line, '.'), '.')::bigint[]) AS above (id)
  JOIN agents.contract AS c ON c.downline_id = above.id
  WHERE s.slot >= $1 AND s.slot < $2
  GROUP BY c.downline_id`;

const BY_HAND = `
  SELECT count(*), sum(p.stake), sum(p.win), sum(p.valid_bet), count(*) FILTER (WHERE p.valid_bet > 0)
  FROM member.member AS m
  LEFT JOIN (
    SELECT member_id, sum(stake) AS stake, sum(win) AS win, sum(valid_bet) AS valid_bet
    FROM figures.day WHERE day = '2026-03-02' GROUP BY member_id
  ) AS p ON p.member_id = m.id
  WHERE m.line >= (SELECT line FROM member.member WHERE id = $1)
    AND m.line < (SELECT member.line_end(line) FROM member.member WHERE id = $1)`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** One stake by one of a hundred players, some of whom are agents being paid. */
async function stakes(pool: Pool, ledger: Ledger, owner: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ id: string }>(
    `SELECT ledger.open_account('member', id::text, 'cash', 'LAK', now()) AS id FROM member.member ORDER BY id LIMIT 100`,
  );
  const house = await inTransaction(pool, (tx) =>
    ledger.openAccount(tx, { owner: { type: 'vendor', id: 'BENCH' }, purpose: 'settlement', currency: 'LAK' }),
  );
  let count = 0;
  const move = (debit: bigint, credit: bigint, amount: bigint) =>
    ledger.submit({
      source: 'bench',
      key: String((count += 1)),
      kind: 'stake',
      debit,
      credit,
      amount,
      reference: { type: 'round', id: String(count) },
      actor: 'system',
    });
  for (const { id } of rows) await move(house, BigInt(id), 10n ** 12n);
  return async () => void (await move(BigInt(rows[count % rows.length]!.id), house, 1n));
}

/** The duration of each stake until some work has ended. */
async function stakesDuring(stake: () => Promise<void>, work: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) took.push(await timed(stake));
  await ended;
  return took;
}
