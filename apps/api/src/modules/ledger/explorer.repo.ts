import type { LedgerOwner } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';
import type { AccountId } from './domain/account.ts';

/** An account by its owner. */
export type NamedAccount = {
  id: AccountId;
  ownerType: LedgerOwner;
  ownerId: string;
  purpose: string;
  currency: string;
};
export type AccountRow = NamedAccount & { balance: bigint; openedAt: Temporal.Instant };

const NAMED = `id, owner_type AS "ownerType", owner_id AS "ownerId", purpose, currency`;
// A balance of the house may be larger than one number of the database: it comes as text.
const WITH_BALANCE = `${NAMED}, ledger.balance(id)::text AS balance, opened_at AS "openedAt"`;

type BalanceRow = Omit<AccountRow, 'balance'> & { balance: string };

export async function selectAccount(db: ReadHandle, id: AccountId): Promise<AccountRow | null> {
  const { rows } = await db.query<BalanceRow>(`SELECT ${WITH_BALANCE} FROM ledger.accounts WHERE id = $1`, [id]);
  return rows[0] ? toAccount(rows[0]) : null;
}

export async function selectNames(db: ReadHandle, ids: readonly AccountId[]): Promise<Map<AccountId, NamedAccount>> {
  const { rows } = await db.query<NamedAccount>(`SELECT ${NAMED} FROM ledger.accounts WHERE id = ANY ($1)`, [ids]);
  return new Map(rows.map((account) => [account.id, account]));
}

/** `found`: only accounts of these owners, whatever kind they are of, or of this number. */
export type AccountsWanted = {
  owners: readonly LedgerOwner[];
  found: { ownerIds: readonly string[]; id: AccountId | null } | null;
  after: NamedAccount | null;
  limit: number;
};

/** Accounts by their owners, in the order of their one key: owner, purpose, currency. */
export async function selectAccounts(
  db: ReadHandle,
  { owners, found, after, limit }: AccountsWanted,
): Promise<AccountRow[]> {
  const values: unknown[] = [owners, limit];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = ['owner_type = ANY ($1)'];
  if (after) {
    const place = [after.ownerType, after.ownerId, after.purpose, after.currency].map(value).join(', ');
    conditions.push(`(owner_type, owner_id, purpose, currency) > (${place})`);
  }
  const page = (more: readonly string[]) => `
    SELECT * FROM ledger.accounts
    WHERE ${[...conditions, ...more].join(' AND ')}
    ORDER BY owner_type, owner_id, purpose, currency
    LIMIT $2`;
  const rowsOf = found
    ? `(${page([`owner_id = ANY (${value(found.ownerIds)})`])}) UNION (${page([`id = ${value(found.id)}`])})`
    : page([]);
  const { rows } = await db.query<BalanceRow>(
    `SELECT ${WITH_BALANCE} FROM (${rowsOf}) AS account
     ORDER BY owner_type, owner_id, purpose, currency
     LIMIT $2`,
    values,
  );
  return rows.map(toAccount);
}

function toAccount({ balance, ...row }: BalanceRow): AccountRow {
  return { ...row, balance: BigInt(balance) };
}

/** A movement as the journal has it. */
export type JournalRow = {
  id: bigint;
  at: Temporal.Instant;
  kind: string;
  debit: AccountId;
  credit: AccountId;
  amount: bigint;
  debitBalance: bigint | null;
  creditBalance: bigint | null;
  debitVersion: bigint | null;
  creditVersion: bigint | null;
  shortfall: bigint;
  source: string;
  key: string;
  referenceType: string;
  referenceId: string;
  actor: string;
};

const MOVEMENT = `id, at, kind, debit, credit, amount, debit_balance AS "debitBalance", credit_balance AS "creditBalance",
  debit_version AS "debitVersion", credit_version AS "creditVersion", shortfall, source, key,
  reference_type AS "referenceType", reference_id AS "referenceId", actor`;

/** What most movements are; no index of the house's side has them. */
const PLAY = `('stake', 'win', 'rollback')`;

export async function selectMovement(db: ReadHandle, id: string): Promise<JournalRow | null> {
  const { rows } = await db.query<JournalRow>(`SELECT ${MOVEMENT} FROM ledger.journal WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** All movements, newest first; `search`: that of this number, and those beside play that refer to this. */
export async function selectJournal(
  db: ReadHandle,
  { search, before, limit }: { search: string | null; before: string | null; limit: number },
): Promise<JournalRow[]> {
  const page = (condition: string) => `
    SELECT * FROM ledger.journal
    WHERE ($1::bigint IS NULL OR id < $1) AND ${condition}
    ORDER BY id DESC LIMIT $2`;
  const rowsOf =
    search === null
      ? page('true')
      : `(${page('id = $3')}) UNION (${page(`reference_id = $4 AND kind NOT IN ${PLAY}`)})`;
  const number = search !== null && /^[1-9]\d{0,17}$/.test(search) ? search : null;
  const { rows } = await db.query<JournalRow>(
    `SELECT ${MOVEMENT} FROM (${rowsOf}) AS movement ORDER BY id DESC LIMIT $2`,
    [before, limit, ...(search === null ? [] : [number, search])],
  );
  return rows;
}

/** The block of the hash chain that has a movement. */
export type Seal = { block: bigint; hash: string; movements: number; sealedAt: Temporal.Instant };

export async function selectSeal(db: ReadHandle, movement: bigint): Promise<Seal | null> {
  const { rows } = await db.query<Seal>(
    `SELECT number AS block, encode(hash, 'hex') AS hash, movements, sealed_at AS "sealedAt"
     FROM (SELECT * FROM ledger.blocks WHERE last_id >= $1 ORDER BY last_id LIMIT 1) AS block
     WHERE first_id <= $1`,
    [movement],
  );
  return rows[0] ?? null;
}

/** A page of a member's account: its index has time and, within one time, its own count of movements. */
export async function selectGuardedLines(
  db: ReadHandle,
  account: AccountId,
  place: { at: Temporal.Instant; version: bigint } | null,
  { until, limit }: { until: Temporal.Instant | null; limit: number },
): Promise<JournalRow[]> {
  const side = (name: 'debit' | 'credit') => `
    SELECT *, ${name}_version AS version FROM ledger.journal
    WHERE ${name} = $1 AND ${name} > 0 AND at <= $2 AND (at, ${name}_version) < ($2::timestamptz, $3::bigint)
      AND ($4::timestamptz IS NULL OR at < $4)
    ORDER BY at DESC, ${name}_version DESC LIMIT $5`;
  const { rows } = await db.query<JournalRow>(
    `SELECT ${MOVEMENT} FROM ((${side('debit')}) UNION ALL (${side('credit')})) AS line
     ORDER BY at DESC, version DESC LIMIT $5`,
    [account, place?.at.toString() ?? 'infinity', place?.version ?? 0n, until?.toString() ?? null, limit],
  );
  return rows;
}

/** Movements of a house-side account that are not play, newest first. */
export async function selectHouseLinesBesidePlay(
  db: ReadHandle,
  account: AccountId,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<JournalRow[]> {
  const side = (name: 'debit' | 'credit') => `
    SELECT * FROM ledger.journal
    WHERE ${name} = $1 AND ${name} < 0 AND kind NOT IN ${PLAY} AND ($2::bigint IS NULL OR id < $2)
    ORDER BY id DESC LIMIT $3`;
  const { rows } = await db.query<JournalRow>(
    `SELECT ${MOVEMENT} FROM ((${side('debit')}) UNION ALL (${side('credit')})) AS line ORDER BY id DESC LIMIT $3`,
    [account, before, limit],
  );
  return rows;
}

/** Play of a house-side account, newest first, among so many of the latest movements; read by the journal's key. */
export async function selectHousePlay(
  db: ReadHandle,
  account: AccountId,
  {
    before,
    from,
    until,
    limit,
  }: { before: bigint | null; from: bigint; until: Temporal.Instant | null; limit: number },
): Promise<JournalRow[]> {
  const { rows } = await db.query<JournalRow>(
    `SELECT ${MOVEMENT} FROM ledger.journal
     WHERE id >= $2 AND ($3::bigint IS NULL OR id < $3) AND kind IN ${PLAY} AND (debit = $1 OR credit = $1)
       AND ($4::timestamptz IS NULL OR at < $4)
     ORDER BY id DESC LIMIT $5`,
    [account, from, before, until?.toString() ?? null, limit],
  );
  return rows;
}

/** The number of the latest movement; 0 where there is none. */
export async function selectLatestId(db: ReadHandle): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>('SELECT id FROM ledger.journal ORDER BY id DESC LIMIT 1');
  return rows[0]?.id ?? 0n;
}

/** The number of the first movement beside play from a time on; null where there is none since. */
export async function selectIdFrom(db: ReadHandle, at: Temporal.Instant): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM ledger.journal WHERE kind NOT IN ${PLAY} AND at >= $1 ORDER BY at, id LIMIT 1`,
    [at.toString()],
  );
  return rows[0]?.id ?? null;
}
