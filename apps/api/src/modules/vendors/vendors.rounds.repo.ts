import type { ReadHandle } from '../../platform/database.ts';
import type { Round, RoundPage, RoundQuery } from './domain/round.ts';

const COLUMNS = `
  round.id, round.ref, vendor.code AS vassalage, round.game_code AS "gameCode", round.currency, round.stake, round.win,
  CASE
    WHEN round.bets = round.cancelled_bets AND round.win = 0 THEN 'rolled_back'
    WHEN round.closed THEN 'closed'
    ELSE 'open'
  END AS state,
  round.started_at AS "startedAt", round.updated_at AS "updatedAt"`;

// Reads one member's part of the index round_of_member.
const WANTED = `
  FROM vendors.round
  JOIN vendors.vendor ON vendor.id = round.vendor_id
  WHERE round.member_id = $1 AND round.started_at >= $2 AND round.started_at < $3
    AND ($4::text IS NULL OR vendor.code = $4)
    AND ($5::text IS NULL
      OR strpos(lower(round.ref), $5) > 0
      OR strpos(lower(round.game_code), $5) > 0
      OR EXISTS (
        SELECT FROM unnest($6::text[], $7::text[]) AS named (vassalage, game_code)
        WHERE named.vassalage = vendor.code AND named.game_code = round.game_code
      ))`;

/** A member's rounds, newest first, with the sums of the whole time asked for. */
export async function selectRounds(db: ReadHandle, query: RoundQuery): Promise<RoundPage> {
  const { memberId, from, to, vassalage, search, gameCodes = [], page, pageSize } = query;
  const values = [
    memberId,
    from.toString(),
    to.toString(),
    vassalage ?? null,
    search?.toLowerCase() ?? null,
    gameCodes.map((game) => game.vassalage),
    gameCodes.map((game) => game.gameCode),
  ];
  const totals = await db.query<{ total: number; stake: bigint; win: bigint }>(
    `SELECT count(*)::integer AS total, coalesce(sum(round.stake), 0)::bigint AS stake, coalesce(sum(round.win), 0)::bigint AS win
     ${WANTED}`,
    values,
  );
  const rounds = await db.query<Round>(
    `SELECT ${COLUMNS} ${WANTED} ORDER BY round.started_at DESC, round.id DESC LIMIT $8 OFFSET $9`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { rounds: rounds.rows, ...totals.rows[0]! };
}

/** Rounds by their IDs, to which the ledger's movements refer as `round`. */
export async function selectRoundsById(db: ReadHandle, ids: readonly bigint[]): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `SELECT ${COLUMNS}
     FROM vendors.round
     JOIN vendors.vendor ON vendor.id = round.vendor_id
     WHERE round.id = ANY ($1)`,
    [ids],
  );
  return rows;
}

/** The sums of the rounds that a member began since a time. Reads their part of the index round_of_member. */
export async function selectPlayedSince(
  db: ReadHandle,
  memberId: string,
  since: Temporal.Instant,
): Promise<{ stake: bigint; openStake: bigint; win: bigint }> {
  const { rows } = await db.query<{ stake: bigint; openStake: bigint; win: bigint }>(
    `SELECT coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(win), 0)::bigint AS win,
       coalesce(sum(stake) FILTER (
         WHERE vendors.round_state(closed, bets, cancelled_bets, open_bets, win) = 'open'
       ), 0)::bigint AS "openStake"
     FROM vendors.round
     WHERE member_id = $1 AND started_at >= $2`,
    [memberId, since.toString()],
  );
  return rows[0]!;
}

/**
 * A member's stakes in rounds begun from each of these times, in order, to the next (the last without an end): of
 * settled rounds, and of open ones. Both without rolled-back bets and opposite betting. Reads their part of the index
 * round_of_member.
 */
export async function selectStakedBetween(
  db: ReadHandle,
  memberId: string,
  currency: string,
  times: readonly Temporal.Instant[],
): Promise<{ settled: bigint; open: bigint }[]> {
  const { rows } = await db.query<{ place: number; settled: bigint; open: bigint }>(
    `SELECT width_bucket(started_at, $3::timestamptz[]) AS place,
            coalesce(sum(stake - vendors.opposed_stake(round)) FILTER (WHERE closed), 0)::bigint AS settled,
            coalesce(sum(stake) FILTER (WHERE NOT closed), 0)::bigint AS open
     FROM vendors.round
     WHERE member_id = $1 AND currency = $2 AND started_at >= ($3::timestamptz[])[1]
     GROUP BY place`,
    [memberId, currency, times.map(String)],
  );
  const byPlace = new Map(rows.map(({ place, ...staked }) => [place, staked]));
  return times.map((_, i) => byPlace.get(i + 1) ?? { settled: 0n, open: 0n });
}
