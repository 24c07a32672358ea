import type { ReadHandle } from '../../platform/database.ts';
import type { PartlyCancelledWish, RecordedRound, RoundCall, RoundsWish } from './domain/round-record.ts';

const WITH_VALID_BET = 'round.*, vendors.valid_bet(round) AS valid_bet';

const COLUMNS = `
  round.id, round.ref, round.vendor_id AS "vendorId", vendor.code AS vassalage, round.game_code AS "gameCode",
  round.currency, round.stake, round.win, round.valid_bet AS "validBet",
  vendors.round_state(round.closed, round.bets, round.cancelled_bets, round.open_bets, round.win) AS state,
  round.started_at AS "startedAt", round.updated_at AS "updatedAt"`;

const OF_STATE = `
  ($6::text IS NULL
    OR vendors.round_state(round.closed, round.bets, round.cancelled_bets, round.open_bets, round.win) = $6)`;

/**
 * A page of a member's rounds, latest first. Reads the member's part of the index round_of_member from the cursor on,
 * span by span, so that the last page costs what the first does.
 */
export async function selectRoundsAfter(db: ReadHandle, wish: RoundsWish): Promise<RecordedRound[]> {
  const { memberId, spans, games, state, after, limit } = wish;
  const { rows } = await db.query<RecordedRound>(
    `SELECT ${COLUMNS}
     FROM unnest($2::timestamptz[], $3::timestamptz[]) AS span (earliest, latest)
     CROSS JOIN LATERAL (
       SELECT ${WITH_VALID_BET} FROM vendors.round
       WHERE round.member_id = $1 AND round.started_at >= span.earliest AND round.started_at < span.latest
         AND (round.started_at, round.id) < ($4::timestamptz, $5::bigint)
         AND ${OF_STATE}
         AND ($7::smallint[] IS NULL
           OR (round.vendor_id, round.game_code) IN (SELECT * FROM unnest($7::smallint[], $8::text[])))
       ORDER BY round.started_at DESC, round.id DESC
       LIMIT $9
     ) AS round
     JOIN vendors.vendor ON vendor.id = round.vendor_id
     ORDER BY round.started_at DESC, round.id DESC
     LIMIT $9`,
    [
      memberId,
      spans.map(({ from }) => from.toString()),
      spans.map(({ to }) => to.toString()),
      after?.at.toString() ?? 'infinity',
      after?.id ?? 0n,
      state,
      games && games.map(({ vendorId }) => vendorId),
      games && games.map(({ gameCode }) => gameCode),
      limit,
    ],
  );
  return rows;
}

/**
 * A page of a member's rounds of which some bets were rolled back and others not, latest first. Reads the member's part of the
 * index round_cancelled.
 */
export async function selectPartlyCancelled(db: ReadHandle, wish: PartlyCancelledWish): Promise<RecordedRound[]> {
  const { memberId, span, vendors, games, after, limit } = wish;
  const { rows } = await db.query<RecordedRound>(
    `SELECT ${COLUMNS}
     FROM (
       SELECT ${WITH_VALID_BET} FROM vendors.round
       WHERE round.member_id = $1 AND round.started_at >= $2 AND round.started_at < $3
         AND (round.started_at, round.id) < ($4::timestamptz, $5::bigint)
         AND round.cancelled_bets > 0
         AND vendors.round_state(round.closed, round.bets, round.cancelled_bets, round.open_bets, round.win) <> 'rolled_back'
         AND round.vendor_id IN (SELECT vendor.id FROM vendors.vendor WHERE vendor.code = ANY ($6))
         AND ($7::smallint[] IS NULL
           OR (round.vendor_id, round.game_code) IN (SELECT * FROM unnest($7::smallint[], $8::text[])))
       ORDER BY round.started_at DESC, round.id DESC
       LIMIT $9
     ) AS round
     JOIN vendors.vendor ON vendor.id = round.vendor_id
     ORDER BY round.started_at DESC, round.id DESC`,
    [
      memberId,
      span.from.toString(),
      span.to.toString(),
      after?.at.toString() ?? 'infinity',
      after?.id ?? 0n,
      vendors,
      games && games.map(({ vendorId }) => vendorId),
      games && games.map(({ gameCode }) => gameCode),
      limit,
    ],
  );
  return rows;
}

/** Those of these rounds that are the member's own. */
export async function selectOwnRounds(
  db: ReadHandle,
  memberId: string,
  ids: readonly bigint[],
): Promise<RecordedRound[]> {
  const { rows } = await db.query<RecordedRound>(
    `SELECT ${COLUMNS}
     FROM (
       SELECT ${WITH_VALID_BET} FROM vendors.round WHERE round.id = ANY ($2) AND round.member_id = $1
     ) AS round
     JOIN vendors.vendor ON vendor.id = round.vendor_id`,
    [memberId, ids],
  );
  return rows;
}

/** The rounds with this reference, of one account: at most one at each vendor. */
export async function selectRoundsByRef(
  db: ReadHandle,
  account: bigint,
  ref: string,
): Promise<(RecordedRound & { hasCancelledBets: boolean })[]> {
  const { rows } = await db.query<RecordedRound & { hasCancelledBets: boolean }>(
    `SELECT ${COLUMNS}, round.cancelled_bets > 0 AS "hasCancelledBets"
     FROM vendors.vendor
     CROSS JOIN LATERAL (
       SELECT ${WITH_VALID_BET} FROM vendors.round WHERE round.account = $1 AND round.vendor_id = vendor.id AND round.ref = $2 LIMIT 1
     ) AS round
     ORDER BY round.started_at DESC, round.id DESC`,
    [account, ref],
  );
  return rows;
}

/** The vendors' keys of the bets of these rounds. */
export async function selectBetKeys(
  db: ReadHandle,
  roundIds: readonly bigint[],
): Promise<{ roundId: bigint; txId: string }[]> {
  const { rows } = await db.query<{ roundId: bigint; txId: string }>(
    `SELECT round_id AS "roundId", tx_id AS "txId" FROM vendors.transaction WHERE round_id = ANY ($1) AND kind = 'bet'`,
    [roundIds],
  );
  return rows;
}

/** A round's calls, in the order they were carried out. */
export async function selectCalls(db: ReadHandle, roundId: bigint): Promise<RoundCall[]> {
  const { rows } = await db.query<RoundCall>(
    `SELECT id, tx_id AS "txId", kind, amount, moved, free AS "isFree", cancelled AND kind = 'bet' AS "isCancelled",
       balance, at
     FROM vendors.transaction
     WHERE round_id = $1
     ORDER BY id`,
    [roundId],
  );
  return rows;
}
