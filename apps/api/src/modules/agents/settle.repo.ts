import type { ContractKind, ContractPeriod } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Contract } from './contracts.repo.ts';
import type { Terms } from './domain/terms.ts';
import { readStoredTerms } from './stored-terms.ts';

/** A settlement cycle: contracts of one kind and period, settled together, period after period. */
export type Cycle = {
  kind: ContractKind;
  period: ContractPeriod;
  settledUntil: Temporal.Instant | null;
  lateUpTo: bigint;
};

export type Running = Pick<Contract, 'id' | 'kind' | 'period' | 'uplineId' | 'downlineId' | 'currency' | 'endsAt'> & {
  startsAt: Temporal.Instant;
  terms: Terms;
};

const CYCLE = `kind, period, settled_until AS "settledUntil", late_up_to AS "lateUpTo"`;

/**
 * A settlement reads one snapshot: play counted meanwhile is late, not counted twice. It sorts in memory, and without
 * parallel workers: bets need those.
 */
export async function freezeReads(tx: WriteHandle): Promise<void> {
  await tx.query(
    `SET TRANSACTION ISOLATION LEVEL REPEATABLE READ;
     SET LOCAL work_mem = '128MB'; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off`,
  );
}

export async function selectCycles(db: ReadHandle): Promise<Cycle[]> {
  const { rows } = await db.query<Cycle>(
    `SELECT ${CYCLE} FROM agents.settlement_cycle ORDER BY period = 'slot' DESC, kind, period`,
  );
  return rows;
}

/** Takes the right to settle; null where another worker has it. */
export async function lockCycle(
  tx: WriteHandle,
  { kind, period }: Pick<Cycle, 'kind' | 'period'>,
): Promise<Cycle | null> {
  const { rows } = await tx.query<Cycle>(
    `SELECT ${CYCLE} FROM agents.settlement_cycle WHERE kind = $1 AND period = $2 FOR UPDATE SKIP LOCKED`,
    [kind, period],
  );
  return rows[0] ?? null;
}

export async function updateCycle(tx: WriteHandle, { kind, period, settledUntil, lateUpTo }: Cycle): Promise<void> {
  await tx.query(
    'UPDATE agents.settlement_cycle SET settled_until = $3, late_up_to = $4 WHERE kind = $1 AND period = $2',
    [kind, period, settledUntil?.toString() ?? null, lateUpTo],
  );
}

/** Play before this time that is counted from now on is late. */
export async function closePlays(db: ReadHandle, before: Temporal.Instant): Promise<void> {
  await db.query('SELECT figures.close_plays($1)', [before.toString()]);
}

export async function latestLate(db: ReadHandle): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>('SELECT figures.latest_late_play() AS id');
  return rows[0]!.id;
}

/** Forgets five-minute figures before a time. @returns how many */
export async function dropSlots(db: ReadHandle, before: Temporal.Instant, most: number): Promise<bigint> {
  const { rows } = await db.query<{ dropped: bigint }>(
    'SELECT figures.drop_slots($1, (SELECT min(late_up_to) FROM agents.settlement_cycle), $2) AS dropped',
    [before.toString(), most],
  );
  return rows[0]!.dropped;
}

/** The first slot with valid bets from a time on. */
export async function nextPlayed(db: ReadHandle, since: Temporal.Instant): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ slot: Temporal.Instant | null }>('SELECT figures.next_slot($1) AS slot', [
    since.toString(),
  ]);
  return rows[0]!.slot;
}

/** The first time, from a given one, at which a contract holds; null: none does. */
export async function nextHeld(
  db: ReadHandle,
  { kind, period }: Cycle,
  since: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ at: Temporal.Instant }>(
    `SELECT greatest(starts_at, $3) AS at FROM agents.contract
     WHERE kind = $1 AND period = $2 AND starts_at IS NOT NULL AND (ends_at IS NULL OR ends_at > $3)
     ORDER BY starts_at
     LIMIT 1`,
    [kind, period, since.toString()],
  );
  return rows[0]?.at ?? null;
}

const RUNNING = `
  id, kind, period, upline_id::text AS "uplineId", downline_id::text AS "downlineId", currency, terms, version,
  starts_at AS "startsAt",
  ends_at AS "endsAt"`;

export async function selectRunningById(db: ReadHandle, ids: readonly bigint[]): Promise<Running[]> {
  const { rows } = await db.query<Omit<Running, 'terms'> & { terms: unknown; version: number }>(
    `SELECT ${RUNNING} FROM agents.contract WHERE id = ANY ($1) ORDER BY id`,
    [ids],
  );
  return rows.map(({ version, terms, ...row }) => ({
    ...row,
    terms: readStoredTerms(row.id, { version, value: terms }),
  }));
}

/** The valid bet from which a member is active, in periods that begin at these times. */
export async function selectActiveFrom(
  db: ReadHandle,
  kind: ContractKind,
  at: readonly Temporal.Instant[],
): Promise<bigint[]> {
  const { rows } = await db.query<{ valid_bet: bigint }>(
    `SELECT (
       SELECT r.valid_bet FROM agents.active_rule AS r WHERE r.kind = $1 AND r.since <= t.at ORDER BY r.since DESC LIMIT 1
     ) AS valid_bet
     FROM unnest($2::timestamptz[]) WITH ORDINALITY AS t (at, place)
     ORDER BY t.place`,
    [kind, at.map(String)],
  );
  return rows.map(({ valid_bet: validBet }) => validBet);
}
