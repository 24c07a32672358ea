import type { ContractKind, ContractPeriod, ContractStanding, ContractState, ContractTerms } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { versionOf } from '../../platform/stored.ts';
import type { ContractSide } from './domain/contract-state.ts';
import { termsShape } from './stored-terms.ts';

/** A contract as it is stored. An upline of null is the brand. */
export type Contract = {
  id: bigint;
  kind: ContractKind;
  period: ContractPeriod;
  uplineId: string | null;
  downlineId: string;
  currency: string;
  terms: ContractTerms;
  state: ContractState;
  requestedBy: ContractSide | null;
  startsAt: Temporal.Instant | null;
  endsAt: Temporal.Instant | null;
  offeredAt: Temporal.Instant;
  changedAt: Temporal.Instant;
};

export type NewContract = Pick<
  Contract,
  'kind' | 'period' | 'uplineId' | 'downlineId' | 'currency' | 'terms' | 'offeredAt'
>;

type Step = { step: string; state: ContractState; actor: string; reason: string; at: Temporal.Instant };

const COLUMNS = `
  id, kind, period, upline_id::text AS "uplineId", downline_id::text AS "downlineId", currency, terms, state,
  requested_by AS "requestedBy", starts_at AS "startsAt", ends_at AS "endsAt", offered_at AS "offeredAt",
  changed_at AS "changedAt"`;

const IN_FORCE = `state IN ('signed', 'termination_requested')`;

/** Contracts of a kind are offered and signed one at a time, so that no rate slips past another's check. */
export async function lockKind(tx: WriteHandle, kind: ContractKind): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('agents.contracts:' || $1, 0))`, [kind]);
}

export async function insertContract(tx: WriteHandle, contract: NewContract): Promise<Contract> {
  const { rows } = await tx.query<Contract>(
    `INSERT INTO agents.contract (kind, period, upline_id, downline_id, currency, terms, version, state, offered_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $8, 'offered', $7, $7)
     RETURNING ${COLUMNS}`,
    [
      contract.kind,
      contract.period,
      contract.uplineId,
      contract.downlineId,
      contract.currency,
      JSON.stringify(contract.terms),
      contract.offeredAt.toString(),
      versionOf(termsShape),
    ],
  );
  return rows[0]!;
}

/** The columns of a contract that a step changes. */
export async function updateContract(
  tx: WriteHandle,
  { id, state, requestedBy, startsAt, endsAt, changedAt }: Contract,
): Promise<void> {
  await tx.query(
    `UPDATE agents.contract SET state = $2, requested_by = $3, starts_at = $4, ends_at = $5, changed_at = $6 WHERE id = $1`,
    [id, state, requestedBy, startsAt?.toString() ?? null, endsAt?.toString() ?? null, changedAt.toString()],
  );
}

export async function insertStep(tx: WriteHandle, contractId: bigint, step: Step): Promise<void> {
  await tx.query(
    'INSERT INTO agents.step (contract_id, step, state, actor, reason, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [contractId, step.step, step.state, step.actor, step.reason, step.at.toString()],
  );
}

export async function selectSteps(db: ReadHandle, contractId: bigint): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    'SELECT step, state, actor, reason, at FROM agents.step WHERE contract_id = $1 ORDER BY id',
    [contractId],
  );
  return rows;
}

export async function selectContract(db: ReadHandle, id: string): Promise<Contract | null> {
  const { rows } = await db.query<Contract>(`SELECT ${COLUMNS} FROM agents.contract WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** A contract that a member is a side of. */
export async function selectOwnContract(db: ReadHandle, id: string, memberId: string): Promise<Contract | null> {
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract WHERE id = $1 AND $2 IN (upline_id, downline_id)`,
    [id, memberId],
  );
  return rows[0] ?? null;
}

/** The contract in force between a member and their upline (or the brand). */
export async function selectInForce(db: ReadHandle, kind: ContractKind, downlineId: string): Promise<Contract | null> {
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract WHERE kind = $1 AND downline_id = $2 AND ${IN_FORCE}`,
    [kind, downlineId],
  );
  return rows[0] ?? null;
}

/** All contracts in force between a member and their upline (or the brand). */
export async function selectAllInForce(db: ReadHandle, downlineId: string): Promise<Contract[]> {
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract WHERE downline_id = $1 AND ${IN_FORCE} ORDER BY id`,
    [downlineId],
  );
  return rows;
}

/** The contracts in force between a member and their direct downlines. */
export async function selectInForceBelow(db: ReadHandle, kind: ContractKind, uplineId: string): Promise<Contract[]> {
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract WHERE upline_id = $2 AND kind = $1 AND ${IN_FORCE} ORDER BY id`,
    [kind, uplineId],
  );
  return rows;
}

/** The offers that the downline has. */
export async function selectOffers(db: ReadHandle, kind: ContractKind | null, downlineId: string): Promise<Contract[]> {
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract
     WHERE downline_id = $2 AND ($1::text IS NULL OR kind = $1) AND state = 'offered' ORDER BY id`,
    [kind, downlineId],
  );
  return rows;
}

/** Notes that an offer ended a contract. */
export async function updateEndedBy(tx: WriteHandle, contractId: bigint, offerId: bigint): Promise<void> {
  await tx.query('UPDATE agents.contract SET ended_by = $2 WHERE id = $1', [contractId, offerId]);
}

/** What one offer ended was ended by the offer that takes its place. */
export async function moveEndedBy(tx: WriteHandle, from: bigint, to: bigint): Promise<void> {
  await tx.query('UPDATE agents.contract SET ended_by = $2 WHERE ended_by = $1', [from, to]);
}

/** The contracts that an offer ended. */
export async function selectEndedBy(db: ReadHandle, offerId: bigint): Promise<Contract[]> {
  const { rows } = await db.query<Contract>(`SELECT ${COLUMNS} FROM agents.contract WHERE ended_by = $1 ORDER BY id`, [
    offerId,
  ]);
  return rows;
}

/** Terminations that the other side asked a member for. */
export async function selectAsked(db: ReadHandle, memberId: string): Promise<Contract[]> {
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract
     WHERE state = 'termination_requested'
       AND (downline_id = $1 AND requested_by = 'upline' OR upline_id = $1 AND requested_by = 'downline')
     ORDER BY id`,
    [memberId],
  );
  return rows;
}

/** Terminations that are due. */
export async function selectEnding(db: ReadHandle, now: Temporal.Instant): Promise<Contract[]> {
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract WHERE state = 'termination_requested' AND ends_at <= $1 ORDER BY id LIMIT 500`,
    [now.toString()],
  );
  return rows;
}

export type ContractPage = {
  side: ContractSide;
  kind: ContractKind | null;
  standing: ContractStanding | null;
  /** Only contracts with this partner. */
  partnerId: string | null;
  /** The beginning of a direct downline's username. */
  search: string | null;
  before: string | null;
  limit: number;
};

const statesOf: Record<ContractStanding, readonly ContractState[]> = {
  offered: ['offered'],
  in_force: ['signed', 'termination_requested'],
  over: ['rejected', 'terminated', 'superseded'],
};

/** A member's contracts, latest first. */
export async function selectContracts(
  db: ReadHandle,
  memberId: string,
  { side, kind, standing, partnerId, search, before, limit }: ContractPage,
): Promise<Contract[]> {
  const [own, other] = side === 'upline' ? ['upline_id', 'downline_id'] : ['downline_id', 'upline_id'];
  const { rows } = await db.query<Contract>(
    `SELECT ${COLUMNS} FROM agents.contract
     WHERE ${own} = $1 AND ($2::text IS NULL OR kind = $2) AND ($3::bigint IS NULL OR id < $3)
       AND ($5::text[] IS NULL OR state = ANY ($5)) AND ($6::bigint IS NULL OR ${other} = $6)
       AND ($7::text IS NULL OR ${other} IN (
         SELECT d.member_id FROM member.downlines_of($1) AS d WHERE starts_with(lower(d.username), lower($7))
       ))
     ORDER BY id DESC LIMIT $4`,
    [memberId, kind, before, limit, standing && statesOf[standing], partnerId, search],
  );
  return rows;
}
