import { createDatabase, dropDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import { type LoadedLedger, load, median, openLoadedLedger, round } from './ledger-load.ts';
import type { BenchResult } from './result.ts';

const GOAL = 1.2;
const SMALL = 10_000;
const LARGE = 10_000_000;
const ROUNDS = 5;
const SECONDS = 8;
const OUTSTANDING = 128;
const BUFFERS = '1GB';

/**
 * The cost of a movement with 10 million stored entries, divided by its cost with 10 thousand: the server's time per movement
 * when it is never idle. Alternating, on one server; the small journal is created again each time, because it grows.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer({
    shared_buffers: BUFFERS, // as for a server with 4 GB, not the demo's
  });
  resources.defer(server.remove);

  const large = await openIn('large', LARGE);
  resources.defer(large.close);
  await load(large, OUTSTANDING, 2);
  const rounds: { small: number; large: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const small = await openIn('small', SMALL);
    await load(small, OUTSTANDING, 1);
    rounds.push({
      small: (await load(small, OUTSTANDING, SECONDS)).perSecond,
      large: (await load(large, OUTSTANDING, SECONDS)).perSecond,
    });
    await small.close();
    await dropDatabase(server.url('postgres'), 'small');
  }

  const ratio = round(median(rounds.map(({ small, large: slower }) => small / slower)));
  const microseconds = {
    small: round(1e6 / median(rounds.map((each) => each.small))),
    large: round(1e6 / median(rounds.map((each) => each.large))),
  };
  return {
    name: 'growth',
    ratio,
    goal: GOAL,
    detail: { entries: { small: SMALL, large: LARGE }, buffers: BUFFERS, microseconds, rounds },
  };

  async function openIn(name: string, entries: number): Promise<LoadedLedger> {
    await createDatabase(server.url('postgres'), name, TEMPLATE);
    return openLoadedLedger(server.url(name), entries);
  }
}
