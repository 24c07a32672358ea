import { createDatabase, rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '../../platform/database.ts';
import { selectHolders, selectSharing as selectSharedPayees } from '../payees/payees.repo.ts';
import { selectAtAddress, selectAtDevice, selectSharing, selectSignInsBefore } from '../sessions/staff-views.repo.ts';
import { selectNotes, selectTagged, selectTags } from './care.repo.ts';
import { selectAmong, selectLine, selectNamed, selectNewest } from './member.repo.ts';
import { selectMemberIdByMobile, selectMemberIdsByEmail } from './profile.repo.ts';

const TABLES = [
  'member.member',
  'member.profile',
  'member.tag',
  'member.note',
  'payees.payee',
  'sessions.session',
  'sessions.known_address',
];

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;
/** The 10,000th of 20,000 members. */
let middle: string;

// 20,000 members: one of a hundred is suspended, has a tag, and signs in where all other suspended ones do.
beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 1);
  const client = await pool.connect();
  await client.query('SET ROLE NONE');
  await client.query(
    `INSERT INTO member.member (username, nickname, status, currency, country, language, terms_accepted_at, registered_at)
     SELECT 'Plan' || n, '', CASE WHEN n % 100 = 0 THEN 'suspended' ELSE 'active' END, 'LAK', 'LA', 'lo', now(), now()
       FROM generate_series(1, 20000) AS n`,
  );
  await client.query(
    `INSERT INTO member.profile (member_id, mobile, email)
     SELECT id, '+85620' || id, 'm' || id || '@champa.la' FROM member.member`,
  );
  await client.query(
    `INSERT INTO member.tag (member_id, tag, actor, at) 
     SELECT id, 'watch', 'test', now() FROM member.member WHERE status = 'suspended'
     UNION ALL SELECT id, 'other', 'test', now() FROM member.member`,
  );
  await client.query(
    `INSERT INTO member.note (member_id, text, actor, at, idempotency_key)
     SELECT id, 'seen', 'test', now(), gen_random_uuid() FROM member.member`,
  );
  await client.query(
    `INSERT INTO payees.payee (member_id, kind, provider, sealed, number_mac, is_default, added_at, usable_from)
     SELECT id, 'BANK', 'BCEL', 'x', sha256(id::text::bytea), true, now(), now() FROM member.member`,
  );
  await client.query(
    `INSERT INTO sessions.session (token_hash, member_id, created_at, seen_at, ends_at, ip, user_agent)
     SELECT sha256(id::text::bytea), id, now(), now(), now(),
            CASE WHEN status = 'suspended' THEN '10.0.0.1' ELSE '10.' || id / 65536 || '.' || id / 256 % 256 || '.' || id % 256 END::inet,
            'Browser'
       FROM member.member`,
  );
  await client.query(
    `INSERT INTO sessions.known_address (member_id, ip, seen_at) SELECT member_id, ip, now() FROM sessions.session`,
  );
  for (const table of TABLES) await client.query(`ANALYZE ${table}`);
  const { rows } = await client.query<{ id: bigint }>('SELECT id FROM member.member ORDER BY id OFFSET 10000 LIMIT 1');
  middle = String(rows[0]!.id);
  await client.query('RESET ROLE');
  client.release();
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const page = { before: null, limit: 25 };

const searches: Record<string, () => Promise<unknown>> = {
  'the newest': () => selectNewest(pool, null, page),
  'those behind the middle': () => selectNewest(pool, null, { ...page, before: middle }),
  'the newest suspended': () => selectNewest(pool, 'suspended', page),
  'the beginning of a name': () => selectNamed(pool, 'plan19', { after: null, limit: 25 }),
  'a name, behind the middle': () => selectNamed(pool, 'PLAN', { after: middle, limit: 25 }),
  'a mobile number': () => selectMemberIdByMobile(pool, `+85620${middle}`),
  'a mailbox': () => selectMemberIdsByEmail(pool, `M${middle}@champa.la`, page),
  'a tag': () => selectTagged(pool, 'watch', page),
  'an account': () => selectHolders(pool, [Buffer.alloc(32)], page),
  'an address': () => selectAtAddress(pool, '10.0.0.1', page),
  'some members by a condition': () => selectAmong(pool, [middle], { status: 'active', tag: 'watch' }),
  'tags of some': () => selectTags(pool, [middle]),
  notes: () => selectNotes(pool, middle, page),
  uplines: () => selectLine(pool, middle),
  'sign-ins': () => selectSignInsBefore(pool, middle, page),
  'who shares a device or address': () => selectSharing(pool, middle),
  'who shares an account': () => selectSharedPayees(pool, middle),
};

test.each(Object.entries(searches))('finds %s by index, reading little more than it shows', async (_, search) => {
  const before = await rowsRead(pool, ...TABLES);
  await search();
  const after = await rowsRead(pool, ...TABLES);
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(60);
});

test('finds who signed in by a device by index, reading the sign-ins of that device alone', async () => {
  const { rows } = await pool.query<{ id: bigint }>(`SELECT id FROM sessions.session WHERE ip = '10.0.0.1' LIMIT 1`);
  const before = await rowsRead(pool, ...TABLES);
  expect(await selectAtDevice(pool, String(rows[0]!.id), page)).toHaveLength(25);
  const after = await rowsRead(pool, ...TABLES);
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(220);
});
