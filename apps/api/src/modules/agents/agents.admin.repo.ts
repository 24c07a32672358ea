import { accountTypes, type ContractKind } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Application } from './applications.repo.ts';
import type { Move } from './tree.repo.ts';

/** A member in the tree, as employees see them. */
export type TreeRow = {
  id: string;
  username: string;
  type: number;
  status: string;
  /** Their agent line: the IDs from the top down to them. */
  line: string;
  downlines: number;
  contracts: ContractKind[];
  currency: string;
  cash: bigint;
  registeredAt: Temporal.Instant;
};

const COLUMNS = `
  t.member_id::text AS id, t.username, t.type, t.status, t.line, t.currency,
  (SELECT count(*)::integer FROM member.downlines_of(t.member_id)) AS downlines,
  coalesce((SELECT c.balance FROM ledger.cash_of(ARRAY[t.member_id]) AS c WHERE c.currency = t.currency), 0) AS cash,
  ARRAY(
    SELECT DISTINCT k.kind FROM agents.contract AS k
    WHERE k.downline_id = t.member_id AND k.state IN ('signed', 'termination_requested') ORDER BY k.kind
  ) AS contracts,
  t.registered_at AS "registeredAt"`;

type Level = { after: string; limit: number };

// As it is written in the index of agents on top.
const ON_TOP = `t.upline_id IS NULL AND t.type IN (${accountTypes.agent.join(', ')})`;

/** Agents with nobody above, by ID. */
export async function selectTop(db: ReadHandle, { after, limit }: Level): Promise<TreeRow[]> {
  const { rows } = await db.query<TreeRow>(
    `SELECT ${COLUMNS} FROM member.tree() AS t WHERE ${ON_TOP} AND t.member_id > $1 ORDER BY t.member_id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** The direct downlines of a member, by ID. */
export async function selectLevel(db: ReadHandle, of: string, { after, limit }: Level): Promise<TreeRow[]> {
  const { rows } = await db.query<TreeRow>(
    `SELECT ${COLUMNS} FROM member.downlines_of($1) AS t WHERE t.member_id > $2 ORDER BY t.member_id LIMIT $3`,
    [of, after, limit],
  );
  return rows;
}

/** Members whose username begins so, in the order of names; `after` is the last one of the page before, by ID. */
export async function selectNamed(db: ReadHandle, search: string, { after, limit }: Level): Promise<TreeRow[]> {
  const { rows } = await db.query<TreeRow>(
    `WITH found AS MATERIALIZED (
       SELECT * FROM member.tree() AS m
       WHERE lower(m.username) COLLATE "C" ^@ lower($1)
         AND lower(m.username) COLLATE "C" > coalesce((
           SELECT lower(p.username) FROM member.tree() AS p WHERE p.member_id = $2
         ), '') COLLATE "C"
       ORDER BY lower(m.username) COLLATE "C"
       LIMIT $3
     )
     SELECT ${COLUMNS} FROM found AS t ORDER BY lower(t.username) COLLATE "C"`,
    [search, after, limit],
  );
  return rows;
}

export async function selectOne(db: ReadHandle, id: string): Promise<TreeRow | null> {
  const { rows } = await db.query<TreeRow>(`SELECT ${COLUMNS} FROM member.tree() AS t WHERE t.member_id = $1`, [id]);
  return rows[0] ?? null;
}

/** A move with who asked for it and who decided. */
export type MoveRow = Move & { requestedAt: Temporal.Instant; decidedBy: string | null };

const MOVE = `
  id, member_id::text AS "memberId", from_upline::text AS "fromUpline", to_upline::text AS "toUpline", state,
  effective_at AS "effectiveAt", reason, requested_by AS "requestedBy", requested_at AS "requestedAt",
  decided_by AS "decidedBy"`;

export async function selectMoves(db: ReadHandle, { before, limit }: RowsBefore): Promise<MoveRow[]> {
  const { rows } = await db.query<MoveRow>(
    `SELECT ${MOVE} FROM agents.move WHERE ($1::bigint IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
    [before, limit],
  );
  return rows;
}

/** A member's move that waits, or has been approved and has not taken effect yet. */
export async function selectOpenMove(db: ReadHandle, memberId: string): Promise<MoveRow | null> {
  const { rows } = await db.query<MoveRow>(
    `SELECT ${MOVE} FROM agents.move WHERE member_id = $1 AND state IN ('requested', 'approved')`,
    [memberId],
  );
  return rows[0] ?? null;
}

/** An application with who decided it and when. */
export type ApplicationRow = Application & { decidedBy: string | null; decidedAt: Temporal.Instant | null };

const APPLICATION = `
  id, member_id::text AS "memberId", state, name, contact, website, plan, reason, applied_at AS "appliedAt",
  decided_by AS "decidedBy", decided_at AS "decidedAt"`;

/** The oldest first. */
export async function selectWaitingApplications(db: ReadHandle, { after, limit }: Level): Promise<ApplicationRow[]> {
  const { rows } = await db.query<ApplicationRow>(
    `SELECT ${APPLICATION} FROM agents.application WHERE state = 'waiting' AND id > $1 ORDER BY id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** The newest first. */
export async function selectDecidedApplications(
  db: ReadHandle,
  { before, limit }: RowsBefore,
): Promise<ApplicationRow[]> {
  const { rows } = await db.query<ApplicationRow>(
    `SELECT ${APPLICATION} FROM agents.application
     WHERE state <> 'waiting' AND ($1::bigint IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
    [before, limit],
  );
  return rows;
}

export async function selectApplication(db: ReadHandle, id: string): Promise<ApplicationRow | null> {
  const { rows } = await db.query<ApplicationRow>(`SELECT ${APPLICATION} FROM agents.application WHERE id = $1`, [id]);
  return rows[0] ?? null;
}
