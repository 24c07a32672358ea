import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type MoveState = 'requested' | 'approved' | 'rejected' | 'done' | 'failed';

/** A move in the tree. An upline of null: nobody above. */
export type Move = {
  id: bigint;
  memberId: string;
  fromUpline: string | null;
  toUpline: string | null;
  state: MoveState;
  effectiveAt: Temporal.Instant | null;
  reason: string;
  requestedBy: string;
};

const COLUMNS = `
  id, member_id::text AS "memberId", from_upline::text AS "fromUpline", to_upline::text AS "toUpline", state,
  effective_at AS "effectiveAt", reason, requested_by AS "requestedBy"`;

export type NewMove = Omit<Move, 'id' | 'state' | 'effectiveAt'> & { requestedAt: Temporal.Instant };

/** @returns null while another move of this member waits */
export async function insertMove(tx: WriteHandle, move: NewMove): Promise<Move | null> {
  const { rows } = await tx.query<Move>(
    `INSERT INTO agents.move (member_id, from_upline, to_upline, state, reason, requested_by, requested_at)
     VALUES ($1, $2, $3, 'requested', $4, $5, $6)
     ON CONFLICT (member_id) WHERE state IN ('requested', 'approved') DO NOTHING
     RETURNING ${COLUMNS}`,
    [move.memberId, move.fromUpline, move.toUpline, move.reason, move.requestedBy, move.requestedAt.toString()],
  );
  return rows[0] ?? null;
}

export async function lockMove(tx: WriteHandle, id: string): Promise<Move | null> {
  const { rows } = await tx.query<Move>(`SELECT ${COLUMNS} FROM agents.move WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

export async function decideMove(
  tx: WriteHandle,
  move: Pick<Move, 'id' | 'state' | 'effectiveAt'>,
  decidedBy: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx.query(
    'UPDATE agents.move SET state = $2, effective_at = $3, decided_by = $4, decided_at = $5 WHERE id = $1',
    [move.id, move.state, move.effectiveAt?.toString() ?? null, decidedBy, at.toString()],
  );
}

export async function endMove(tx: WriteHandle, id: bigint, state: 'done' | 'failed'): Promise<void> {
  await tx.query('UPDATE agents.move SET state = $2 WHERE id = $1', [id, state]);
}

/** Moves that are due, first to last. */
export async function selectDueMoves(db: ReadHandle, now: Temporal.Instant): Promise<Move[]> {
  const { rows } = await db.query<Move>(
    `SELECT ${COLUMNS} FROM agents.move WHERE state = 'approved' AND effective_at <= $1 ORDER BY effective_at, id`,
    [now.toString()],
  );
  return rows;
}

export async function selectMoves(db: ReadHandle): Promise<Move[]> {
  const { rows } = await db.query<Move>(`SELECT ${COLUMNS} FROM agents.move ORDER BY id DESC LIMIT 100`);
  return rows;
}

/** @returns false where the upline is the member, in their team, or gone: nothing was moved then */
export async function hang(
  tx: WriteHandle,
  memberId: string,
  uplineId: string | null,
  at: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await tx.query<{ moved: boolean }>('SELECT member.move($1, $2, $3) AS moved', [
    memberId,
    uplineId,
    at.toString(),
  ]);
  return rows[0]!.moved;
}

/** Whether a member is in another's team, or is its head. */
export async function selectIsInTeam(db: ReadHandle, memberId: string, headId: string): Promise<boolean> {
  const { rows } = await db.query<{ is_in: boolean }>(
    'SELECT EXISTS (SELECT FROM member.team($2) AS t WHERE t.member_id = $1) AS is_in',
    [memberId, headId],
  );
  return rows[0]!.is_in;
}

export type Change = { what: string; memberId: string | null; details: object; actor: string; reason: string };

/** Records what an operator did. */
export async function insertChange(tx: WriteHandle, change: Change, at: Temporal.Instant): Promise<void> {
  await tx.query(
    'INSERT INTO agents.change (what, member_id, details, actor, reason, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [change.what, change.memberId, JSON.stringify(change.details), change.actor, change.reason, at.toString()],
  );
}

/** Sets the valid bet from which a member is active, in periods that begin from a time on. */
export async function insertActiveRule(
  tx: WriteHandle,
  kind: string,
  since: Temporal.Instant,
  validBet: bigint,
): Promise<void> {
  await tx.query('INSERT INTO agents.active_rule (kind, since, valid_bet) VALUES ($1, $2, $3)', [
    kind,
    since.toString(),
    validBet,
  ]);
}
