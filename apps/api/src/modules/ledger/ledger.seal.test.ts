import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { systemClock } from '../../platform/clock.ts';
import { repeat } from '../../platform/repeat.ts';
import { createLedger, type Ledger, sealJournal, settleKeys, verifyLedger } from './index.ts';
import { CHECKS, findBreaks } from './ledger.verify.repo.ts';
import { type Book, openBook } from './testing/book.ts';

let database: TestDatabase;
let pool: Pool;
let owner: pg.Client;
let ledger: Ledger;
let book: Book;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 10);
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

const seal = () => sealJournal(pool, systemClock);
const sealSoon = () => sealJournal(pool, systemClock, 100);

test('sealing takes each movement once, and the house’s balances stay right', async () => {
  const before = (await ledger.balance(book.vendor)) ?? 0n;
  const player = await book.member(1000n);
  await Promise.all([1n, 2n, 3n].map((amount) => ledger.submit(book.bet(player, amount))));
  expect(await seal()).toBeGreaterThanOrEqual(4);
  expect(await seal()).toBe(0);
  expect(await ledger.balance(book.vendor)).toBe(before + 6n);
  await ledger.submit(book.bet(player, 4n));
  expect(await ledger.balance(book.vendor)).toBe(before + 10n);
  expect((await verifyLedger(pool)).broken).toEqual([]);
});

test('a transaction still running is waited for, and its movement sealed afterwards', async () => {
  const player = await book.member(1000n);
  await seal();
  await inTransaction(pool, async (tx) => {
    await ledger.post(tx, book.bet(player, 1n));
    await ledger.submit(book.bet(await book.member(10n), 1n));
    expect(await sealSoon()).toBe(0);
  });
  expect(await seal()).toBe(3);
  expect((await verifyLedger(pool)).broken).toEqual([]);
});

test('many sealers at once make one hash chain', async () => {
  const player = await book.member(1000n);
  await Promise.all([
    ...Array.from({ length: 50 }, () => ledger.submit(book.bet(player, 1n))),
    ...Array.from({ length: 5 }, seal),
  ]);
  await seal();
  const { broken, journal } = await verifyLedger(pool);
  expect({ broken, unsealed: journal.unsealed }).toEqual({ broken: [], unsealed: 0 });
});

test('sealing continues through a lost connection until it is stopped', async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const sealing = repeat(() => sealJournal(pool, systemClock), { everyMs: 5, onError });
  const player = await book.member(1000n);
  await owner.query(
    'SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await ledger.submit(book.bet(player, 1n));
  while ((await verifyLedger(pool)).journal.unsealed > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await sealing.stop();
  await ledger.submit(book.bet(player, 1n));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await verifyLedger(pool)).journal.unsealed).toBe(1);
});

test('a settled key is still known', async () => {
  const player = await book.member(1000n);
  const bet = book.bet(player, 100n);
  const first = await ledger.submit(bet);
  await seal();
  expect(await settleKeys(pool, 1_000_000)).toBe(0n);
  expect(await settleKeys(pool, 1)).toBeGreaterThan(0n);
  expect(await ledger.submit(bet)).toEqual({ ...first, status: 'duplicate' });
  expect(await ledger.submit({ ...bet, amount: 1n })).toEqual({ status: 'conflict' });
  expect((await verifyLedger(pool)).broken).toEqual([]);
});

test('keys settle under load and none can be used again', async () => {
  const player = await book.member(100_000n);
  const bets = Array.from({ length: 40 }, () => book.bet(player, 1n));
  let going = true;
  const settling = (async () => {
    while (going) {
      await seal();
      await settleKeys(pool, 1);
    }
  })();
  for (let round = 0; round < 10; round++) await Promise.all(bets.map((bet) => ledger.submit(bet)));
  going = false;
  await settling;
  expect(await ledger.balance(player)).toBe(100_000n - 40n);
  expect((await verifyLedger(pool)).broken).toEqual([]);
});

describe('the journal', () => {
  test.each([
    'UPDATE ledger.journal SET amount = 1',
    'DELETE FROM ledger.journal',
    'TRUNCATE ledger.journal',
    'INSERT INTO ledger.journal SELECT * FROM ledger.journal',
    'UPDATE ledger.balances SET balance = balance + 1',
    'UPDATE ledger.holds SET amount = 1',
    'DELETE FROM ledger.blocks',
    'DELETE FROM ledger.keys_recent',
    'UPDATE ledger.checkpoints SET balance = 0',
  ])('is closed to the application: %s', async (sql) => {
    await expect(pool.query(sql)).rejects.toThrow(/permission denied/);
  });

  test.each([
    'UPDATE ledger.journal SET amount = 1',
    'DELETE FROM ledger.journal',
    'TRUNCATE ledger.journal CASCADE',
    'DELETE FROM ledger.blocks',
  ])('only grows, for its owner too: %s', async (sql) => {
    await expect(owner.query(sql)).rejects.toThrow(/only grows/);
  });
});

describe('verification finds forgery with the owner’s rights', () => {
  beforeEach(async () => {
    const player = await book.member(1000n);
    await ledger.submit(book.bet(player, 100n));
    const locked = await inTransaction(pool, (tx) =>
      ledger.reserve(tx, {
        ...book.bet(player, 50n),
        account: player,
        expiresAt: systemClock.now().add({ hours: 1 }),
      }),
    );
    expect(locked.status).toBe('reserved');
    await seal();
  });

  const last = '(SELECT max(id) FROM ledger.journal WHERE debit > 0 AND credit < 0)';
  test.each([
    ['a changed actor', `UPDATE ledger.journal SET actor = 'nobody' WHERE id = ${last}`, ['seals']],
    [
      'a changed amount',
      `UPDATE ledger.journal SET amount = amount + 1 WHERE id = ${last}`,
      ['balances', 'chain', 'checkpoints', 'seals'],
    ],
    [
      'a removed movement',
      `DELETE FROM ledger.journal WHERE id = ${last}`,
      ['balances', 'chain', 'checkpoints', 'keys', 'seals'],
    ],
    [
      'another account',
      `UPDATE ledger.journal SET credit = -999 WHERE id = ${last}`,
      ['balanced', 'checkpoints', 'seals'],
    ],
    [
      'a raised balance',
      'UPDATE ledger.balances SET balance = balance + 1 WHERE account = (SELECT max(account) FROM ledger.balances)',
      ['balances', 'locked', 'sum'],
    ],
    ['a freed key', `DELETE FROM ledger.keys_recent WHERE id = ${last}`, ['keys']],
    [
      'a hold made larger',
      'UPDATE ledger.holds SET amount = amount + 1 WHERE id = (SELECT max(id) FROM ledger.holds)',
      ['holds', 'locked'],
    ],
    ['a checkpoint', 'UPDATE ledger.checkpoints SET balance = balance + 1', ['checkpoints', 'sum']],
    ['an invented shortfall', `UPDATE ledger.journal SET shortfall = 5 WHERE id = ${last}`, ['covered', 'seals']],
    ['a removed block', 'DELETE FROM ledger.blocks WHERE number = 1', ['seals']],
  ])('%s', async (_, forgery, expected) => {
    await owner.query(`BEGIN; SET LOCAL session_replication_role = replica`);
    await owner.query(forgery);
    const names = await brokenNames(owner);
    await owner.query('ROLLBACK');
    expect(names).toEqual(expected);
  });

  async function brokenNames(client: pg.Client): Promise<string[]> {
    const names: string[] = [];
    for (const { name, sql } of CHECKS) if ((await findBreaks(client, sql)).count > 0) names.push(name);
    return names.toSorted();
  }
});
