import type { PlayedKind } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';
import type { ReportSpan, ReportSum } from './domain/day-report.ts';

/** A transaction of a seamless vendor, as our books have it. */
export type PlayedMove = {
  kind: PlayedKind;
  reference: string;
  amount: Amount;
  currency: string;
  gameCode: string;
  roundRef: string;
  roundId: string;
  memberId: string;
  /** When the round began: the vendor booked it at the earliest then. */
  begunAt: Temporal.Instant;
};

type Row = Omit<PlayedMove, 'roundId' | 'memberId'> & { round_id: bigint; member_id: bigint };

// Reads the part of the index transaction_time that the span is in. A rollback that gave nothing back moved nothing.
const MOVED = `
  FROM vendors.transaction AS t
  JOIN vendors.vendor AS v ON v.id = t.vendor_id
  JOIN vendors.round AS r ON r.id = t.round_id
  WHERE v.code = $1 AND t.at >= $2 AND t.at < $3 AND t.kind IN ('bet', 'win', 'rollback')
    AND NOT (t.kind = 'rollback' AND t.moved = 0)`;

const COLUMNS = `t.kind, t.tx_id AS reference, t.moved AS amount, r.currency, t.game_code AS "gameCode", r.ref AS "roundRef",
  r.id AS round_id, r.member_id, r.started_at AS "begunAt"`;

/** What a vendor's transactions of a span add up to here, by game, currency and kind. */
export async function selectPlayedSums(
  db: ReadHandle,
  code: string,
  { from, until }: ReportSpan,
): Promise<ReportSum[]> {
  const { rows } = await db.query<ReportSum>(
    `SELECT t.game_code AS "gameCode", r.currency, t.kind, count(*)::integer AS count, sum(t.moved)::bigint AS amount
     ${MOVED}
     GROUP BY t.game_code, r.currency, t.kind`,
    [code, from.toString(), until.toString()],
  );
  return rows;
}

/** The transactions of one game in one currency. */
export async function selectPlayedMoves(
  db: ReadHandle,
  code: string,
  { from, until }: ReportSpan,
  { gameCode, currency }: { gameCode: string; currency: string },
): Promise<PlayedMove[]> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} ${MOVED} AND t.game_code = $4 AND r.currency = $5`, [
    code,
    from.toString(),
    until.toString(),
    gameCode,
    currency,
  ]);
  return rows.map(toMove);
}

/** What is here of a vendor's transactions, by its keys. */
export async function selectPlayedByKey(db: ReadHandle, code: string, keys: readonly string[]): Promise<PlayedMove[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
     FROM vendors.vendor AS v
     JOIN vendors.transaction AS t ON t.vendor_id = v.id AND t.tx_id = ANY ($2)
     JOIN vendors.round AS r ON r.id = t.round_id
     WHERE v.code = $1 AND t.kind IN ('bet', 'win', 'rollback')`,
    [code, keys],
  );
  return rows.map(toMove);
}

/**
 * Of these keys of a vendor: bets that never arrived before their rollback did, and those rollbacks. Neither moved money, whatever the
 * vendor has on its books.
 */
export async function selectBuried(db: ReadHandle, code: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT t.tx_id AS key
     FROM vendors.vendor AS v
     JOIN vendors.transaction AS t ON t.vendor_id = v.id AND t.tx_id = ANY ($2)
     WHERE v.code = $1
       AND (t.kind = 'tombstone'
         OR t.kind = 'rollback' AND t.moved = 0
           AND EXISTS (SELECT FROM vendors.transaction AS bet WHERE bet.id = t.reference_id AND bet.kind = 'tombstone'))`,
    [code, keys],
  );
  return new Set(rows.map(({ key }) => key));
}

function toMove({ round_id: roundId, member_id: memberId, ...move }: Row): PlayedMove {
  return { ...move, roundId: String(roundId), memberId: String(memberId) };
}
