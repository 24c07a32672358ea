import type pg from 'pg';

/** The tables that the console's lists read, each with as many rows. */
export const TABLES = {
  members: 'member.member',
  deposits: 'deposits.deposit',
  withdrawals: 'withdrawals.withdrawal',
  audit: 'staff.access_log',
  journal: 'ledger.journal',
} as const;

/** Fills them, as the owner of the tables: members, their deposits and withdrawals, the audit log, the journal. */
export async function loadConsole(owner: pg.Client, size: number): Promise<void> {
  for (const statement of statements) await owner.query(statement, statement.includes('$1') ? [size] : []);
  await owner.query(`VACUUM ANALYZE ${[...Object.values(TABLES), 'member.profile', 'member.tag'].join(', ')}`);
}

const AT = `now() - (n * interval '30 seconds')`;

const statements = [
  `INSERT INTO member.member (username, nickname, status, currency, country, language, terms_accepted_at, registered_at)
   SELECT 'Load' || n, '', CASE WHEN n % 1000 = 0 THEN 'suspended' ELSE 'active' END, 'LAK', 'LA', 'lo', now(), ${AT}
     FROM generate_series(1, $1::integer) AS n`,
  `INSERT INTO member.profile (member_id, mobile, email)
   SELECT id, '+856200' || lpad(substr(username, 5), 7, '0'), lower(username) || '@champa.example' FROM member.member`,
  `INSERT INTO member.tag (member_id, tag, actor, at)
   SELECT id, 'watch', 'bench', now() FROM member.member WHERE status = 'suspended'`,
  `INSERT INTO payments.provider (code, adapter, settings, name) VALUES ('load', 'sandpay', '{}', 'Load')`,
  `INSERT INTO deposits.method (code, provider, channel, names, kind, currency, min, max, presets, sort)
   VALUES ('load', 'load', 'qr', '{"en": "Load"}', 'qr', 'LAK', 1, 100000000000, '{}', 1)`,
  `INSERT INTO deposits.deposit
     (member_id, method, kind, provider, amount, currency, state, received, credited_at, merchant_ref, return_url,
      idempotency_key, created_at, expires_at, updated_at)
   SELECT n, 'load', 'qr', 'load', 100000, 'LAK', state, 100000, CASE state WHEN 'credited' THEN ${AT} END, 'load-' || n, '/',
          gen_random_uuid(), ${AT}, ${AT}, ${AT}
     FROM (SELECT n, CASE WHEN n % 5000 = 0 THEN 'review' WHEN n % 500 = 0 THEN 'failed' ELSE 'credited' END AS state
             FROM generate_series(1, $1::integer) AS n) AS one`,
  `INSERT INTO withdrawals.withdrawal
     (member_id, idempotency_key, payee_id, payee_kind, payee_provider, payee_provider_name, payee_hidden, payee_sealed, currency,
      amount, fee, state, hold, paid, created_at, received_by, ended_at)
   SELECT n, gen_random_uuid(), 1, 'BANK', 'BCEL', 'BCEL', '****', repeat('x', 120), 'LAK', 1000, 0, state, n, 0, ${AT}, ${AT},
          CASE state WHEN 'confirmed' THEN ${AT} END
     FROM (SELECT n, CASE WHEN n % 50 = 0 THEN 'requested' WHEN n % 5000 = 1 THEN 'disputed' ELSE 'confirmed' END AS state
             FROM generate_series(1, $1::integer) AS n) AS one`,
  // The chain's hashes cost a minute and are not read by the list.
  'ALTER TABLE staff.access_log DISABLE TRIGGER USER',
  `INSERT INTO staff.access_log (number, at, staff_id, action, detail, ip, reason, hash)
   SELECT n, ${AT}, 1, CASE WHEN n % 5000 = 0 THEN 'rare' ELSE 'deposit_claimed' END, jsonb_build_object('memberId', n::text),
          '198.51.100.7', 'bench', decode(repeat('00', 32), 'hex')
     FROM generate_series(1, $1::integer) AS n`,
  'ALTER TABLE staff.access_log ENABLE TRIGGER USER',
  `INSERT INTO ledger.accounts (id, owner_type, owner_id, purpose, currency, opened_at)
   VALUES (-1001, 'house', 'bench', 'opening', 'LAK', now()), (-1002, 'vendor', 'bench', 'play', 'LAK', now())`,
  `INSERT INTO ledger.journal (id, at, debit, credit, amount, shortfall, kind, source, key, reference_type, reference_id, actor)
   SELECT n, ${AT}, -1001, -1002, 100000, 0, 'stake', 'bench', n::text, 'round', n::text, 'bench'
     FROM generate_series(1, $1::integer) AS n`,
] as const;
