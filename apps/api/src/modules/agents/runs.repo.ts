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
  contractChain: bigint;
  depth: number;
  state: RunState;
};

/** Writes runs, each once. @returns their ids by contract */
export async function insertRuns(
  tx: WriteHandle,
  runs: readonly NewRun[],
  at: Temporal.Instant,
): Promise<Map<bigint, bigint>> {
  if (runs.length === 0) return new Map();
  const of = <T>(value: (run: NewRun) => T): T[] => runs.map(value);
  const { rows } = await tx.query<{ id: bigint; contract_id: bigint }>(
    `INSERT INTO agents.run (
       contract_id, kind, upline_id, downline_id, currency, starts_at, ends_at, settled, current, gross, adjusted, carried_in,
       carried_out, due, contract_chain, depth, state, computed_at
     )
     SELECT c.id, c.kind, c.upline_id, c.downline_id, c.currency, r.starts_at, r.ends_at, r.result, r.result, r.gross, r.adjusted,
       r.carried_in, r.carried_out, r.due, r.contract_chain, r.depth, r.state, $12
     FROM unnest(
       $1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::jsonb[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
       $9::bigint[], $10::integer[], $11::text[], $13::bigint[]
     ) AS r (contract_id, starts_at, ends_at, result, gross, adjusted, carried_in, carried_out, due, depth, state, contract_chain)
     JOIN agents.contract AS c ON c.id = r.contract_id
     ORDER BY r.contract_id
     RETURNING id, contract_id`,
    [
      of(({ contract }) => contract.id),
      of(({ span }) => span.from.toString()),
      of(({ span }) => span.to.toString()),
      of(({ result }) => JSON.stringify(keep(result))),
      of(({ result }) => result.gross),
      of(({ adjusted }) => adjusted),
      of(({ carriedIn }) => carriedIn),
      of(({ carriedOut }) => carriedOut),
      of(({ due }) => due),
      of(({ depth }) => depth),
      of(({ state }) => state),
      at.toString(),
      of(({ contractChain }) => contractChain),
    ],
  );
  return new Map(rows.map(({ id, contract_id: contractId }) => [contractId, id]));
}

/**
 * The two sides of contracts of a kind: what the downline still has to give back is per pair, whichever contract it
 * came from.
 */
export type Pair = Pick<Running, 'uplineId' | 'downlineId'>;

export function pairKey({ uplineId, downlineId }: Pair): string {
  return `${uplineId ?? 0}:${downlineId}`;
}

/** What downlines still have to give back, by pair. */
export async function selectCarries(db: ReadHandle, kind: ContractKind): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ upline_id: bigint; downline_id: bigint; amount: bigint }>(
    'SELECT upline_id, downline_id, amount FROM agents.carry WHERE kind = $1 AND amount <> 0',
    [kind],
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

/** A run that is to be paid, or is owed. */
export type Payable = {
  id: bigint;
  kind: ContractKind;
  uplineId: string | null;
  downlineId: string;
  currency: string;
  due: bigint;
};

const PAYABLE = `
  r.id, r.kind, r.upline_id::text AS "uplineId", r.downline_id::text AS "downlineId", r.currency, r.due`;

/** Contract chains that wait to be paid. */
export async function selectContractChains(db: ReadHandle): Promise<bigint[]> {
  const { rows } = await db.query<{ contractChain: bigint }>(
    `SELECT DISTINCT contract_chain AS "contractChain" FROM agents.run WHERE state = 'computed' ORDER BY contract_chain`,
  );
  return rows.map(({ contractChain }) => contractChain);
}

/**
 * Marks the waiting runs of a chain as paid, and locks them: they are paid in the same transaction, or marked as owed.
 */
export async function markPaid(tx: WriteHandle, contractChain: bigint, at: Temporal.Instant): Promise<Payable[]> {
  const { rows } = await tx.query<Payable>(
    `UPDATE agents.run AS r SET state = 'paid', paid_at = $2 WHERE r.contract_chain = $1 AND r.state = 'computed' RETURNING ${PAYABLE}`,
    [contractChain, at.toString()],
  );
  return rows;
}

/** The same for one that is owed; null where it is paid, or being paid right now. */
export async function markOwedPaid(tx: WriteHandle, id: bigint, at: Temporal.Instant): Promise<Payable | null> {
  const { rows } = await tx.query<Payable>(
    `UPDATE agents.run AS r SET state = 'paid', paid_at = $2
     WHERE r.id = (SELECT o.id FROM agents.run AS o WHERE o.id = $1 AND o.state = 'owed' FOR UPDATE SKIP LOCKED)
     RETURNING ${PAYABLE}`,
    [id, at.toString()],
  );
  return rows[0] ?? null;
}

export async function markOwed(tx: WriteHandle, ids: readonly bigint[]): Promise<void> {
  await tx.query(`UPDATE agents.run SET state = 'owed', paid_at = NULL WHERE id = ANY ($1)`, [ids]);
}

/** Moves the money of runs from the root down. @returns those the upline's cash did not cover */
export async function payLines(tx: WriteHandle, ids: readonly bigint[], at: Temporal.Instant): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>('SELECT short AS id FROM agents.pay_lines($1, $2) AS short', [
    ids,
    at.round({ smallestUnit: 'microsecond', roundingMode: 'trunc' }).toString(), // the journal's precision
  ]);
  return rows.map(({ id }) => id);
}

/** Runs that are owed and that the upline has the cash for, the highest first. */
export async function selectCovered(
  db: ReadHandle,
  after: { depth: number; id: bigint },
): Promise<{ id: bigint; depth: number }[]> {
  const { rows } = await db.query<{ id: bigint; depth: number }>(
    `SELECT r.id, r.depth
     FROM agents.run AS r
     WHERE r.state = 'owed' AND (r.depth, r.id) > ($1, $2) AND (r.upline_id IS NULL OR r.due <= (
       SELECT c.balance FROM ledger.cash_of(ARRAY[r.upline_id]) AS c WHERE c.currency = r.currency
     ))
     ORDER BY r.depth, r.id
     LIMIT 500`,
    [after.depth, after.id],
  );
  return rows;
}
