import { hashServerSeed, SERVER_SEED_BYTES, serverSeedToHex } from '@champa/fairness';
import { type Amount, formatDecimal } from '@champa/money';
import { drawPoint, type LimitPot, pointSeeds } from '../engines/pot/index.ts';
import { type Queryable, transaction } from '../platform/database.ts';
import type { PotRun, WonRun } from '../protocol.ts';
import type { Studio } from '../studio.ts';
import { feedPot, type PotKey } from './pots.repo.ts';
import { insertRun, openRun, readRun, type RunRow } from './runs.repo.ts';

/** What players see of a must-hit-by pot: the run under way, and the last one that was won, with its secret. */
export type RunsShown = { run: PotRun; lastRun: WonRun | null };

/** `before`: what the pot holds at the beginning, which is more than its seed only where the pot is older than its limit. */
type RunStart = { number: number; before: Amount; at: Date };

/** Begins a run: its secret is drawn and bound by its hash before the first stake that feeds it. */
export async function startRun(
  { randomBytes }: Pick<Studio, 'randomBytes'>,
  db: Queryable,
  key: PotKey,
  { seed, limit }: LimitPot,
  { number, before, at }: RunStart,
): Promise<RunRow> {
  const serverSeed = randomBytes(SERVER_SEED_BYTES);
  const run = {
    number,
    begins: before,
    ends: before + limit - seed,
    serverSeed,
    serverSeedHash: hashServerSeed(serverSeed),
  };
  await insertRun(db, key, run, at);
  return run;
}

export function pointOf({ code }: PotKey, run: RunRow): Amount {
  return drawPoint(run, pointSeeds(code, run.number, new Uint8Array(run.serverSeed)));
}

/** The runs of a pot as players see them. A pot that nobody has fed begins here, so that its hash is seen before the first stake. */
export async function runsShown(studio: Studio, key: PotKey, rules: LimitPot): Promise<RunsShown> {
  const run = (await openRun(studio.pool, key)) ?? (await beginPot(studio, key, rules));
  const last = run.number === 1 ? undefined : await readRun(studio.pool, key, run.number - 1);
  return { run: presentRun(run), lastRun: last ? presentWonRun(key, last) : null };
}

async function beginPot(studio: Studio, key: PotKey, rules: LimitPot): Promise<RunRow> {
  return await transaction(studio.pool, async (client) => {
    const before = await feedPot(client, key, rules.seed, 0n);
    const start = { number: 1, before, at: new Date(studio.now()) };
    return (await openRun(client, key)) ?? (await startRun(studio, client, key, rules, start));
  });
}

function presentRun({ number, begins, ends, serverSeedHash }: RunRow): PotRun {
  return { number, begins: formatDecimal(begins), ends: formatDecimal(ends), serverSeedHash };
}

export function presentWonRun(key: PotKey, run: RunRow): WonRun {
  const serverSeed = serverSeedToHex(new Uint8Array(run.serverSeed));
  return { ...presentRun(run), serverSeed, point: formatDecimal(pointOf(key, run)) };
}
