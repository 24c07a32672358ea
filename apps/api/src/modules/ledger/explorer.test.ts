import type { JournalEntry, JournalMovement, LedgerAccount, LedgerLine } from '@champa/contract';
import { createDatabase, rowsRead, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { systemClock } from '../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createLedger, createLedgerModule, type Ledger, sealJournal } from './index.ts';
import { type Book, openBook } from './testing/book.ts';

let database: TestDatabase;
let owner: pg.Client;
let pool: Pool;
let ledger: Ledger;
let book: Book;
let backoffice: TestBackoffice;

beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  pool = createPool(database.url, 2);
  ledger = createLedger({ pool, clock: systemClock });
  book = await openBook(pool, ledger);
  const module = createLedgerModule(
    { pool, clock: systemClock, log: createLog('silent', 'test') },
    {
      ledger,
      defaultLanguage: async () => 'en',
      describe: async (references) =>
        new Map(
          references.map(({ type, id }) => [`${type} ${id}`, { description: `the ${type}`, reference: `#${id}` }]),
        ),
      usernames: async (ids) => new Map(ids.map((id) => [id, `member-${id}`])),
      memberNamed: async (username) => /^member-(\d+)$/.exec(username)?.[1] ?? null,
    },
  );
  backoffice = openBackoffice(module.adminRoutes!);
});

afterAll(async () => {
  await backoffice.close();
  await pool.end();
  await owner.end();
  await database.drop();
});

type Listed<Row> = { list: Row[]; next: string | null };

const get = async <Value>(path: string): Promise<Value> => (await backoffice.send('GET', `/ledger${path}`)).value;
const lines = (account: bigint, query = 'pageSize=100') =>
  get<Listed<LedgerLine>>(`/accounts/${account}/movements?${query}`);

/** Every page of a list, one after the other. */
async function walk<Row>(path: string, size: number): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | null = null as string | null;
  do {
    const page: Listed<Row> = await get(`${path}?pageSize=${size}${next === null ? '' : `&after=${next}`}`);
    expect(page.list.length).toBeLessThanOrEqual(size);
    rows.push(...page.list);
    next = page.next;
  } while (next !== null);
  return rows;
}

async function play(account: bigint, rounds: number): Promise<void> {
  const bets = Array.from({ length: rounds }, () => ({ ...book.bet(account, 100_000n), kind: 'stake' }));
  await inTransaction(pool, (tx) => ledger.postBatch(tx, bets));
}

describe('the movements of an account', () => {
  test.each(['member', 'vendor', 'provider'] as const)(
    'of a %s are read page by page, each once, and each leaves the balance that the one after it found',
    async (whose) => {
      const member = await book.member(5_000_000n);
      await play(member, 7);
      await inTransaction(pool, (tx) => ledger.post(tx, book.win(member, 300_000n)));
      const account = whose === 'member' ? member : book[whose];
      const { balance } = await get<LedgerAccount>(`/accounts/${account}`);
      const all = await walk<LedgerLine>(`/accounts/${account}/movements`, 3);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.length).toBe((await lines(account, 'pageSize=100')).list.length);
      expect(all[0]!.balance).toBe(balance);
      const cents = (amount: string | null) => BigInt(amount!.replace('.', ''));
      all.slice(1).forEach((line, index) => {
        const later = all[index]!;
        expect(cents(line.balance)).toBe(cents(later.balance) - cents(later.amount));
      });
      const first = all.at(-1)!;
      expect(first.balance).toBe(first.amount);
    },
  );

  test('name the other side, what caused each and who did it', async () => {
    const member = await book.member(200_000n);
    const { list } = await lines(member);
    expect(list).toMatchObject([
      {
        kind: 'deposit',
        amount: '2.00',
        balance: '2.00',
        other: { id: String(book.provider), ownerType: 'provider', ownerId: 'test', purpose: 'settlement' },
        cause: { type: 'round', id: 'r1', reference: '#r1', description: 'the round' },
        actor: 'system',
      },
    ]);
  });

  test('can begin at a time: on the house’s side they then have no balance', async () => {
    const member = await book.member(100_000n);
    const [{ at }] = (await lines(member)).list as [LedgerLine];
    const until = encodeURIComponent(at);
    expect((await lines(member, `until=${until}`)).list).toEqual([]);
    const earlier = (await lines(book.provider, `pageSize=100&until=${until}`)).list;
    expect(earlier.every(({ balance }) => balance === null)).toBe(true);
    expect(earlier.some((line) => line.at >= at)).toBe(false);
  });

  test('of no account, and behind a cursor that no page gave, are refused', async () => {
    expect(await backoffice.send('GET', '/ledger/accounts/987654321/movements')).toMatchObject({ code: 'NOT_FOUND' });
    const path = `/ledger/accounts/${book.vendor}/movements?after=nowhere`;
    expect(await backoffice.send('GET', path)).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('accounts', () => {
  test('are found by username, by owner, by number, and listed by their owners, each once', async () => {
    const member = await book.member(700_000n);
    const { ownerId } = await get<LedgerAccount>(`/accounts/${member}`);
    for (const search of [`member-${ownerId}`, ownerId, String(member)]) {
      expect((await get<Listed<LedgerAccount>>(`/accounts/all?search=${search}`)).list).toMatchObject([
        { id: String(member), ownerType: 'member', username: `member-${ownerId}`, purpose: 'cash', balance: '7.00' },
      ]);
    }
    const ids = (await walk<LedgerAccount>('/accounts/all', 2)).map(({ id }) => id);
    expect(ids).toContain(String(member));
    expect(new Set(ids).size).toBe(ids.length);
    const vendors = (await get<Listed<LedgerAccount>>('/accounts/all?owner=vendor')).list;
    expect(vendors).toMatchObject([{ id: String(book.vendor), ownerType: 'vendor', username: null }]);
  });
});

describe('a movement', () => {
  test('has both sides, its balances, its key, and its block in the chain once it is sealed', async () => {
    const member = await book.member(400_000n);
    const [{ id }] = (await lines(member)).list as [LedgerLine];
    expect((await get<JournalMovement>(`/journal/${id}`)).seal).toBeNull();
    await sealJournal(pool, systemClock);
    const movement = await get<JournalMovement>(`/journal/${id}`);
    expect(movement).toMatchObject({
      kind: 'deposit',
      amount: '4.00',
      debit: { id: String(book.provider) },
      credit: { id: String(member) },
      debitBalance: null,
      creditBalance: '4.00',
      shortfall: '0.00',
      source: 'test',
    });
    const { rows } = await owner.query<{ hash: string }>(
      `SELECT encode(hash, 'hex') AS hash FROM ledger.blocks WHERE $1 BETWEEN first_id AND last_id`,
      [id],
    );
    expect(movement.seal!.hash).toBe(rows[0]!.hash);
    expect(await backoffice.send('GET', '/ledger/journal/987654321')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is found in the journal by its number, and beside play by what caused it', async () => {
    const member = await book.member(100_000n);
    const cause = { type: 'deposit', id: '4711' };
    const deposit = { ...book.win(member, 100_000n), kind: 'deposit', reference: cause };
    await inTransaction(pool, (tx) => ledger.post(tx, deposit));
    const found = await get<Listed<JournalEntry>>('/journal?search=4711');
    expect(found.list).toMatchObject([{ kind: 'deposit', cause }]);
    const byNumber = await get<Listed<JournalEntry>>(`/journal?search=${found.list[0]!.id}`);
    expect(byNumber.list.map(({ id }) => id)).toContain(found.list[0]!.id);
    const all = await walk<JournalEntry>('/journal', 7);
    expect(all.map(({ id }) => Number(id))).toEqual(all.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
  });
});

test('among 300,000 movements every page reads what it shows: by index, and play of the house within its bound', async () => {
  const member = await book.member(100_000n);
  await owner.query(
    `INSERT INTO ledger.journal (id, at, debit, credit, amount, shortfall, debit_balance, debit_version, kind, source, key,
       reference_type, reference_id, actor)
     SELECT nextval('ledger.journal_id'), now() + n * interval '1 millisecond', $1, $2, 1, 0, 1, 10 + n,
            CASE WHEN n % 1000 = 0 THEN 'transfer' ELSE 'stake' END, 'plan', n::text, 'round', n::text, 'system'
       FROM generate_series(1, 300000) AS n`,
    [member, book.vendor],
  );
  await owner.query('ANALYZE ledger.journal');
  await sealJournal(pool, systemClock);
  await owner.query('SELECT ledger.roll_up()');
  const fetchedBy = async (path: string): Promise<number> => {
    await get(path);
    await settled();
    const before = await rowsRead(pool, 'ledger.journal');
    await get(path);
    await settled();
    const after = await rowsRead(pool, 'ledger.journal');
    expect(after.full).toBe(before.full);
    return after.fetched - before.fetched;
  };
  const settled = () => Promise.all([1, 2].map(() => pool.query('SELECT pg_stat_force_next_flush()')));
  const late = (await lines(member, 'pageSize=100')).next!;
  expect(await fetchedBy(`/accounts/${member}/movements?after=${late}`)).toBeLessThan(200);
  expect(await fetchedBy('/journal')).toBeLessThan(200);
  expect(await fetchedBy('/journal?search=200000')).toBeLessThan(200);
  expect(await fetchedBy(`/accounts/${book.provider}/movements`)).toBeLessThan(200);
  // A vendor with play finds its page at once; one without looks through no more than the bound.
  expect(await fetchedBy(`/accounts/${book.vendor}/movements`)).toBeLessThan(500);
  const idle = await inTransaction(pool, (tx) =>
    ledger.openAccount(tx, { owner: { type: 'vendor', id: 'idle' }, purpose: 'settlement', currency: 'LAK' }),
  );
  expect(await fetchedBy(`/accounts/${idle}/movements`)).toBeLessThan(101_000);
  const page = await lines(idle);
  expect(page).toMatchObject({ list: [], next: expect.any(String) });
});
