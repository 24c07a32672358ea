import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';

export type SettledRound = {
  roundId: string;
  vassalage: string;
  gameCode: string;
  player: string;
  currency: string;
  state: 'settled' | 'void';
  /** Increases by one with each change. */
  revision: number;
  stake: Amount;
  win: Amount;
  startedAt: Date;
  settledAt: Date;
  changedAt: Date;
};

/** A position in a vendor's settled-round feed. */
export type SettledPlace = { changedAt: Date; roundId: string };

const COLUMNS = `round_id AS "roundId", vassalage, game_code AS "gameCode", player, currency, state, revision, stake, win,
  started_at AS "startedAt", settled_at AS "settledAt", changed_at AS "changedAt"`;

/** Stores how a round ended, with the win that is being paid. */
export async function insertSettled(db: Queryable, roundId: string, win: Amount, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO studio.settled_round
       (round_id, vassalage, game_code, player, currency, stake, win, started_at, settled_at, changed_at)
     SELECT round.id, seat.vassalage, seat.game_code, seat.player, seat.currency, round.stake + round.raised, $2, round.created_at, $3, $3
     FROM studio.round JOIN studio.seat ON seat.id = round.seat_id
     WHERE round.id = $1`,
    [roundId, win, at],
  );
}

export type SettledWish = {
  vassalage: string;
  /** Changed from then on; `until` is excluded. */
  from: Date;
  until: Date | null;
  after: SettledPlace | null;
  limit: number;
};

/** Rounds by their last change, the earliest first. */
export async function selectSettled(
  db: Queryable,
  { vassalage, from, until, after, limit }: SettledWish,
): Promise<SettledRound[]> {
  const found = await db.query<SettledRound>(
    `SELECT ${COLUMNS} FROM studio.settled_round
     WHERE vassalage = $1 AND changed_at >= $2 AND ($3::timestamptz IS NULL OR changed_at < $3)
       AND ($4::timestamptz IS NULL OR (changed_at, round_id) > ($4, $5::uuid))
     ORDER BY changed_at, round_id LIMIT $6`,
    [vassalage, from, until, after?.changedAt ?? null, after?.roundId ?? null, limit],
  );
  return found.rows;
}

export async function findSettled(db: Queryable, roundId: string): Promise<SettledRound | undefined> {
  const found = await db.query<SettledRound>(`SELECT ${COLUMNS} FROM studio.settled_round WHERE round_id = $1`, [
    roundId,
  ]);
  return found.rows[0];
}

/** Locks the round until the caller's transaction ends. */
export async function lockSettled(db: Queryable, roundId: string): Promise<SettledRound | undefined> {
  const found = await db.query<SettledRound>(
    `SELECT ${COLUMNS} FROM studio.settled_round WHERE round_id::text = $1 FOR UPDATE`,
    [roundId],
  );
  return found.rows[0];
}

/** A round's next revision. */
export async function updateSettled(
  db: Queryable,
  { roundId, state, win }: Pick<SettledRound, 'roundId' | 'state' | 'win'>,
  at: Date,
): Promise<void> {
  await db.query(
    `UPDATE studio.settled_round SET state = $2, win = $3, revision = revision + 1, changed_at = $4 WHERE round_id = $1`,
    [roundId, state, win, at],
  );
}
