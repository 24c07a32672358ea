import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, rowsRead } from '@champa/testkit';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import {
  countBankAccounts,
  countSharing,
  insertDuplicateFlags,
  makeDefault,
  selectPayeeForUse,
  selectPayees,
} from './payees.repo.ts';

const TABLES = ['payees.payee'];
let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;

// Twenty thousand members with five accounts each; every tenth number also belongs to another member.
beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 1);
  await pool.query(
    `INSERT INTO payees.payee
       (member_id, kind, provider, sealed, number_mac, is_default, added_at, usable_from)
     SELECT 100000 + n / 5, 'BANK', 'BCEL', repeat('x', 120),
            sha256(CASE WHEN n % 10 = 0 THEN n - 5 ELSE n END::text::bytea), n % 5 = 0, now(), now()
       FROM generate_series(1, 100000) AS n`,
  );
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a member’s accounts, their number, the default, a withdrawal’s and duplicates read few rows, each by an index', async () => {
  const member = '110000';
  const before = await rowsRead(pool, ...TABLES);
  const own = await selectPayees(pool, member);
  const id = String(own[2]!.id);
  expect(await countBankAccounts(pool, member)).toBe(5);
  await inTransaction(pool, async (tx) => {
    expect(await selectPayeeForUse(tx, member, id)).not.toBeNull();
    expect(await makeDefault(tx, member, id)).toBe(true);
    expect(await countSharing(tx, id)).toBeLessThanOrEqual(1);
    for (const payee of own) await insertDuplicateFlags(tx, String(payee.id), payee.added_at);
  });
  const after = await rowsRead(pool, ...TABLES);
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(60);
});
