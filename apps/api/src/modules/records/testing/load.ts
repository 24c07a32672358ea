import type pg from 'pg';

export type Load = {
  memberId: string;
  account: bigint;
  vendorId: number;
  rounds: number;
  games: readonly string[];
  days: number;
};

/**
 * Writes a member's past: rounds over some days, each with a bet and a win, of which one in three is above zero, and a deposit
 * for every thousand rounds. It writes as the owner of the tables, to a database without other play.
 */
export async function loadPast(
  owner: pg.Client,
  { memberId, account, vendorId, rounds, games, days }: Load,
): Promise<void> {
  const at = `now() - ($2::integer * interval '1 day') + (n * ($2::integer * 86400.0 / ($1::integer + 1))) * interval '1 second'`;
  const stake = '((n % 50) + 1) * 100000';
  // Of a hundred thousand rounds one is open.
  const isOpen = 'n % 100000 = 7';
  const hasWon = `n % 3 = 0 AND NOT (${isOpen})`;
  const counter = await counterOf(owner, vendorId);
  await owner.query(
    `INSERT INTO vendors.round (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets,
       cancelled_bets, open_bets, started_at, updated_at)
     SELECT n, $3, $4, $5, 'load-' || n, 'LAK', ($6::text[])[1 + n % cardinality($6::text[])], NOT (${isOpen}), ${stake},
       CASE WHEN ${hasWon} THEN ${stake} * 2 ELSE 0 END, 1, 0, (${isOpen})::integer, ${at}, ${at}
     FROM generate_series(1, $1::integer) AS n`,
    [rounds, days, memberId, account, vendorId, games],
  );
  await owner.query(
    `INSERT INTO vendors.transaction (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved,
       reference_id, cancelled, balance, at)
     SELECT $4, 'load-' || kind || n, 2 * n - (kind = 'bet')::integer, kind, $3, n, ($5::text[])[1 + n % cardinality($5::text[])],
       moved, false, moved, CASE kind WHEN 'win' THEN 2 * n - 1 END, false, 1000000000, ${at}
     FROM generate_series(1, $1::integer) AS n
     CROSS JOIN LATERAL (VALUES ('bet', ${stake}), ('win', CASE WHEN ${hasWon} THEN ${stake} * 2 ELSE 0 END)) AS call (kind, moved)
     WHERE kind = 'bet' OR NOT (${isOpen})`,
    [rounds, days, account, vendorId, games],
  );
  await owner.query(
    `INSERT INTO ledger.journal (id, at, debit, credit, amount, shortfall, debit_balance, debit_version, credit_balance,
       credit_version, kind, source, key, reference_type, reference_id, actor)
     SELECT 2 * n - 1, ${at}, $3::bigint, $4::bigint, ${stake}, 0, 1000000000, 2 * n - 1, NULL::bigint, NULL::bigint, 'stake', 'vendor:LOAD',
       (2 * n - 1)::text, 'round', n::text, 'vendor:LOAD'
     FROM generate_series(1, $1::integer) AS n
     UNION ALL
     SELECT 2 * n, ${at}, $4, $3, ${stake} * 2, 0, NULL, NULL, 1000000000, 2 * n, 'win', 'vendor:LOAD', (2 * n)::text,
       'round', n::text, 'vendor:LOAD'
     FROM generate_series(1, $1::integer) AS n WHERE ${hasWon}
     UNION ALL
     SELECT 2 * $1 + n, ${at}, $4, $3, 100000000, 0, NULL, NULL, 1000000000, 2 * $1 + n, 'deposit', 'load', 'deposit-' || n,
       'deposit', n::text, 'system'
     FROM generate_series(1000, $1::integer, 1000) AS n`,
    [rounds, days, account, counter],
  );
  await owner.query(
    `INSERT INTO ledger.blocks (number, first_id, last_id, movements, hash, sealed_at)
     SELECT 1, 1, max(id), count(*), decode(repeat('00', 32), 'hex'), now() FROM ledger.journal`,
  );
  await owner.query(
    `SELECT setval('vendors.round_id', $1::bigint), setval('vendors.transaction_id', 2 * $1::bigint),
       setval('ledger.journal_id', (SELECT max(id) FROM ledger.journal))`,
    [rounds],
  );
}

/** Gives the tables the statistics that they have after a while. */
export async function settleTables(owner: pg.Client): Promise<void> {
  const tables = ['vendors.round', 'vendors.transaction', 'ledger.journal', 'figures.day', 'figures.money_day'];
  await owner.query(`VACUUM ANALYZE ${tables.join(', ')}`);
}

async function counterOf(owner: pg.Client, vendorId: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `SELECT ledger.open_account('vendor', v.code, 'settlement', 'LAK', now()) AS id FROM vendors.vendor AS v WHERE v.id = $1`,
    [vendorId],
  );
  return rows[0]!.id;
}
