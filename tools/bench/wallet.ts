import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import { median, round } from './ledger-load.ts';
import { preparePgbench } from './pgbench.ts';
import type { BenchResult } from './result.ts';
import { startWalletApi, type WalletApi } from './wallet-api.ts';
import { sendAll, type WalletLoad } from './wallet-load.ts';
import { signedRequests } from './wallet-requests.ts';

const GOAL = 3;
const ROUNDS = 3;
const SECONDS = 4;

/** Vendor connections, and the number of calls in each measurement: a few seconds' worth. */
const CALLS = { 1: 2000, 8: 8000, 32: 16_000, 128: 24_000 } as const;
type Connections = keyof typeof CALLS;

/**
 * Compares signed bets and wins over HTTP, through the whole API in its own process, with pgbench's TPC-B at its best of 8 and 32
 * clients: one server, fsync and synchronous commit on, alternating, so that other work on the machine affects both. The requests
 * are signed in advance; this process only sends them. The ratio is that of the better of 32 and 128 connections, the median of
 * the rounds.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'tpcb');
  await createDatabase(server.url('postgres'), 'wallet', TEMPLATE);

  const pgbench = await preparePgbench(server.url('tpcb'));
  const api = await startWalletApi(server.url('wallet'));
  resources.defer(api.stop);
  await pgbench.measure(8, 1);
  await measure(api, 32, 8000);

  const rounds: { pgbench8: number; pgbench32: number; wallet32: WalletLoad; wallet128: WalletLoad }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const pgbench8 = Math.round(await pgbench.measure(8, SECONDS));
    const wallet32 = await measure(api, 32);
    const pgbench32 = Math.round(await pgbench.measure(32, SECONDS));
    const wallet128 = await measure(api, 128);
    rounds.push({ pgbench8, pgbench32, wallet32, wallet128 });
  }

  const detail = {
    wallet1: await measure(api, 1),
    wallet8: await measure(api, 8),
    wallet32: middle(rounds.map((each) => each.wallet32)),
    wallet128: middle(rounds.map((each) => each.wallet128)),
    pgbench8: median(rounds.map((each) => each.pgbench8)),
    pgbench32: median(rounds.map((each) => each.pgbench32)),
    rounds,
  };
  const ratios = rounds.map(
    ({ wallet32, wallet128, pgbench8, pgbench32 }) =>
      Math.max(wallet32.perSecond, wallet128.perSecond) / Math.max(pgbench8, pgbench32),
  );
  return { name: 'wallet', ratio: round(median(ratios)), goal: GOAL, detail };
}

async function measure(
  api: WalletApi,
  connections: Connections,
  calls: number = CALLS[connections],
): Promise<WalletLoad> {
  const each = Math.floor(calls / connections / 2) * 2;
  const share = Math.floor(api.seats.length / connections);
  const lists: Buffer[][] = [];
  for (let number = 0; number < connections; number++) {
    const seats = api.seats.slice(number * share, (number + 1) * share);
    lists.push(await signedRequests(seats, each, api.vendorKey));
  }
  return sendAll(api.port, lists);
}

function middle(loads: readonly WalletLoad[]): WalletLoad {
  return loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)]!;
}
