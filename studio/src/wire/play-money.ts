import type { Pool } from '../platform/database.ts';
import type { Movement, Purse, PurseAnswer } from './purse.ts';

/** Play money of demo seats, kept by the studio. The same rules as a wallet: one effect for one key, never below zero. */
export function createPlayMoney(pool: Pool): Purse {
  return {
    balance: async ({ seatId }) => answer(await readBalance(pool, seatId)),
    move: async ({ seatId }, movement) => {
      const moved = await pool.query<{ balance: bigint }>(MOVE, [seatId, ...keyAndAmount(movement), movement.betUuid]);
      const balance = moved.rows[0]?.balance;
      if (balance !== undefined) return { kind: 'ok', balance };
      return refusedOrRepeated(pool, seatId, movement);
    },
  };
}

/** Restores the play money of a demo seat that has less than `least`. */
export async function refillPlayMoney(pool: Pool, seatId: bigint, amount: bigint, least: bigint): Promise<void> {
  await pool.query(
    `INSERT INTO studio.play_money (seat_id, balance) VALUES ($1, $2)
     ON CONFLICT (seat_id) DO UPDATE SET balance = EXCLUDED.balance WHERE play_money.balance < $3`,
    [seatId, amount, least],
  );
}

// The balance is changed first, and the entry is written only if that succeeded; an existing entry stops both. A rollback returns
// what its bet took, which is nothing if the bet never arrived.
const MOVE = `
  WITH amount AS (
    SELECT CASE WHEN $4::boolean
      THEN coalesce((SELECT -bet.amount FROM studio.play_money_entry bet WHERE bet.transaction_uuid = $5), 0)
      ELSE $3::bigint END AS value
  ), moved AS (
    UPDATE studio.play_money SET balance = balance + amount.value
    FROM amount
    WHERE seat_id = $1 AND balance + amount.value >= 0
      AND NOT EXISTS (SELECT FROM studio.play_money_entry WHERE transaction_uuid = $2)
    RETURNING balance
  ), entered AS (
    INSERT INTO studio.play_money_entry (transaction_uuid, seat_id, amount)
    SELECT $2, $1, amount.value FROM amount, moved
  )
  SELECT balance FROM moved`;

function keyAndAmount({ kind, transactionUuid, amount }: Movement): [string, bigint, boolean] {
  return [transactionUuid, kind === 'bet' ? -amount : amount, kind === 'rollback'];
}

async function refusedOrRepeated(pool: Pool, seatId: bigint, { transactionUuid }: Movement): Promise<PurseAnswer> {
  const known = await pool.query(`SELECT FROM studio.play_money_entry WHERE transaction_uuid = $1`, [transactionUuid]);
  const balance = await readBalance(pool, seatId);
  if (known.rowCount) return answer(balance);
  return { kind: 'refused', status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance };
}

async function readBalance(pool: Pool, seatId: bigint): Promise<bigint> {
  const found = await pool.query<{ balance: bigint }>(`SELECT balance FROM studio.play_money WHERE seat_id = $1`, [
    seatId,
  ]);
  return found.rows[0]?.balance ?? 0n;
}

function answer(balance: bigint): PurseAnswer {
  return { kind: 'ok', balance };
}
