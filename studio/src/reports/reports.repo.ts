import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';

export type MovementKind = 'bet' | 'win' | 'rollback';

/** `until` is excluded. */
export type ReportSpan = { vassalage: string; from: Date; until: Date };

export type ReportSum = { gameCode: string; currency: string; kind: MovementKind; count: number; amount: Amount };

export type ReportedMovement = {
  transactionUuid: string;
  kind: MovementKind;
  roundId: string;
  player: string;
  gameCode: string;
  currency: string;
  amount: Amount;
  at: Date;
};

/** A position in a vendor's movements. */
export type MovementPlace = { at: Date; transactionUuid: string };

// A rollback that gives nothing back, of a free round, is no movement.
const OF_VENDOR = `vassalage = $1 AND at >= $2 AND at < $3 AND NOT (kind = 'rollback' AND amount = 0)`;

/** What a vendor's movements of a span add up to, by game, currency and kind. Play money is nobody's. */
export async function selectReportSums(
  db: Queryable,
  { vassalage, from, until, unreported }: ReportSpan & { unreported: string },
): Promise<ReportSum[]> {
  const found = await db.query<ReportSum>(
    `SELECT game_code AS "gameCode", currency, kind, count(*)::integer AS count, sum(amount)::bigint AS amount
     FROM studio.movement
     WHERE ${OF_VENDOR} AND currency <> $4
     GROUP BY game_code, currency, kind ORDER BY game_code, currency, kind`,
    [vassalage, from, until, unreported],
  );
  return found.rows;
}

export type MovementsWish = ReportSpan & {
  gameCode: string;
  currency: string;
  after: MovementPlace | null;
  limit: number;
};

/** The movements of one game in one currency, the earliest first. */
export async function selectMovements(
  db: Queryable,
  { vassalage, from, until, gameCode, currency, after, limit }: MovementsWish,
): Promise<ReportedMovement[]> {
  const found = await db.query<ReportedMovement>(
    `SELECT transaction_uuid AS "transactionUuid", kind, round_id AS "roundId", player, game_code AS "gameCode", currency, amount, at
     FROM studio.movement
     WHERE ${OF_VENDOR} AND game_code = $4 AND currency = $5
       AND ($6::timestamptz IS NULL OR (at, transaction_uuid) > ($6, $7::uuid))
     ORDER BY at, transaction_uuid LIMIT $8`,
    [vassalage, from, until, gameCode, currency, after?.at ?? null, after?.transactionUuid ?? null, limit],
  );
  return found.rows;
}
