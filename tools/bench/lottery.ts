import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import { brokenInvariants } from '../../apps/api/src/modules/lottery/testing/invariants.ts';
import { createPool, type Pool } from '../../apps/api/src/platform/database.ts';
import { type Answered, percentile, sendEvenly } from './even-load.ts';
import { median, round } from './ledger-load.ts';
import { GAME, type LotteryApi, startLotteryApi } from './lottery-api.ts';
import { type SlipRequest, slipRequests } from './lottery-requests.ts';
import type { BenchResult } from './result.ts';
import { signedRequests } from './wallet-requests.ts';

const GOAL = 3;
const ROUNDS = 3;
const CONNECTIONS = 256;
/** Seconds before the close in which bets are sent, and seconds after it. */
const BEFORE_S = 10;
const PAST_S = 1;
const WALLET_S = 5;
const WARM_S = 3;

/**
 * A thousand members bet at an even rate in the last seconds before a draw closes, and past the close, over HTTP through the
 * whole API in its own process. Every answer is compared with what is stored. The ratio is the p99 of the bets divided by that of
 * the wire's signed calls at the same rate in the same run, the median of the rounds.
 */
export async function run({ rate }: { rate: number }): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'bench_lottery', TEMPLATE);
  const api = await startLotteryApi(server.url('bench_lottery'));
  resources.defer(api.stop);
  const pool = createPool(server.url('bench_lottery'), 2);
  resources.defer(() => pool.end());

  await wallet(api, rate / 4, WARM_S);
  await rush(pool, api, { rate: rate / 4, beforeS: WARM_S, pastS: 0 });
  const rounds: { wallet: Times; bets: Rush; ratio: number }[] = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    const wire = timesOf(await wallet(api, rate, WALLET_S));
    const bets = await rush(pool, api, { rate, beforeS: BEFORE_S, pastS: PAST_S });
    rounds.push({ wallet: wire, bets, ratio: round(bets.p99Ms / wire.p99Ms) });
  }
  const broken = await brokenInvariants(pool);
  if (broken.length > 0) throw new Error(`broken invariants: ${JSON.stringify(broken.slice(0, 5), replacer)}`);
  const of = (what: keyof Rush): number => rounds.reduce((sum, { bets }) => sum + bets[what], 0);
  return {
    name: 'lottery',
    ratio: median(rounds.map(({ ratio }) => ratio)),
    goal: GOAL,
    detail: { rate, members: api.members.length, late: of('late'), lost: of('lost'), verified: true, rounds },
  };
}

type Times = { p50Ms: number; p99Ms: number };

function timesOf(answered: readonly Answered[]): Times {
  return { p50Ms: percentile(answered, 0.5), p99Ms: percentile(answered, 0.99) };
}

async function wallet(api: LotteryApi, rate: number, seconds: number): Promise<Answered[]> {
  const requests = await signedRequests(api.seats, rate * seconds, api.vendorKey);
  // A win follows its bet faster here than any vendor sends it: send all bets first.
  const bets = requests.filter((_, index) => index % 2 === 0);
  const wins = requests.filter((_, index) => index % 2 === 1);
  const load = { port: api.port, perSecond: rate, connections: CONNECTIONS };
  const answered = [
    ...(await sendEvenly({ ...load, requests: bets })),
    ...(await sendEvenly({ ...load, requests: wins })),
  ];
  for (const { body } of answered) if (!body.includes('"status":"RS_OK"')) throw new Error(`the wire answered ${body}`);
  return answered;
}

type Rush = Times & {
  sent: number;
  taken: number;
  refused: number;
  /** Tickets stored at or after the close. */
  late: number;
  /** Slips answered as accepted that are not stored, or stored although refused. */
  lost: number;
  /** How long after the last request the last answer arrived. */
  behindMs: number;
};

/** The last seconds of one draw. Times are of the bets due before the close. */
async function rush(
  pool: Pool,
  api: LotteryApi,
  { rate, beforeS, pastS }: { rate: number; beforeS: number; pastS: number },
): Promise<Rush> {
  const draw = await nextDraw(pool, beforeS + 2);
  const slips = slipRequests(api.members, rate * (beforeS + pastS), draw.id);
  const requests = slips.map(({ bytes }) => bytes);
  const startAt = draw.closesAtMs - beforeS * 1000;
  const answered = await sendEvenly({ port: api.port, requests, perSecond: rate, connections: CONNECTIONS, startAt });
  const stored = await storedSlips(pool, draw.id);
  const taken = answered.filter(({ body }) => body.startsWith('{"success":true'));
  for (const { body } of answered)
    if (!body.startsWith('{"success":true') && !body.includes('LOTTERY_CLOSED'))
      throw new Error(`a slip was answered ${body}`);
  const inTime = answered.filter(({ dueMs }) => dueMs < beforeS * 1000);
  return {
    ...timesOf(inTime),
    sent: slips.length,
    taken: taken.length,
    refused: answered.length - taken.length,
    late: stored.late,
    lost: lostOf(slips, answered, stored.nonces),
    behindMs: Math.round(Math.max(...answered.map(({ dueMs, tookMs }) => dueMs + tookMs)) - (beforeS + pastS) * 1000),
  };
}

function lostOf(slips: readonly SlipRequest[], answered: readonly Answered[], stored: ReadonlySet<string>): number {
  return slips.filter(({ nonce }, index) => {
    const isTaken = answered[index]!.body.startsWith('{"success":true');
    return isTaken !== stored.has(nonce);
  }).length;
}

async function nextDraw(pool: Pool, afterS: number): Promise<{ id: string; closesAtMs: number }> {
  const { rows } = await pool.query<{ id: bigint; closesAt: Temporal.Instant }>(
    `SELECT id, closes_at AS "closesAt" FROM lottery.draw
     WHERE game_code = $1 AND phase = 'open' AND closes_at > lottery.now() + make_interval(secs => $2)
     ORDER BY closes_at
     LIMIT 1`,
    [GAME, afterS],
  );
  const { id, closesAt } = rows[0]!;
  return { id: String(id), closesAtMs: closesAt.epochMilliseconds };
}

async function storedSlips(pool: Pool, drawId: string): Promise<{ nonces: Set<string>; late: number }> {
  const { rows } = await pool.query<{ nonce: string; isLate: boolean }>(
    `SELECT s.nonce, t.placed_at >= d.closes_at OR t.placed_at > d.locked_at AS "isLate"
     FROM lottery.ticket AS t
     JOIN lottery.slip AS s ON s.id = t.slip_id
     JOIN lottery.draw AS d ON d.id = t.draw_id
     WHERE t.draw_id = $1`,
    [drawId],
  );
  return { nonces: new Set(rows.map(({ nonce }) => nonce)), late: rows.filter(({ isLate }) => isLate).length };
}

function replacer(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
