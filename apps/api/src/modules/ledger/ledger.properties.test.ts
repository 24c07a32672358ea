import { createDatabase, examples, type TestDatabase } from '@champa/testkit';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import {
  createLedger,
  type HoldId,
  type Ledger,
  type Movement,
  type MovementResult,
  sealJournal,
  settleKeys,
  verifyLedger,
} from './index.ts';
import { type Book, openBook } from './testing/book.ts';
import { createModel, type Expected } from './testing/model.ts';

let database: TestDatabase;
let pool: Pool;
let owner: pg.Client;
let ledger: Ledger;
let book: Book;
let run = 0;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 12);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  ledger = createLedger({ pool, clock: systemClock });
  book = await openBook(pool, ledger);
});

afterAll(async () => {
  await owner.end();
  await pool.end();
  await database.drop();
});

const PLAYERS = 3;

// Few keys and few amounts, so that histories have many retries, equal keys with other content, and empty accounts.
const wish = fc.record({
  kind: fc.constantFrom('bet', 'win', 'deposit', 'transfer', 'cancel'),
  player: fc.nat({ max: PLAYERS - 1 }),
  key: fc.nat({ max: 12 }),
  amount: fc.bigInt({ min: 0n, max: 120n }),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

function movementOf({ kind, player, key, amount }: Wish, players: readonly bigint[]): Movement {
  const mine = players[player]!;
  const sides = {
    bet: { debit: mine, credit: book.vendor },
    win: { debit: book.vendor, credit: mine },
    deposit: { debit: book.provider, credit: mine },
    transfer: { debit: mine, credit: players[(player + 1) % PLAYERS]! },
    cancel: { debit: mine, credit: book.vendor, cover: book.cover },
  }[kind]!;
  return { ...book.bet(mine, amount), ...sides, kind, source: `run:${run}`, key: `k${key}`, allowZero: true };
}

test('any history of movements, batches, retries and lost connections gives the answers and balances of the rules', async () => {
  const step = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(wish) },
    { weight: 4, arbitrary: fc.array(wish, { minLength: 2, maxLength: 8 }) },
    { weight: 1, arbitrary: fc.constantFrom('seal' as const, 'settle' as const, 'kill' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      run += 1;
      const model = createModel();
      const players = await Promise.all(Array.from({ length: PLAYERS }, () => book.member(0n)));
      for (const each of steps) {
        if (each === 'seal') await sealJournal(pool, systemClock);
        else if (each === 'settle') await settleKeys(pool, 1);
        else if (each === 'kill') await killConnections();
        else {
          const movements = each.map((one) => movementOf(one, players));
          const results =
            movements.length > 1
              ? await inTransaction(pool, (tx) => ledger.postBatch(tx, movements))
              : [await ledger.submit(movements[0]!)];
          expect(results.map(essence)).toEqual(movements.map((movement) => model.post(movement)));
        }
      }
      const balances = await Promise.all(players.map((player) => ledger.balance(player)));
      expect(balances).toEqual(players.map((player) => model.balance(player)));
      expect(model.total()).toBe(0n);
    }),
    { numRuns: examples(10, 25) },
  );
  expect((await verifyLedger(pool)).broken).toEqual([]);
});

test('commands from two servers at once, holds among them, with connections killed in the middle, happen once or not at all', async () => {
  const other = createLedger({ pool, clock: systemClock, lanes: 3, maxBatch: 7 });
  const command = fc.record({
    wish,
    way: fc.constantFrom('lane', 'other lane', 'transaction', 'hold'),
    copies: fc.integer({ min: 1, max: 3 }),
  });

  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 60 }), async (commands) => {
      run += 1;
      const players = await Promise.all(Array.from({ length: PLAYERS }, () => book.member(500n)));
      const chaos = startChaos();
      const answered = await Promise.all(
        commands.flatMap(({ wish: one, way, copies }) =>
          Array.from({ length: copies }, async () => {
            const movement = movementOf(one, players);
            if (way === 'hold') return until(() => holdAndEnd(movement, players[one.player]!));
            const result = await until(() =>
              way === 'transaction'
                ? inTransaction(pool, (tx) => ledger.post(tx, movement))
                : (way === 'lane' ? ledger : other).submit(movement),
            );
            return { movement, result };
          }),
        ),
      );
      await chaos.stop();
      await expectOneEffectAKey(answered.filter((each) => each !== undefined));
    }),
    { numRuns: 8 },
  );
  expect((await verifyLedger(pool)).broken).toEqual([]);
});

/** Every answer must agree with the one movement the journal has for its key. */
async function expectOneEffectAKey(answers: { movement: Movement; result: MovementResult }[]): Promise<void> {
  const { rows } = await pool.query<{
    id: bigint;
    key: string;
    kind: string;
    debit: bigint;
    credit: bigint;
    asked: bigint;
  }>('SELECT id, key, kind, debit, credit, amount + shortfall AS asked FROM ledger.journal WHERE source = $1', [
    `run:${run}`,
  ]);
  const journal = new Map(rows.map((row) => [row.key, row]));
  expect(journal.size).toBe(rows.length);
  for (const { movement, result } of answers) {
    const there = journal.get(movement.key);
    const same =
      there?.kind === movement.kind &&
      there.debit === movement.debit &&
      there.credit === movement.credit &&
      there.asked === movement.amount;
    if (result.status === 'conflict') expect(same).toBe(false);
    else if (result.status !== 'insufficient_funds')
      expect({ same, id: there?.id }).toEqual({ same: true, id: result.id });
  }
}

async function holdAndEnd({ key, amount }: Movement, account: bigint): Promise<undefined> {
  if (amount === 0n) return;
  const reservation = {
    source: `run:${run}`,
    key: `hold ${key}`,
    kind: 'withdrawal',
    account,
    amount,
    reference: { type: 'withdrawal', id: key },
    actor: 'system',
    expiresAt: Temporal.Instant.from('2100-01-01T00:00Z'),
  };
  const reserved = await inTransaction(pool, (tx) => ledger.reserve(tx, reservation));
  if (!('hold' in reserved)) return;
  await inTransaction(pool, (tx) => endHold(tx, reserved.hold, amount));
}

const endHold = (tx: Parameters<Ledger['post']>[0], hold: HoldId, amount: bigint) =>
  amount % 2n === 0n
    ? ledger.voidHold(tx, { hold, kind: 'refused', actor: 'system' })
    : ledger.postHold(tx, { hold, kind: 'paid', credit: book.provider, actor: 'system', amount: amount / 2n + 1n });

/** Kills connections of the application at random, and seals and settles at the same time, until stopped. */
function startChaos(): { stop: () => Promise<void> } {
  let going = true;
  const killing = (async () => {
    for (let n = 0; going; n++) {
      await killConnections('AND random() < 0.3');
      if (n % 3 === 0) await until(() => sealJournal(pool, systemClock));
      if (n % 5 === 0) await until(() => settleKeys(pool, 1));
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  })();
  return {
    stop: () => {
      going = false;
      return killing;
    },
  };
}

async function killConnections(some = ''): Promise<void> {
  await owner.query(
    `SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() ${some}`,
  );
}

/** Retries until there is an answer, as a caller without one does. */
async function until<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt > 200) throw error;
    }
  }
}

function essence(result: MovementResult): Expected {
  if (!('id' in result)) return result;
  const { id: _id, at: _at, ...rest } = result;
  return rest;
}
