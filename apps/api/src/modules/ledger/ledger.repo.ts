import { arrayOfRows, type Field } from '../../platform/array-literal.ts';
import type { ReadHandle } from '../../platform/database.ts';
import type { AccountId, AccountName, MemberBalance } from './domain/account.ts';
import type { HoldId, HoldPosting, HoldState, HoldVoiding, PartPosting, Reservation } from './domain/hold.ts';
import type { Movement } from './domain/movement.ts';
import type { StatementQuery } from './domain/statement.ts';

/** A transaction, or a pool where one statement is the whole transaction. */
export type Handle = ReadHandle;

export type OutcomeRow = {
  status: 'posted' | 'duplicate' | 'conflict' | 'insufficient_funds';
  id: bigint;
  /** Of a duplicate, the time of its first posting. A movement posted now has the given time. */
  at: Temporal.Instant | null;
  amount: bigint;
  shortfall: bigint;
  debit_balance: bigint | null;
  debit_version: bigint | null;
  credit_balance: bigint | null;
  credit_version: bigint | null;
};

export type ReservationRow = {
  status: 'reserved' | 'duplicate' | 'conflict' | 'insufficient_funds';
  hold: HoldId;
  state: HoldState;
  balance: bigint;
};

export type HoldEndRow = {
  status: 'done' | 'ended' | 'exceeds_hold' | 'unknown_hold';
  state: HoldState;
  posted: bigint;
  reserved: bigint;
  balance: bigint;
};

export type PartRow = {
  status: 'done' | 'conflict' | 'ended' | 'exceeds_hold' | 'unknown_hold';
  state: HoldState;
  reserved: bigint;
  balance: bigint;
};

export type StatementRow = {
  id: bigint;
  at: Temporal.Instant;
  kind: string;
  amount: bigint;
  balance: bigint;
  version: bigint;
  reference_type: string;
  reference_id: string;
  actor: string;
};

export async function openAccount(db: Handle, name: AccountName, at: Temporal.Instant): Promise<AccountId> {
  const { rows } = await db.query<{ id: AccountId }>('SELECT ledger.open_account($1, $2, $3, $4, $5) AS id', [
    name.owner.type,
    name.owner.id,
    name.purpose,
    name.currency,
    at.toString(),
  ]);
  return rows[0]!.id;
}

// One parameter, in PostgreSQL's text form of an array of rows: of the ways measured it costs the database least (1.2
// µs a movement; JSON 4.1).
const POST_BATCH = {
  name: 'ledger_post_batch',
  text: `
    SELECT status, id, CASE status WHEN 'duplicate' THEN at END AS at, amount, shortfall, debit_balance, debit_version, credit_balance, credit_version
    FROM ledger.post_batch($1::ledger.movement[], $2)`,
};

/** One outcome a movement, in their order. Locks the guarded accounts they name, in ID order. */
export async function postBatch(
  db: Handle,
  movements: readonly Movement[],
  at: Temporal.Instant,
): Promise<OutcomeRow[]> {
  const values = [arrayOfRows(movements.map(movementFields)), at.toString()];
  const { rows } = await db.query<OutcomeRow>(POST_BATCH, values);
  return rows;
}

export async function hasAccountOf(db: ReadHandle, { type, id }: AccountName['owner']): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    'SELECT EXISTS (SELECT FROM ledger.accounts WHERE owner_type = $1 AND owner_id = $2) AS there',
    [type, id],
  );
  return rows[0]!.there;
}

export async function balanceOf(db: ReadHandle, account: AccountId): Promise<bigint | null> {
  const { rows } = await db.query<{ balance: string | null }>('SELECT ledger.balance($1)::text AS balance', [account]);
  const balance = rows[0]!.balance;
  return balance === null ? null : BigInt(balance);
}

/**
 * Every house-side account with its balance; members' accounts and the escrows of draws, whose number grows, summed by
 * purpose. In each currency it sums to zero.
 */
export async function trialBalance(db: ReadHandle): Promise<TrialBalanceLine[]> {
  // A sum over all members may be larger than one account can be: it comes as text.
  const { rows } = await db.query<Omit<TrialBalanceLine, 'balance'> & { balance: string }>(
    `SELECT owner_type || ' ' || owner_id AS owner, purpose, currency, ledger.balance(id)::text AS balance
     FROM ledger.accounts
     WHERE id < 0 AND purpose <> 'escrow'
     UNION ALL
     SELECT owner_type, purpose, currency, sum(ledger.balance(id))::text
     FROM ledger.accounts
     WHERE id < 0 AND purpose = 'escrow'
     GROUP BY owner_type, purpose, currency
     UNION ALL
     SELECT 'members', a.purpose, a.currency, sum(b.balance)::text
     FROM ledger.accounts AS a
     JOIN ledger.balances AS b ON b.account = a.id
     GROUP BY a.purpose, a.currency
     ORDER BY owner, purpose, currency`,
  );
  return rows.map(({ balance, ...line }) => ({ ...line, balance: BigInt(balance) }));
}

export type TrialBalanceLine = { owner: string; purpose: string; currency: string; balance: bigint };

/** Cash and bonus of some members, for a list of them. */
export async function membersMoney(db: ReadHandle, memberIds: readonly string[]): Promise<MemberMoney[]> {
  const { rows } = await db.query<MemberMoney>(
    `SELECT a.owner_id AS "memberId", a.purpose, b.balance
     FROM ledger.accounts AS a
     JOIN ledger.balances AS b ON b.account = a.id
     WHERE a.owner_type = 'member' AND a.owner_id = ANY ($1) AND a.purpose IN ('cash', 'bonus')`,
    [memberIds],
  );
  return rows;
}

export type MemberMoney = { memberId: string; purpose: 'cash' | 'bonus'; balance: bigint };

const MEMBER_BALANCES = {
  name: 'ledger_member_balances',
  text: `
    SELECT a.id AS account, a.purpose, a.currency, b.balance, b.version
    FROM ledger.accounts AS a
    JOIN ledger.balances AS b ON b.account = a.id
    WHERE a.owner_type = 'member' AND a.owner_id = $1
    ORDER BY a.id`,
};

export async function memberBalances(db: ReadHandle, memberId: string): Promise<MemberBalance[]> {
  const { rows } = await db.query<MemberBalance>(MEMBER_BALANCES, [memberId]);
  return rows;
}

const STATEMENT_LINES = `
  SELECT id, at, kind, reference_type, reference_id, actor,
         -amount AS amount, debit_balance AS balance, debit_version AS version
  FROM ledger.journal
  WHERE debit = $1 AND debit > 0 AND at >= $2 AND at < $3 AND ($4::text IS NULL OR kind = $4)
  UNION ALL
  SELECT id, at, kind, reference_type, reference_id, actor, amount, credit_balance, credit_version
  FROM ledger.journal
  WHERE credit = $1 AND credit > 0 AND at >= $2 AND at < $3 AND ($4::text IS NULL OR kind = $4)`;

export async function statementLines(
  db: ReadHandle,
  account: AccountId,
  query: StatementQuery,
): Promise<StatementRow[]> {
  const { rows } = await db.query<StatementRow>(
    `SELECT * FROM (${STATEMENT_LINES}) AS line ORDER BY at DESC, version DESC LIMIT $5 OFFSET $6`,
    [...range(account, query), query.pageSize, (query.page - 1) * query.pageSize],
  );
  return rows;
}

export async function countStatementLines(db: ReadHandle, account: AccountId, query: StatementQuery): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM (${STATEMENT_LINES}) AS line`,
    range(account, query),
  );
  return rows[0]!.total;
}

export async function reserve(db: Handle, wanted: Reservation, at: Temporal.Instant): Promise<ReservationRow> {
  const { rows } = await db.query<ReservationRow>(
    `SELECT * FROM ledger.reserve(source => $1, key => $2, kind => $3, account => $4, amount => $5, reference_type => $6,
       reference_id => $7, actor => $8, expires_at => $9, at => $10)`,
    [
      wanted.source,
      wanted.key,
      wanted.kind,
      wanted.account,
      wanted.amount,
      wanted.reference.type,
      wanted.reference.id,
      wanted.actor,
      wanted.expiresAt.toString(),
      at.toString(),
    ],
  );
  return rows[0]!;
}

/** Locks the accounts of the hold, then the hold. */
export async function endHold(db: Handle, end: HoldPosting | HoldVoiding, at: Temporal.Instant): Promise<HoldEndRow> {
  const [credit, amount] = 'credit' in end ? [end.credit, end.amount ?? null] : [null, null];
  const { rows } = await db.query<HoldEndRow>('SELECT * FROM ledger.end_hold($1, $2, $3, $4, $5, $6)', [
    end.hold,
    credit,
    amount,
    end.kind,
    end.actor,
    at.toString(),
  ]);
  return rows[0]!;
}

/** Locks the accounts of the hold, then the hold. */
export async function postPart(db: Handle, part: PartPosting, at: Temporal.Instant): Promise<PartRow> {
  const { rows } = await db.query<PartRow>('SELECT * FROM ledger.post_part($1, $2, $3, $4, $5, $6, $7)', [
    part.hold,
    part.key,
    part.credit,
    part.amount,
    part.kind,
    part.actor,
    at.toString(),
  ]);
  return rows[0]!;
}

export async function expiredHolds(db: ReadHandle, now: Temporal.Instant, most: number): Promise<HoldId[]> {
  const { rows } = await db.query<{ id: HoldId }>(
    `SELECT id FROM ledger.holds WHERE state = 'open' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    [now.toString(), most],
  );
  return rows.map(({ id }) => id);
}

/** A watermark of the journal: rows before it are final once all transactions up to `horizon` have ended. */
export type Watermark = { up_to: bigint; sealed: bigint; horizon: string };

export async function selectWatermark(db: ReadHandle): Promise<Watermark> {
  const { rows } = await db.query<Watermark>('SELECT up_to, sealed, horizon::text FROM ledger.draw_line()');
  return rows[0]!;
}

/** Seals one block; 0 when everything up to the watermark is sealed, null while earlier transactions still run. */
export async function sealBlock(
  db: Handle,
  watermark: Watermark,
  most: number,
  at: Temporal.Instant,
): Promise<number | null> {
  const { rows } = await db.query<{ sealed: number | null }>('SELECT ledger.seal($1, $2, $3, $4) AS sealed', [
    watermark.up_to,
    watermark.horizon,
    most,
    at.toString(),
  ]);
  return rows[0]!.sealed;
}

/** Moves settled keys in bulk; null while transactions from before the watermark still run. */
export async function settleKeys(db: Handle, watermark: Watermark, atLeast: number): Promise<bigint | null> {
  const { rows } = await db.query<{ moved: bigint | null }>('SELECT ledger.settle_keys($1, $2, $3) AS moved', [
    watermark.sealed,
    watermark.horizon,
    atLeast,
  ]);
  return rows[0]!.moved;
}

export async function rollUp(db: Handle): Promise<bigint> {
  const { rows } = await db.query<{ reached: bigint }>('SELECT ledger.roll_up() AS reached');
  return rows[0]!.reached;
}

function range(account: AccountId, { from, to, kind }: StatementQuery): unknown[] {
  return [account, from.toString(), to.toString(), kind ?? null];
}

function movementFields(movement: Movement): Field[] {
  return [
    movement.source,
    movement.key,
    movement.kind,
    movement.debit,
    movement.credit,
    movement.amount,
    movement.reference.type,
    movement.reference.id,
    movement.actor,
    movement.cover ?? null,
    movement.allowZero ?? false,
  ];
}
