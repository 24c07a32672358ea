import type { ReadHandle } from '../../platform/database.ts';

export type Check = { name: string; rule: string; /** Selects the `id` of whatever breaks the rule. */ sql: string };

export type JournalState = {
  movements: number;
  blocks: number;
  unsealed: number;
  /** The hash of the last block, in hexadecimal; null before the first. */
  head: string | null;
};

// Every movement from the side of each guarded account it touched.
const ENTRIES = `
  SELECT id, debit AS account, -amount AS amount, debit_balance AS balance, debit_version AS version
  FROM ledger.journal WHERE debit > 0
  UNION ALL
  SELECT id, credit, amount, credit_balance, credit_version
  FROM ledger.journal WHERE credit > 0`;

/** The invariants, as queries for violations. Each reads the tables as they are and trusts no constraint. */
export const CHECKS: readonly Check[] = [
  {
    name: 'balanced',
    rule: 'A movement (id) takes a positive amount from one account and gives it to another of the same currency',
    sql: `
      SELECT j.id
      FROM ledger.journal AS j
      LEFT JOIN ledger.accounts AS gives ON gives.id = j.debit
      LEFT JOIN ledger.accounts AS takes ON takes.id = j.credit
      WHERE gives.currency IS DISTINCT FROM takes.currency OR gives.id IS NULL OR j.debit = j.credit OR j.amount < 0`,
  },
  {
    name: 'sum',
    rule: 'All balances of a currency (id), guarded and not, sum to zero',
    sql: `
      SELECT currency AS id
      FROM (
        SELECT a.currency, b.balance FROM ledger.balances AS b JOIN ledger.accounts AS a ON a.id = b.account
        UNION ALL
        SELECT a.currency, c.balance FROM ledger.checkpoints AS c JOIN ledger.accounts AS a ON a.id = c.account
        UNION ALL
        SELECT a.currency, CASE WHEN a.id = j.credit THEN j.amount ELSE -j.amount END
        FROM ledger.rolled_up AS r
        JOIN ledger.journal AS j ON j.id > r.up_to
        JOIN ledger.accounts AS a ON a.id < 0 AND a.id IN (j.debit, j.credit)
      ) AS balances
      GROUP BY currency
      HAVING sum(balance) <> 0`,
  },
  {
    name: 'balances',
    rule: 'The stored balance and version of an account (id) are the sum and the number of its entries',
    sql: `
      SELECT a.id
      FROM ledger.accounts AS a
      LEFT JOIN ledger.balances AS b ON b.account = a.id
      LEFT JOIN (SELECT account, sum(amount) AS sum, count(*) AS entries FROM (${ENTRIES}) AS e GROUP BY account) AS journal
        ON journal.account = a.id
      WHERE a.id > 0
        AND (b.currency, b.balance, b.version)
          IS DISTINCT FROM (a.currency, coalesce(journal.sum, 0), coalesce(journal.entries, 0))`,
  },
  {
    name: 'chain',
    rule: 'Each entry (movement id) begins where the one before it in the account ended, and versions have no gap',
    sql: `
      SELECT id
      FROM (
        SELECT id, amount, balance, version,
               lag(balance, 1, 0::bigint) OVER earlier AS balance_before, lag(version, 1, 0::bigint) OVER earlier AS version_before
        FROM (${ENTRIES}) AS e
        WINDOW earlier AS (PARTITION BY account ORDER BY version)
      ) AS entries
      WHERE balance <> balance_before + amount OR version <> version_before + 1`,
  },
  {
    name: 'not_negative',
    rule: 'No guarded account (id) is or ever was below zero',
    sql: `
      SELECT account AS id FROM ledger.balances WHERE balance < 0
      UNION
      SELECT account FROM (${ENTRIES}) AS e WHERE balance < 0`,
  },
  {
    name: 'covered',
    rule: 'What a movement (id) was short of is borne by the house in one row of its own, and nothing else is',
    sql: `
      SELECT coalesce(short.id, cover.id) AS id
      FROM (SELECT * FROM ledger.journal WHERE shortfall <> 0) AS short
      FULL JOIN (SELECT * FROM ledger.journal WHERE source = 'ledger:cover') AS cover ON cover.key = short.id::text
      WHERE (short.shortfall, short.credit) IS DISTINCT FROM (cover.amount, cover.credit) OR cover.debit > 0`,
  },
  {
    name: 'keys',
    rule: 'Each movement (id) has its own key among those known, in one of their two tables, and no key is known without one',
    sql: `
      SELECT coalesce(j.id, k.id) AS id
      FROM ledger.journal AS j
      FULL JOIN (SELECT * FROM ledger.keys_recent UNION ALL SELECT * FROM ledger.keys_settled) AS k ON k.id = j.id
      WHERE j.id IS NULL OR k.id IS NULL OR k.digest <> ledger.key_digest(j.source, j.key)
      UNION
      SELECT r.id FROM ledger.keys_recent AS r JOIN ledger.keys_settled AS s ON s.digest = r.digest`,
  },
  {
    name: 'holds',
    rule: 'A hold (id) was reserved once, its parts are what left it, and, unless open, it has ended once: all of it makes it up',
    sql: `
      SELECT h.id
      FROM ledger.holds AS h
      LEFT JOIN ledger.journal AS opened ON opened.id = h.reserved_by
      LEFT JOIN ledger.journal AS post ON post.source = 'ledger:hold' AND post.key = h.id || ':post'
      LEFT JOIN ledger.journal AS back ON back.source = 'ledger:hold' AND back.key = h.id || ':back'
      LEFT JOIN (SELECT hold, sum(amount) AS amount FROM ledger.hold_part GROUP BY hold) AS parts ON parts.hold = h.id
      WHERE (opened.debit, opened.credit, opened.amount) IS DISTINCT FROM (h.account, h.locked, h.amount)
        OR coalesce(parts.amount, 0) + coalesce(post.amount, 0) <> h.parted + h.posted
        OR post.id IS NOT NULL AND (post.debit, post.credit) IS DISTINCT FROM (h.locked, h.credit)
        OR coalesce(back.amount, 0) <> CASE WHEN h.state = 'open' THEN 0 ELSE h.amount - h.parted - h.posted END
        OR back.id IS NOT NULL AND (back.debit, back.credit) IS DISTINCT FROM (h.locked, h.account)`,
  },
  {
    name: 'hold_parts',
    rule: 'A part of a hold (id) is one movement out of its locked account',
    sql: `
      SELECT coalesce(p.hold::text, j.key) AS id
      FROM (SELECT part.*, h.locked FROM ledger.hold_part AS part JOIN ledger.holds AS h ON h.id = part.hold) AS p
      FULL JOIN (SELECT * FROM ledger.journal WHERE source = 'ledger:hold' AND key LIKE '%:part:%') AS j ON j.id = p.movement
      WHERE (p.locked, p.credit, p.amount, p.hold || ':part:' || p.key) IS DISTINCT FROM (j.debit, j.credit, j.amount, j.key)`,
  },
  {
    name: 'locked',
    rule: 'A locked account (id) has exactly what its open holds reserve',
    sql: `
      SELECT a.id
      FROM ledger.accounts AS a
      JOIN ledger.balances AS b ON b.account = a.id
      LEFT JOIN ledger.holds AS h ON h.locked = a.id AND h.state = 'open'
      WHERE a.owner_type = 'member' AND a.purpose = 'locked'
      GROUP BY a.id, b.balance
      HAVING b.balance <> coalesce(sum(h.amount - h.parted), 0)`,
  },
  {
    name: 'checkpoints',
    rule: 'A checkpoint (account id) is the sum of all entries up to where checkpoints reach',
    sql: `
      SELECT a.id
      FROM ledger.accounts AS a
      LEFT JOIN ledger.checkpoints AS c ON c.account = a.id
      LEFT JOIN (
        SELECT account, sum(amount) AS sum
        FROM (
          SELECT id, debit AS account, -amount AS amount FROM ledger.journal WHERE debit < 0
          UNION ALL
          SELECT id, credit, amount FROM ledger.journal WHERE credit < 0
        ) AS e
        JOIN ledger.rolled_up AS r ON e.id <= r.up_to
        GROUP BY account
      ) AS journal ON journal.account = a.id
      WHERE a.id < 0 AND coalesce(c.balance, 0) <> coalesce(journal.sum, 0)`,
  },
  {
    name: 'seals',
    rule: 'Each block (number) follows the one before and has the hash of what is in the journal',
    sql: `
      SELECT number AS id
      FROM (
        SELECT *, lag(number, 1, 0::bigint) OVER earlier AS number_before, lag(last_id, 1, 0::bigint) OVER earlier AS id_before,
               lag(hash, 1, decode(repeat('00', 32), 'hex')) OVER earlier AS hash_before
        FROM ledger.blocks
        WINDOW earlier AS (ORDER BY number)
      ) AS block
      WHERE number <> number_before + 1 OR first_id <> id_before + 1
        OR hash <> ledger.block_hash(hash_before, first_id, last_id)`,
  },
];

export async function findBreaks(db: ReadHandle, sql: string): Promise<{ count: number; examples: string[] }> {
  const { rows } = await db.query<{ count: number; examples: string[] }>(
    `SELECT count(*)::integer AS count, coalesce((array_agg(id::text))[1:5], '{}') AS examples FROM (${sql}) AS broken`,
  );
  return rows[0]!;
}

export async function journalState(db: ReadHandle): Promise<JournalState> {
  const { rows } = await db.query<JournalState>(
    `SELECT
       (SELECT count(*)::integer FROM ledger.journal) AS movements,
       (SELECT count(*)::integer FROM ledger.blocks) AS blocks,
       (SELECT count(*)::integer FROM ledger.journal
        WHERE id > (SELECT coalesce(max(last_id), 0) FROM ledger.blocks)) AS unsealed,
       (SELECT encode(hash, 'hex') FROM ledger.blocks ORDER BY number DESC LIMIT 1) AS head`,
  );
  return rows[0]!;
}
