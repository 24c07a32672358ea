import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createLedger, type Ledger, type Movement } from '../../apps/api/src/modules/ledger/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../apps/api/src/platform/database.ts';

export const PLAYERS = 10_000;

/** Units of 10^-5; enough for any run. */
const START_BALANCE = 10n ** 13n;

/** A ledger for load, in a migrated database. */
export type LoadedLedger = { pool: Pool; ledger: Ledger; vendor: bigint; close: () => Promise<void> };

/**
 * Opens a ledger with players who have money and `entries` earlier bets. The bets are inserted in bulk: every invariant holds
 * afterwards, as `verifyLedger` checks, but they were not posted one by one.
 */
export async function openLoadedLedger(databaseUrl: string, entries: number): Promise<LoadedLedger> {
  const pool = createPool(databaseUrl, 4);
  const ledger = createLedger({ pool, clock: systemClock });
  const open = (type: 'vendor' | 'provider') =>
    inTransaction(pool, (tx) =>
      ledger.openAccount(tx, { owner: { type, id: 'bench' }, purpose: 'settlement', currency: 'LAK' }),
    );
  const [vendor, provider] = [await open('vendor'), await open('provider')];
  await fill(databaseUrl, { vendor, provider, entries });
  const close = async (): Promise<void> => {
    await ledger.drain();
    await pool.end();
  };
  return { pool, ledger, vendor, close };
}

/** The result of a run of movements: throughput, median and p99 of a single movement's time. */
export type LoadFigures = { perSecond: number; p50Ms: number; p99Ms: number };

/** Keeps `outstanding` bets and wins of random players under way for this time. Anything that is not posted is a failure. */
export async function load(loaded: LoadedLedger, outstanding: number, seconds: number): Promise<LoadFigures> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const client = async (): Promise<void> => {
    for (let from = performance.now(); from < end;) {
      const { status } = await loaded.ledger.submit(randomMovement(loaded.vendor));
      if (status !== 'posted') throw new Error(`a movement was answered ${status}`);
      const to = performance.now();
      times.push(to - from);
      from = to;
    }
  };
  await Promise.all(Array.from({ length: outstanding }, client));
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / took),
    p50Ms: round(times[Math.floor(times.length * 0.5)]!),
    p99Ms: round(times[Math.floor(times.length * 0.99)]!),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function randomMovement(vendor: bigint): Movement {
  const player = BigInt(1 + Math.floor(Math.random() * PLAYERS)) + FIRST_PLAYER - 1n;
  const isBet = Math.random() < 0.7;
  return {
    source: 'vendor:BENCH',
    key: randomUUID(),
    kind: isBet ? 'bet' : 'win',
    debit: isBet ? player : vendor,
    credit: isBet ? vendor : player,
    amount: 100_000n,
    reference: { type: 'round', id: `round-${player}` },
    actor: 'vendor:BENCH',
  };
}

// The two house-side accounts are the first.
const FIRST_PLAYER = 3n;

async function fill(
  databaseUrl: string,
  { vendor, provider, entries }: { vendor: bigint; provider: bigint; entries: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `SELECT ledger.open_account('member', n::text, 'cash', 'LAK', now()) FROM generate_series(1, $1::integer) AS n`,
      [PLAYERS],
    );
    // Each player's first entry is a deposit, the rest are bets of one unit, by the players in turn.
    await client.query(
      `INSERT INTO ledger.journal
       SELECT
         n + 1, now() - interval '1 day' + n * interval '1 ms',
         CASE WHEN turn = 0 THEN provider ELSE player END, CASE WHEN turn = 0 THEN player ELSE vendor END,
         CASE WHEN turn = 0 THEN start ELSE 1 END, 0,
         CASE WHEN turn > 0 THEN start - turn END, CASE WHEN turn > 0 THEN turn + 1 END,
         CASE WHEN turn = 0 THEN start END, CASE WHEN turn = 0 THEN 1 END,
         CASE WHEN turn = 0 THEN 'deposit' ELSE 'bet' END, 'vendor:BENCH', gen_random_uuid()::text,
         'round', 'round-' || player, 'vendor:BENCH'
       FROM (VALUES ($2::bigint, $3::bigint, $4::bigint)) AS given (vendor, provider, start),
         generate_series(0::bigint, $1::bigint - 1) AS n,
         LATERAL (SELECT n / $5::bigint AS turn, n % $5::bigint + $6::bigint AS player) AS place`,
      [entries, vendor, provider, START_BALANCE, PLAYERS, FIRST_PLAYER],
    );
    await client.query(
      `UPDATE ledger.balances AS b SET balance = $1::bigint - (entries - 1), version = entries
       FROM (SELECT account, $2::bigint / $3::bigint AS entries FROM ledger.balances) AS e WHERE e.account = b.account`,
      [START_BALANCE, entries, PLAYERS],
    );
    await client.query(
      `INSERT INTO ledger.keys_settled SELECT ledger.key_digest(source, key) AS digest, id FROM ledger.journal ORDER BY digest`,
    );
    await client.query(`SELECT setval('ledger.journal_id', $1)`, [entries]);
    await client.query('VACUUM (ANALYZE) ledger.journal, ledger.keys_settled, ledger.balances, ledger.accounts');
    // The loaded data must not be written to disk during a measurement.
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
