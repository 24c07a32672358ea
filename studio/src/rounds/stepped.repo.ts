import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';
import type { ArcadeAct, ArcadeOutcome } from '../protocol.ts';

/** The stake is taken: the round waits for the first move. False if it was abandoned meanwhile. */
export async function markOpen(
  db: Queryable,
  { id, outcome, balanceBefore }: { id: string; outcome: ArcadeOutcome; balanceBefore: Amount },
): Promise<boolean> {
  const updated = await db.query(
    `UPDATE studio.round SET state = 'standing', outcome = $2, balance_before = $3, shown = true
     WHERE id = $1 AND state = 'placing'`,
    [id, JSON.stringify(outcome), balanceBefore],
  );
  return updated.rowCount === 1;
}

/** Locks a round that waits for a move: two moves at once are made one after the other. */
export async function lockOpen(db: Queryable, seatId: bigint, id: string): Promise<boolean> {
  const found = await db.query(
    `SELECT FROM studio.round
     WHERE id = $1 AND seat_id = $2 AND state = 'standing' AND seed_id IS NOT NULL
     FOR UPDATE`,
    [id, seatId],
  );
  return found.rowCount === 1;
}

export type Acted = { id: string; acts: readonly ArcadeAct[]; outcome: ArcadeOutcome };

/** Stores a move, and what the player sees after it. Needs the round's lock. */
export async function markActed(db: Queryable, { id, acts, outcome }: Acted): Promise<void> {
  await db.query(`UPDATE studio.round SET acts = $2, outcome = $3 WHERE id = $1`, [
    id,
    JSON.stringify(acts),
    JSON.stringify(outcome),
  ]);
}

/** Stores the last move and the result, before anybody sees it. Needs the round's lock. */
export async function markEnded(
  db: Queryable,
  { id, acts, outcome, win, at }: Acted & { win: Amount; at: Date },
): Promise<void> {
  await db.query(
    `UPDATE studio.round SET state = 'settling', acts = $2, outcome = $3, win = $4, decided_at = $5 WHERE id = $1`,
    [id, JSON.stringify(acts), JSON.stringify(outcome), win, at],
  );
}

export type Unfinished = { id: string; seatId: bigint; vassalage: string; gameCode: string };

/** Rounds that have waited for a move since before a time. */
export async function unfinishedSince(db: Queryable, before: Date): Promise<Unfinished[]> {
  const found = await db.query<Unfinished>(
    `SELECT round.id, round.seat_id AS "seatId", seat.vassalage, seat.game_code AS "gameCode"
     FROM studio.round JOIN studio.seat ON seat.id = round.seat_id
     WHERE round.state = 'standing' AND round.seed_id IS NOT NULL AND round.created_at < $1
     ORDER BY round.created_at LIMIT 500`,
    [before],
  );
  return found.rows;
}
