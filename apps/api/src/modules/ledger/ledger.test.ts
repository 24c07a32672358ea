import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLedger, ImpossibleMovement, type Ledger, type Movement, verifyLedger } from './index.ts';
import { trialBalance } from './ledger.service.ts';
import { openBook, type Book } from './testing/book.ts';

let database: TestDatabase;
let pool: Pool;
let ledger: Ledger;
let book: Book;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 10);
  ledger = createLedger({ pool, clock: { now: () => Temporal.Now.instant() } });
  book = await openBook(pool, ledger);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('a movement', () => {
  test('moves money once, whatever the number of tries', async () => {
    const player = await book.member(1000n);
    const bet = book.bet(player, 300n);
    const first = await ledger.submit(bet);
    expect(first).toMatchObject({
      status: 'posted',
      amount: 300n,
      debit: { balance: 700n, version: 2n },
      credit: null,
    });
    const again = await ledger.submit(bet);
    expect(again).toEqual({ ...first, status: 'duplicate' });
    expect(await ledger.balance(player)).toBe(700n);
  });

  test.each([
    ['amount', { amount: 301n }],
    ['kind', { kind: 'fee' }],
    ['reference', { reference: { type: 'round', id: 'another' } }],
  ])('of another %s under a known key is a conflict and has no effect', async (_, other) => {
    const player = await book.member(1000n);
    const bet = book.bet(player, 300n);
    await ledger.submit(bet);
    expect(await ledger.submit({ ...bet, ...other })).toEqual({ status: 'conflict' });
    expect(await ledger.balance(player)).toBe(700n);
  });

  test('of another player under a known key is a conflict, also when both come at once', async () => {
    const players = await Promise.all([book.member(1000n), book.member(1000n), book.member(1000n)]);
    const bet = book.bet(players[0], 300n);
    const results = await Promise.all(players.map((debit) => ledger.submit({ ...bet, debit })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['conflict', 'conflict', 'posted']);
    const balances = await Promise.all(players.map((player) => ledger.balance(player)));
    expect(balances.toSorted()).toEqual([1000n, 1000n, 700n].toSorted());
  });

  test('the same key of another source is another movement', async () => {
    const player = await book.member(1000n);
    const bet = book.bet(player, 300n);
    await ledger.submit(bet);
    expect(await ledger.submit({ ...bet, source: 'vendor:OTHER' })).toMatchObject({ status: 'posted' });
  });

  test('that exceeds the balance is refused with the balance, and may be tried again later', async () => {
    const player = await book.member(200n);
    const bet = book.bet(player, 300n);
    expect(await ledger.submit(bet)).toEqual({ status: 'insufficient_funds', balance: 200n });
    await ledger.submit(book.deposit(player, 100n));
    expect(await ledger.submit(bet)).toMatchObject({ status: 'posted', debit: { balance: 0n } });
  });

  test('with a cover empties the account, and the house bears the rest and says so', async () => {
    const player = await book.member(100n);
    const before = await ledger.balance(book.cover);
    const vendor = await ledger.balance(book.vendor);
    const rollback: Movement = { ...book.bet(player, 250n), kind: 'rollback', cover: book.cover };
    const done = await ledger.submit(rollback);
    expect(done).toMatchObject({ status: 'posted', amount: 100n, shortfall: 150n, debit: { balance: 0n } });
    expect(await ledger.submit(rollback)).toEqual({ ...done, status: 'duplicate' });
    expect(await ledger.balance(book.cover)).toBe(before! - 150n);
    expect(await ledger.balance(book.vendor)).toBe(vendor! + 250n);
  });

  test('of zero is possible only where the caller allows it', async () => {
    const player = await book.member(100n);
    await expect(ledger.submit(book.bet(player, 0n))).rejects.toThrow(ImpossibleMovement);
    expect(await ledger.submit({ ...book.bet(player, 0n), allowZero: true })).toMatchObject({
      status: 'posted',
      amount: 0n,
    });
  });

  test.each([
    ['a negative amount', () => ({ amount: -1n })],
    ['an account that does not exist', () => ({ credit: -999_999n })],
    ['one account on both sides', (bet: Movement) => ({ credit: bet.debit })],
    ['accounts of two currencies', () => ({ credit: book.foreign })],
    ['a cover of another currency', () => ({ amount: 500n, cover: book.foreign })],
    ['a guarded account as cover', (bet: Movement) => ({ amount: 500n, cover: bet.debit })],
  ])('with %s is impossible, and those beside it are done', async (_, mistake) => {
    const [player, other] = [await book.member(100n), await book.member(100n)];
    const wrong = book.bet(player, 10n);
    const [refused, done] = await Promise.allSettled([
      ledger.submit({ ...wrong, ...mistake(wrong) }),
      ledger.submit(book.bet(other, 10n)),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(ImpossibleMovement) });
    expect(done).toMatchObject({ status: 'fulfilled', value: { status: 'posted' } });
    expect(await ledger.balance(player)).toBe(100n);
  });
});

test('a hundred bets at once, in lanes and in transactions, never overdraw an account', async () => {
  const player = await book.member(1000n);
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) => {
      const bet = book.bet(player, 70n);
      return n % 2 ? ledger.submit(bet) : inTransaction(pool, (tx) => ledger.post(tx, bet));
    }),
  );
  expect(results.filter(({ status }) => status === 'posted')).toHaveLength(14);
  expect(results.filter(({ status }) => status === 'insufficient_funds')).toHaveLength(86);
  expect(await ledger.balance(player)).toBe(20n);
});

test('a batch answers each movement in order, also equal keys within it', async () => {
  const player = await book.member(100n);
  const [bet, tooMuch] = [book.bet(player, 60n), book.bet(player, 60n)];
  const win = { ...book.bet(player, 30n), debit: book.vendor, credit: player };
  const results = await inTransaction(pool, (tx) =>
    ledger.postBatch(tx, [bet, tooMuch, bet, { ...bet, amount: 61n }, win, tooMuch]),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'posted',
    'insufficient_funds',
    'duplicate',
    'conflict',
    'posted',
    'posted',
  ]);
  expect(await ledger.balance(player)).toBe(10n);
});

test('a movement that the caller rolls back never happened', async () => {
  const player = await book.member(100n);
  const bet = book.bet(player, 60n);
  await expect(
    inTransaction(pool, async (tx) => {
      await ledger.post(tx, bet);
      throw new Error('the round is closed');
    }),
  ).rejects.toThrow('the round is closed');
  expect(await ledger.balance(player)).toBe(100n);
  expect(await ledger.submit(bet)).toMatchObject({ status: 'posted' });
});

test('a statement lists every movement, newest first, each beginning at the balance where the earlier one ended', async () => {
  const player = await book.member(1000n);
  await ledger.submit(book.bet(player, 300n));
  await ledger.submit({ ...book.bet(player, 50n), kind: 'win', debit: book.vendor, credit: player });
  const always = { from: Temporal.Instant.from('2020-01-01T00:00Z'), to: Temporal.Instant.from('2120-01-01T00:00Z') };
  const { lines, total } = await ledger.statement(player, { ...always, page: 1, pageSize: 10 });
  expect(total).toBe(3);
  expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['win', 50n, 750n],
    ['bet', -300n, 700n],
    ['deposit', 1000n, 1000n],
  ]);
  const second = await ledger.statement(player, { ...always, page: 2, pageSize: 2 });
  expect(second).toEqual({ lines: [lines[2]], total: 3 });
  const bets = await ledger.statement(player, { ...always, kind: 'bet', page: 1, pageSize: 10 });
  expect(bets).toEqual({ lines: [lines[1]], total: 1 });
  const later = await ledger.statement(player, { from: lines[0]!.at, to: always.to, page: 1, pageSize: 10 });
  expect(later.lines).toEqual([lines[0]]);
});

test('a trial balance sums to zero, and has one line for the escrows of all draws', async () => {
  const player = await book.member(1000n);
  for (const [id, stake] of [
    ['lottery:one', 300n],
    ['lottery:two', 50n],
    ['lottery:three', 0n],
  ] as const) {
    await inTransaction(pool, async (tx) => {
      const escrow = await ledger.openAccount(tx, { owner: { type: 'house', id }, purpose: 'escrow', currency: 'LAK' });
      if (stake > 0n) await ledger.post(tx, { ...book.bet(player, stake), credit: escrow });
    });
  }
  const lines = await trialBalance(pool);
  expect(lines.filter(({ purpose }) => purpose === 'escrow')).toEqual([
    { owner: 'house', purpose: 'escrow', currency: 'LAK', balance: 350n },
  ]);
  expect(lines.map(({ owner }) => owner)).toEqual(expect.arrayContaining(['members', 'vendor test', 'provider test']));
  const inKip = lines.filter(({ currency }) => currency === 'LAK');
  expect(inKip.reduce((sum, { balance }) => sum + balance, 0n)).toBe(0n);
});

test('all tests above kept every invariant', async () => {
  expect((await verifyLedger(pool)).broken).toEqual([]);
});
