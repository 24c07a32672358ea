import { generateKeyPairSync } from 'node:crypto';
import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import pg from 'pg';
import { composeRecords } from '../../apps/api/src/modules/records/testing/compose.ts';
import { loadPast, settleTables } from '../../apps/api/src/modules/records/testing/load.ts';
import { compose, vendorWith } from '../../apps/api/src/modules/vendors/testing/compose.ts';
import { GAMES, VENDOR } from '../../apps/api/src/modules/vendors/testing/games.ts';
import { addPlayer } from '../../apps/api/src/modules/vendors/testing/player.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { createPool, inTransaction } from '../../apps/api/src/platform/database.ts';
import { median, round } from './ledger-load.ts';
import type { BenchResult } from './result.ts';

const GOAL = 50;
const ROUNDS = 1_000_000;
const DAYS = 365;
const TURNS = 60;
const PAGES = 500;

/** One round in five hundred belongs to the other game: a filter with few results. */
const games = Array.from({ length: 500 }, (_, n) => GAMES[n === 250 ? 1 : 0]);

/**
 * Compares whole calls of the records of a member with a million rounds with reading one row by its key from the same server,
 * alternating. `ratio` is that of the slowest call.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'bench_records', TEMPLATE);
  const pool = createPool(server.url('bench_records'), 4);
  resources.defer(() => pool.end());
  const owner = new pg.Client({ connectionString: server.url('bench_records') });
  await owner.connect();
  resources.defer(() => owner.end());

  const bench = await openBench(pool);
  const { memberId, account } = bench.player;
  await loadPast(owner, { memberId, account, vendorId: 1, rounds: ROUNDS, games, days: DAYS });
  const began = performance.now();
  await bench.figures.countAll();
  const countedInMs = round(performance.now() - began);
  await settleTables(owner);
  const verified = (await bench.figures.verify()).ok;

  const today = Temporal.Now.plainDateISO();
  const days = `from=${today.subtract({ days: 29 })}&to=${today}`;
  const bets500 = await placeOf('/api/records/bets', bench.get);
  const account500 = await placeOf('/api/records/account', bench.get);
  const paths = {
    betsPage1: '/api/records/bets',
    betsPage500: `/api/records/bets?after=${bets500}`,
    betsMonth: `/api/records/bets?${days}`,
    betsRareGame: '/api/records/bets?area=LIVE',
    betsOpen: '/api/records/bets?state=open',
    betsByRound: '/api/records/bets?search=load-500000',
    accountPage1: '/api/records/account',
    accountPage500: `/api/records/account?after=${account500}`,
    accountDeposits: '/api/records/account?kind=deposit',
    accountByRound: '/api/records/account?search=load-500000',
    profitMonth: `/api/records/profit?${days}`,
    profitYear: `/api/records/profit?from=${today.subtract({ days: 365 })}&to=${today}`,
  };

  const bare: number[] = [];
  const taken = Object.fromEntries(Object.keys(paths).map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, path] of Object.entries(paths)) {
      bare.push(await timed(() => readByKey(1 + ((turn * 16_661) % ROUNDS))));
      taken[name]!.push(await timed(() => bench.get(path)));
    }
  }
  const keyMs = median(bare);
  const ms = Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, round(median(all))]));
  const ratios = Object.fromEntries(Object.entries(ms).map(([name, time]) => [name, round(time / keyMs)]));
  return {
    name: 'records',
    ratio: Math.max(...Object.values(ratios)),
    goal: GOAL,
    detail: { rounds: ROUNDS, days: DAYS, keyMs: Number(keyMs.toPrecision(3)), ms, ratios, countedInMs, verified },
  };

  async function readByKey(id: number): Promise<void> {
    await pool.query('SELECT * FROM vendors.round WHERE id = $1', [id]);
  }
}

type Get = (path: string) => Promise<{ next: string | null }>;

async function openBench(pool: ReturnType<typeof createPool>) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const playing = { memberId: '' };
  const composed = await compose({
    pool,
    clock: systemClock,
    live: { publish: () => undefined },
    authenticateMember: async () => ({
      kind: 'member',
      memberId: playing.memberId,
      sessionId: '1',
      type: 0,
      isTrial: false,
      isAgent: false,
    }),
    operatorKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await composed.vendors.service.add(vendorWith(VENDOR, pem, null), false, 'bench');
  const player = await inTransaction(pool, (tx) =>
    addPlayer(tx, { clock: systemClock, ...composed, vendorId: 1 }, { balance: 0n }),
  );
  playing.memberId = player.memberId;
  const { figures } = await composeRecords({ pool, clock: systemClock, ...composed });
  const get: Get = async (url) => {
    const headers = { authorization: 'Bearer any', 'x-language': 'en' };
    const response = await composed.app.inject({ method: 'GET', url, headers });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return (JSON.parse(response.body) as { value: { next: string | null } }).value;
  };
  return { player, figures, get };
}

/** The position of page 500, reached as a visitor would. */
async function placeOf(path: string, get: Get): Promise<string> {
  let after = '';
  for (let page = 1; page < PAGES; page += 1) after = (await get(`${path}${after && `?after=${after}`}`)).next!;
  return after;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
