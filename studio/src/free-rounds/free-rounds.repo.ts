import { isDeepStrictEqual } from 'node:util';
import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';
import type { SeatKey } from '../sessions/sessions.repo.ts';

/** Free rounds from an operator: a number of rounds of a game at a stake, until a time. */
export type NewFreeRounds = SeatKey & { rewardUuid: string; stake: Amount; rounds: number; validUntil: Date; at: Date };

/** A gift with rounds left. */
export type FreeRounds = { rewardUuid: string; stake: Amount; rounds: number; used: number; validUntil: Date };

/** Stores a gift, once per key. False if the key belongs to another gift. */
export async function insertFreeRounds(db: Queryable, { at, ...gift }: NewFreeRounds): Promise<boolean> {
  const { vassalage, rewardUuid, gameCode, player, currency, stake, rounds, validUntil } = gift;
  await db.query(
    `INSERT INTO studio.free_rounds
       (vassalage, reward_uuid, game_code, player, currency, stake, rounds, valid_until, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (vassalage, reward_uuid) DO NOTHING`,
    [vassalage, rewardUuid, gameCode, player, currency, stake, rounds, validUntil, at],
  );
  const kept = await db.query(
    `SELECT vassalage, reward_uuid AS "rewardUuid", game_code AS "gameCode", player, currency, stake, rounds,
            valid_until AS "validUntil"
     FROM studio.free_rounds WHERE vassalage = $1 AND reward_uuid = $2`,
    [vassalage, rewardUuid],
  );
  return isDeepStrictEqual({ ...kept.rows[0] }, gift);
}

/** The gift of a seat that expires first; undefined if none is left. */
export async function findFreeRounds(db: Queryable, seat: SeatKey, now: Date): Promise<FreeRounds | undefined> {
  const { vassalage, gameCode, player, currency } = seat;
  const found = await db.query<FreeRounds>(
    `SELECT reward_uuid AS "rewardUuid", stake, rounds, used, valid_until AS "validUntil"
     FROM studio.free_rounds
     WHERE vassalage = $1 AND game_code = $2 AND player = $3 AND currency = $4 AND used < rounds AND valid_until > $5
     ORDER BY valid_until, created_at, reward_uuid LIMIT 1`,
    [vassalage, gameCode, player, currency, now],
  );
  return found.rows[0];
}
