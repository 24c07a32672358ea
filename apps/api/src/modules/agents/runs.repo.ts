import type { ContractKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { keep } from './corrections.repo.ts';
import type { Span } from './domain/periods.ts';
import type { Result } from './domain/settlement.ts';
import type { Running } from './settle.repo.ts';

export type RunState = 'computed' | 'paid' | 'owed' | 'nothing';

/** A period of a contract, as it is to be written. */
export type NewRun = {
  contract: Running;
  span: Span;
  result: Result;
  adjusted: bigint;
  carriedIn: bigint;
  carriedOut: bigint;
  due: bigint;
  chain: bigint;
  depth: number;
  state: RunState;
};

/** Writes periods, each once. @returns their ids by contract */
export async function insertRuns(
  tx: WriteHandle,
  runs: readonly NewRun[],
  at: Temporal.Instant,
): Promise<Map<bigint, bigint>> {
  if (runs.length === 0) return new Map();
  const of = <T>(value: (run: NewRun) => T): T[] => runs.map(value);
  const kept = of(({ result }) => JSON.stringify(keep(result)));
  const { rows } = await tx.query<{ id: bigint; contract_id: bigint }>(
    `INSERT INTO agents.run (
       contract_id, kind, upline_id, downline_id, currency, starts_at, ends_at, settled, current, gross, adjusted, carried_in,
       carried_out, due, chain, depth, state, computed_at
     )
     SELECT r.contract_id, r.kind, r.upline_id, r.downline_id, r.currency, r.starts_at, r.ends_at, r.result, r.result, r.gross,
       r.adjusted, r.carried_in, r.carried_out, r.due, r.chain, r.depth, r.state, $17
     FROM unnest(
       $1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::timestamptz[], $7::timestamptz[], $8::jsonb[],
       $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::integer[], $16::text[]
     ) AS r (
       contract_id, kind, upline_id, downline_id, currency, starts_at, ends_at, result, gross, adjusted, carried_in, carried_out,
       due, chain, depth, state
     )
     RETURNING id, contract_id`,
    [
      of(({ contract }) => contract.id),
      of(({ contract }) => contract.kind),
      of(({ contract }) => contract.uplineId),
      of(({ contract }) => contract.downlineId),
      of(({ contract }) => contract.currency),
      of(({ span }) => span.from.toString()),
      of(({ span }) => span.to.toString()),
      kept,
      of(({ result }) => result.gross),
      of(({ adjusted }) => adjusted),
      of(({ carriedIn }) => carriedIn),
      of(({ carriedOut }) => carriedOut),
      of(({ due }) => due),
      of(({ chain }) => chain),
      of(({ depth }) => depth),
      of(({ state }) => state),
      at.toString(),
    ],
  );
  return new Map(rows.map(({ id, contract_id: contractId }) => [contractId, id]));
}

/** Two who have contracts of a kind: what one still has to give back is theirs, whichever contract it came of. */
export type Pair = Pick<Running, 'uplineId' | 'downlineId'>;

export function pairKey({ uplineId, downlineId }: Pair): string {
  return `${uplineId ?? 0}:${downlineId}`;
}

/** What downlines still have to give back, by pair. */
export async function selectCarries(
  db: ReadHandle,
  kind: ContractKind,
  pairs: readonly Pair[],
): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ upline_id: bigint; downline_id: bigint; amount: bigint }>(
    `SELECT c.upline_id, c.downline_id, c.amount
     FROM unnest($2::bigint[], $3::bigint[]) AS p (upline_id, downline_id)
     JOIN agents.carry AS c ON c.kind = $1 AND c.upline_id = p.upline_id AND c.downline_id = p.downline_id
     WHERE c.amount <> 0`,
    [kind, pairs.map(({ uplineId }) => uplineId ?? 0), pairs.map(({ downlineId }) => downlineId)],
  );
  return new Map(rows.map((row) => [`${row.upline_id}:${row.downline_id}`, row.amount]));
}

export async function saveCarries(
  tx: WriteHandle,
  kind: ContractKind,
  carries: readonly (Pair & { amount: bigint })[],
): Promise<void> {
  if (carries.length === 0) return;
  await tx.query(
    `INSERT INTO agents.carry (kind, upline_id, downline_id, amount)
     SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[])
     ON CONFLICT (kind, upline_id, downline_id) DO UPDATE SET amount = excluded.amount`,
    [
      kind,
      carries.map(({ uplineId }) => uplineId ?? 0),
      carries.map(({ downlineId }) => downlineId),
      carries.map(({ amount }) => amount),
    ],
  );
}

/** What is to be paid, or could not be. */
export type Payable = {
  id: bigint;
  kind: ContractKind;
  uplineId: string | null;
  downlineId: string;
  currency: string;
  due: bigint;
  state: RunState;
};

const PAYABLE = `
  id, kind, upline_id::text AS "uplineId", downline_id::text AS "downlineId", currency, due, state`;

/** Chains that wait to be paid. */
export async function selectChains(db: ReadHandle): Promise<bigint[]> {
  const { rows } = await db.query<{ chain: bigint }>(
    `SELECT DISTINCT chain FROM agents.run WHERE state = 'computed' ORDER BY chain`,
  );
  return rows.map(({ chain }) => chain);
}

/** A chain's lines from the root down, held until the transaction ends. */
export async function lockChain(tx: WriteHandle, chain: bigint): Promise<Payable[]> {
  const { rows } = await tx.query<Payable>(
    `SELECT ${PAYABLE} FROM agents.run WHERE chain = $1 AND state = 'computed' ORDER BY depth, id FOR UPDATE`,
    [chain],
  );
  return rows;
}

/** Lines that an upline could not pay, the highest first. */
export async function selectOwed(
  db: ReadHandle,
  after: { depth: number; id: bigint },
): Promise<(Payable & { depth: number })[]> {
  const { rows } = await db.query<Payable & { depth: number }>(
    `SELECT ${PAYABLE}, depth FROM agents.run WHERE state = 'owed' AND (depth, id) > ($1, $2) ORDER BY depth, id LIMIT 500`,
    [after.depth, after.id],
  );
  return rows;
}

/** One that is still owed; null where it is paid, or just being paid. */
export async function lockOwed(tx: WriteHandle, id: bigint): Promise<Payable | null> {
  const { rows } = await tx.query<Payable>(
    `SELECT ${PAYABLE} FROM agents.run WHERE id = $1 AND state = 'owed' FOR UPDATE SKIP LOCKED`,
    [id],
  );
  return rows[0] ?? null;
}

export async function updateStates(
  tx: WriteHandle,
  states: readonly { id: bigint; state: RunState }[],
  at: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE agents.run AS r SET state = n.state, paid_at = CASE n.state WHEN 'paid' THEN $3::timestamptz END
     FROM unnest($1::bigint[], $2::text[]) AS n (id, state) WHERE r.id = n.id`,
    [states.map(({ id }) => id), states.map(({ state }) => state), at.toString()],
  );
}

/** Cash accounts of members, by member and currency. */
export async function selectAccounts(db: ReadHandle, members: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ member_id: bigint; currency: string; account: bigint }>(
    'SELECT member_id, currency, account FROM ledger.cash_accounts($1)',
    [members],
  );
  return new Map(rows.map((row) => [`${row.member_id}:${row.currency}`, row.account]));
}

/** In id order, as every other holder of many accounts locks them. */
export async function lockAccounts(tx: WriteHandle, accounts: readonly bigint[]): Promise<void> {
  await tx.query('SELECT count(*) FROM ledger.lock_accounts($1)', [accounts]);
}
