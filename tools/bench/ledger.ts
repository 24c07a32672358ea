import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import { sealJournal, verifyLedger } from '../../apps/api/src/modules/ledger/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { repeat } from '../../apps/api/src/platform/repeat.ts';
import { load, median, openLoadedLedger, PLAYERS, round } from './ledger-load.ts';
import { preparePgbench } from './pgbench.ts';
import type { BenchResult } from './result.ts';

const GOAL = 8;
const ROUNDS = 5;
const SECONDS = 4;

/**
 * Movements per second through the ledger's own interface, 128 outstanding, compared with pgbench's TPC-B at its best of 8 and 32
 * clients: one server, fsync and synchronous commit on, alternating, so that other work on the machine affects both. The ledger
 * seals its journal meanwhile, as in operation, and must be consistent at the end.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'tpcb');
  await createDatabase(server.url('postgres'), 'ledger', TEMPLATE);

  const pgbench = await preparePgbench(server.url('tpcb'));
  const loaded = await openLoadedLedger(server.url('ledger'), PLAYERS);
  resources.defer(loaded.close);
  const onError = (error: unknown) => process.stderr.write(`sealing: ${String(error)}\n`);
  const sealing = repeat(() => sealJournal(loaded.pool, systemClock), { everyMs: 1000, onError });
  resources.defer(sealing.stop);
  await pgbench.measure(8, 1);
  await load(loaded, 128, 1);

  const rounds: { pgbench8: number; pgbench32: number; ledger128: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const pgbench8 = await pgbench.measure(8, SECONDS);
    const ledger128 = (await load(loaded, 128, SECONDS)).perSecond;
    const pgbench32 = await pgbench.measure(32, SECONDS);
    rounds.push({ pgbench8: Math.round(pgbench8), pgbench32: Math.round(pgbench32), ledger128 });
  }

  const detail = {
    ...(await outstandings()),
    pgbench8: median(rounds.map((each) => each.pgbench8)),
    pgbench32: median(rounds.map((each) => each.pgbench32)),
    pgbenchPrepared8: Math.round(await pgbench.measure(8, SECONDS, 'prepared')),
    rounds,
    whole: (await verifyLedger(loaded.pool)).ok,
  };
  const ratio = round(median(rounds.map((each) => each.ledger128 / Math.max(each.pgbench8, each.pgbench32))));
  return { name: 'ledger', ratio, goal: GOAL, detail };

  async function outstandings() {
    const ledger1 = await load(loaded, 1, 2);
    const ledger8 = await load(loaded, 8, 2);
    const ledger32 = await load(loaded, 32, 2);
    const ledger128 = await load(loaded, 128, 2);
    return { ledger1, ledger8, ledger32, ledger128 };
  }
}
