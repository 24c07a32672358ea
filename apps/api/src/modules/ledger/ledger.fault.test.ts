import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@champa/db';
import { examples } from '@champa/testkit';
import { startTestServer, TEMPLATE, type TestServer } from '@champa/testkit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, type Pool } from '../../platform/database.ts';
import { createLedger, type Ledger, sealJournal, verifyLedger } from './index.ts';
import { openBook } from './testing/book.ts';
import { loadArguments, numbered, type NumberedAccounts } from './testing/numbered.ts';

let server: TestServer;
let pool: Pool;
let ledger: Ledger;
let accounts: NumberedAccounts;
/** Acknowledged movements of the load process: number of the movement, ID in the journal. */
const acknowledged = new Map<number, bigint>();
let reached = 0;

beforeAll(async () => {
  server = await startTestServer({ fsync: 'on', synchronous_commit: 'on', recovery_init_sync_method: 'syncfs' });
  await createDatabase(server.url('postgres'), 'fault', TEMPLATE);
  pool = createPool(server.url('fault'), 8);
  ledger = createLedger({ pool, clock: systemClock, maxWaiting: 1_000_000 });
  const book = await openBook(pool, ledger);
  const players: bigint[] = [];
  for (let n = 0; n < 8; n++) players.push(await book.member(10n ** 12n));
  accounts = { vendor: book.vendor, players };
});

afterAll(async () => {
  await pool.end();
  await server.remove();
});

type Victim = 'process' | 'database';

test.each<[string, Victim[]]>([
  ['the process that runs the lanes is killed', ['process']],
  ['PostgreSQL is killed, and the process goes on when it is back', ['database']],
  ['both are killed', ['database', 'process']],
  ['both are killed, the process first', ['process', 'database']],
])(
  'no acknowledged movement is lost and none is applied twice when %s',
  async (_, victims) => {
    for (let time = 0; time < examples(1, 2); time++) {
      const load = startLoad();
      await load.acknowledges(200);
      await sleep(Math.random() * 150); // anywhere in a batch, a commit, a flush
      for (const victim of victims) await (victim === 'process' ? load.kill() : server.kill());
      if (victims.includes('database')) await server.restart();
      if (!victims.includes('process')) await load.acknowledges(200);
      await load.kill();
      await expectNothingLostOrDoubled();
    }
  },
  30_000,
);

/** Submits every movement again that may have been under way, as a caller without an answer does. */
async function expectNothingLostOrDoubled(): Promise<void> {
  reached = Math.max(reached, await countStarted());
  const again = await Promise.all(
    Array.from({ length: reached }, (_, number) => ledger.submit(numbered(number, accounts))),
  );
  again.forEach((result, number) => {
    const id = acknowledged.get(number);
    if (id === undefined) expect(result).toMatchObject({ status: expect.stringMatching(/posted|duplicate/) });
    else expect(result).toMatchObject({ status: 'duplicate', id });
  });

  const { rows } = await pool.query<{ movements: number }>(
    `SELECT count(*)::integer AS movements FROM ledger.journal WHERE source = 'vendor:FAULT'`,
  );
  expect(rows[0]!.movements).toBe(reached);
  for (const player of accounts.players) {
    const expected = Array.from({ length: reached }, (_, number) => numbered(number, accounts))
      .filter(({ debit, credit }) => debit === player || credit === player)
      .reduce((balance, { debit, amount }) => (debit === player ? balance - amount : balance + amount), 10n ** 12n);
    expect(await ledger.balance(player)).toBe(expected);
  }
  await sealJournal(pool, systemClock);
  expect((await verifyLedger(pool)).broken).toEqual([]);
}

type RunningLoad = { acknowledges: (more: number) => Promise<void>; kill: () => Promise<void> };

/** How far the series has come in the journal: what a killed process has acknowledged may be lost on its way to this one. */
async function countStarted(): Promise<number> {
  const { rows } = await pool.query<{ started: number }>(
    `SELECT coalesce(max(substring(key FROM 2)::integer) + 1, 0) AS started
     FROM ledger.journal
     WHERE source = 'vendor:FAULT'`,
  );
  return rows[0]!.started;
}

const OUTSTANDING = 64;

/** Starts the process on the part of the series that was not reached yet. */
function startLoad(): RunningLoad {
  const from = reached;
  const script = path.join(import.meta.dirname, 'testing/load-process.ts');
  const load = { databaseUrl: server.url('fault'), from, to: from + 100_000, accounts };
  const child = spawn(process.execPath, [script, ...loadArguments(load)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const [number, id] = line.split(' ');
      acknowledged.set(Number(number), BigInt(id!));
      // It may have submitted as many more as it keeps in flight.
      reached = Math.max(reached, Number(number) + 1 + OUTSTANDING);
    }
  });
  return {
    acknowledges: async (more) => {
      const goal = acknowledged.size + more;
      while (acknowledged.size < goal) {
        if (child.exitCode !== null) throw new Error(`the load ended with ${child.exitCode}`);
        await sleep(5);
      }
    },
    kill: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await closed;
}
