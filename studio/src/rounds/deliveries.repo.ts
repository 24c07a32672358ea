import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';
import type { Player } from '../wire/purse.ts';

export type Delivery = Player & {
  kind: 'win' | 'rollback';
  roundId: string;
  transactionUuid: string;
  betUuid: string;
  amount: Amount;
  rewardUuid: string | null;
  /** A rollback of a stake that a move had added; else of the whole round. */
  raiseId: string | null;
  attempts: number;
};

export type NewDelivery = Pick<Delivery, 'kind' | 'roundId' | 'transactionUuid' | 'amount'> & {
  raiseId?: string;
  at: Date;
  nextAt: Date;
};

export async function insertDelivery(db: Queryable, delivery: NewDelivery): Promise<void> {
  await db.query(
    `INSERT INTO studio.delivery (transaction_uuid, round_id, kind, amount, created_at, next_at, raise_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      delivery.transactionUuid,
      delivery.roundId,
      delivery.kind,
      delivery.amount,
      delivery.at,
      delivery.nextAt,
      delivery.raiseId ?? null,
    ],
  );
}

/**
 * Claims deliveries that are due by moving their next attempt to `leaseUntil`: if this process dies now, they are tried again.
 * SKIP LOCKED: two simultaneous claims take different rows.
 */
export async function claimDue(db: Queryable, now: Date, leaseUntil: Date, limit: number): Promise<Delivery[]> {
  const claimed = await db.query<Delivery>(
    `WITH due AS (
       SELECT transaction_uuid FROM studio.delivery
       WHERE answer IS NULL AND next_at <= $1
       ORDER BY next_at LIMIT $3
       FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE studio.delivery SET next_at = $2, attempts = attempts + 1
       FROM due WHERE delivery.transaction_uuid = due.transaction_uuid
       RETURNING delivery.*
     )
     SELECT ${COLUMNS} FROM claimed AS delivery ${JOINS}`,
    [now, leaseUntil, limit],
  );
  return claimed.rows;
}

/** Makes everything undelivered due, whoever claimed it: for a start, when nobody works on any of it. */
export async function releaseAll(db: Queryable, now: Date): Promise<void> {
  await db.query(`UPDATE studio.delivery SET next_at = $1 WHERE answer IS NULL AND next_at > $1`, [now]);
}

export async function findDelivery(db: Queryable, transactionUuid: string): Promise<Delivery> {
  const found = await db.query<Delivery>(
    `SELECT ${COLUMNS} FROM studio.delivery ${JOINS} WHERE delivery.transaction_uuid = $1`,
    [transactionUuid],
  );
  return found.rows[0]!;
}

export async function markAnswered(db: Queryable, transactionUuid: string, answer: string, at: Date): Promise<void> {
  await db.query(
    `UPDATE studio.delivery SET answer = $2, answered_at = $3 WHERE transaction_uuid = $1 AND answer IS NULL`,
    [transactionUuid, answer, at],
  );
}

/** The delivery of a round's win or rollback has its final answer, and the round has ended with it: one statement. */
export async function markDelivered(
  db: Queryable,
  { transactionUuid, roundId, kind }: Pick<Delivery, 'transactionUuid' | 'roundId' | 'kind'>,
  { status, balance, at }: { status: string; balance: Amount | null; at: Date },
): Promise<void> {
  await db.query({
    name: 'mark_delivered',
    text: `WITH answered AS (
             UPDATE studio.delivery SET answer = $4, answered_at = $5 WHERE transaction_uuid = $1 AND answer IS NULL
           )
           UPDATE studio.round
           SET state = CASE state WHEN 'settling' THEN 'settled' ELSE 'returned' END, balance_after = $6
           WHERE id = $2 AND state = CASE $3::text WHEN 'win' THEN 'settling' ELSE 'returning' END`,
    values: [transactionUuid, roundId, kind, status, at, balance],
  });
}

export async function postpone(db: Queryable, transactionUuid: string, nextAt: Date): Promise<void> {
  await db.query(`UPDATE studio.delivery SET next_at = $2 WHERE transaction_uuid = $1`, [transactionUuid, nextAt]);
}

const COLUMNS = `delivery.kind, delivery.round_id AS "roundId", delivery.transaction_uuid AS "transactionUuid", delivery.amount,
  delivery.attempts, coalesce(delivery.raise_id, round.bet_uuid) AS "betUuid", delivery.raise_id AS "raiseId", round.bet ->> 'freeRounds' AS "rewardUuid", session.token, seat.id AS "seatId", seat.vassalage,
  seat.game_code AS "gameCode", seat.player, seat.currency`;

const JOINS = `
  JOIN studio.round ON round.id = delivery.round_id
  JOIN studio.session ON session.id = round.session_id
  JOIN studio.seat ON seat.id = round.seat_id`;
