import { createDatabase, rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '../../platform/database.ts';
import { selectSignInFacts } from '../credentials/sign-in-facts.repo.ts';
import { countProofs, selectPartByRef, selectPartsOf } from './parts.repo.ts';
import {
  selectByKey,
  selectHistory,
  selectOfMember,
  selectOpenPage,
  selectQueue,
  selectReceiptsDue,
  selectUsage,
} from './withdrawals.repo.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;
const MEMBER = '100500';
const AT = Temporal.Instant.from('2026-07-01T00:00Z');

// A thousand members with fifty withdrawals each, all ended but every thousandth, and three sessions each.
beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 1);
  const client = await pool.connect();
  await client.query('SET ROLE NONE');
  await client.query(
    `INSERT INTO withdrawals.withdrawal
       (member_id, idempotency_key, payee_id, payee_kind, payee_provider, payee_provider_name, payee_hidden, payee_sealed,
        currency, amount, fee, state, hold, paid, created_at, received_by, ended_at)
     SELECT 100000 + n / 50, gen_random_uuid(), 1, 'BANK', 'BCEL', 'BCEL', '****', repeat('x', 120), 'LAK', 1000, 0,
            CASE WHEN n % 1000 = 0 THEN 'requested' WHEN n % 1000 = 500 THEN 'paid' ELSE 'confirmed' END, n, 0,
            timestamptz '2026-06-01' + n * interval '1 second', timestamptz '2026-06-30',
            CASE WHEN n % 500 <> 0 THEN now() END
       FROM generate_series(1, 50000) AS n`,
  );
  await client.query(
    `INSERT INTO withdrawals.part (withdrawal_id, amount, provider, merchant_ref, state, created_at, created_by, paid_at)
     SELECT id, 1000, NULL, 'ref-' || id, 'paid', now(), 'test', now() FROM withdrawals.withdrawal`,
  );
  await client.query(
    `INSERT INTO member.member (username, nickname, currency, country, language, terms_accepted_at, registered_at)
     SELECT 'plan' || n, '', 'LAK', 'LA', 'lo', now(), now() FROM generate_series(1, 2000) AS n`,
  );
  await client.query(
    `INSERT INTO sessions.session (token_hash, member_id, created_at, seen_at, ends_at, ip, user_agent)
     SELECT sha256((m.id || '-' || n)::text::bytea), m.id, timestamptz '2026-06-01', now(), now(),
            ('10.' || m.id / 65536 % 256 || '.' || m.id / 256 % 256 || '.' || m.id % 256)::inet, 'Browser ' || n
       FROM member.member AS m, generate_series(1, 3) AS n`,
  );
  await client.query('RESET ROLE');
  client.release();
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('what a request, a list, the queue and a callback look up is found by index, and few rows are read for it', async () => {
  const before = await rowsRead(pool, 'withdrawals.withdrawal', 'withdrawals.part');
  await selectUsage(pool, MEMBER, AT);
  await selectHistory(pool, MEMBER, AT);
  await selectByKey(pool, MEMBER, '00000000-0000-4000-8000-000000000000');
  const { withdrawals, total } = await selectOfMember(pool, MEMBER, { limit: 10, offset: 0 });
  expect(total).toBe(50);
  const ids = withdrawals.map(({ id }) => id);
  expect((await selectPartsOf(pool, ids)).size).toBe(10);
  await countProofs(pool, ids);
  await selectPartByRef(pool, 'sandpay', 'ref-100');
  expect(await selectQueue(pool, ['requested', 'reviewing'], 20)).toHaveLength(20);
  const states = ['requested', 'paid'] as const;
  const page = await selectOpenPage(pool, { states, after: undefined, limit: 20 });
  const further = await selectOpenPage(pool, { states, after: String(page.at(-1)!.id), limit: 20 });
  const open = [...page, ...further].map(({ id }) => id);
  expect(open).toHaveLength(40);
  expect(open).toEqual(open.toSorted((a, b) => Number(a - b)));
  expect(await selectReceiptsDue(pool, AT, 20)).toHaveLength(20);
  const after = await rowsRead(pool, 'withdrawals.withdrawal', 'withdrawals.part');
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(400);
});

test('what is unusual about a session is found by index', async () => {
  const { rows } = await pool.query<{ id: bigint; member_id: bigint }>(
    'SELECT id, member_id FROM sessions.session ORDER BY id DESC LIMIT 1',
  );
  const before = await rowsRead(pool, 'sessions.session');
  const facts = await selectSignInFacts(pool, {
    memberId: String(rows[0]!.member_id),
    sessionId: String(rows[0]!.id),
    newSince: AT,
    sharedSince: AT.subtract({ hours: 24 * 365 }),
  });
  expect(facts).toEqual({
    isNewDevice: false,
    isNewCountry: false,
    sharedWith: 0,
    isPasswordNew: false,
    isPaymentPasswordNew: false,
  });
  const after = await rowsRead(pool, 'sessions.session');
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(30);
});
