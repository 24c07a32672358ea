import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';
import type { Win, WinsQuery } from './domain/win.ts';

const COLUMNS = `
  round.id AS "roundId", round.member_id::text AS "memberId", vendor.code AS vassalage, round.game_code AS "gameCode",
  round.win AS amount, round.currency, round.updated_at AS at`;

// Free bets and rounds whose bets were all rolled back have no stake. Free play makes no wallet calls.
const COUNTS = `round.win > 0 AND round.stake > 0 AND (round.closed OR round.open_bets = 0)`;

/** The highest wins of each vendor, kind and day (UTC) since a time. Reads only the parts of the table that changed since. */
export async function selectWins(db: ReadHandle, { since, currency, atMost, kinds }: WinsQuery): Promise<Win[]> {
  const { rows } = await db.query<Win>(
    `SELECT "roundId", "memberId", vassalage, "gameCode", amount, currency, at
     FROM (
       SELECT ${COLUMNS},
         row_number() OVER (
           PARTITION BY round.vendor_id, told.kind, date_trunc('day', round.updated_at, 'UTC')
           ORDER BY round.win DESC, round.id
         ) AS place
       FROM vendors.round
       JOIN vendors.vendor ON vendor.id = round.vendor_id
       LEFT JOIN unnest($4::text[], $5::text[], $6::text[]) AS told (vassalage, game_code, kind)
         ON told.vassalage = vendor.code AND told.game_code = round.game_code
       WHERE round.updated_at >= $1 AND round.currency = $2 AND ${COUNTS}
     ) AS placed
     WHERE place <= $3`,
    [
      since.toString(),
      currency,
      atMost,
      kinds.map(({ vassalage }) => vassalage),
      kinds.map(({ gameCode }) => gameCode),
      kinds.map(({ kind }) => kind),
    ],
  );
  return rows;
}

/** The last wins of at least an amount since a time, latest first. Reads only the parts of the table that changed since. */
export async function selectLargeWins(
  db: ReadHandle,
  { since, currency, atLeast, most }: { since: Temporal.Instant; currency: string; atLeast: Amount; most: number },
): Promise<Win[]> {
  const { rows } = await db.query<Win>(
    `SELECT ${COLUMNS}
     FROM vendors.round
     JOIN vendors.vendor ON vendor.id = round.vendor_id
     WHERE round.updated_at >= $1 AND round.currency = $2 AND round.win >= $3 AND ${COUNTS}
     ORDER BY round.updated_at DESC, round.id
     LIMIT $4`,
    [since.toString(), currency, atLeast, most],
  );
  return rows;
}

/** Those of these rounds that count as wins now. */
export async function selectWinsById(db: ReadHandle, ids: readonly bigint[]): Promise<Win[]> {
  const { rows } = await db.query<Win>(
    `SELECT ${COLUMNS}
     FROM vendors.round
     JOIN vendors.vendor ON vendor.id = round.vendor_id
     WHERE round.id = ANY ($1) AND ${COUNTS}`,
    [ids],
  );
  return rows;
}

export type VendorWin = Win & { ref: string; stake: Amount };

/** The highest wins at a vendor since a time, highest first. Reads only the parts of the table that changed since. */
export async function selectWinsOfVendor(
  db: ReadHandle,
  { vendor, since, currency, most }: { vendor: string; since: Temporal.Instant; currency: string; most: number },
): Promise<VendorWin[]> {
  const { rows } = await db.query<VendorWin>(
    `SELECT ${COLUMNS}, round.ref, round.stake
     FROM vendors.round
     JOIN vendors.vendor ON vendor.id = round.vendor_id
     WHERE vendor.code = $1 AND round.updated_at >= $2 AND round.currency = $3 AND ${COUNTS}
     ORDER BY round.win DESC, round.id
     LIMIT $4`,
    [vendor, since.toString(), currency, most],
  );
  return rows;
}

type LargePlay = {
  kind: 'stake' | 'win';
  roundId: bigint;
  memberId: string;
  amount: Amount;
  currency: string;
  at: Temporal.Instant;
};

/** Rounds changed since a time whose stakes or wins reach an amount. Reads only the parts of the table that changed since. */
export async function selectLargePlays(
  db: ReadHandle,
  since: Temporal.Instant,
  from: { stake: Amount; win: Amount },
): Promise<LargePlay[]> {
  const { rows } = await db.query<LargePlay>(
    `SELECT large.kind, round.id AS "roundId", round.member_id::text AS "memberId", large.amount, round.currency, large.at
     FROM vendors.round
     CROSS JOIN LATERAL (
       VALUES ('stake', round.stake, $2::bigint, round.started_at), ('win', round.win, $3, round.updated_at)
     ) AS large (kind, amount, least, at)
     WHERE round.updated_at >= $1 AND (round.stake >= $2 OR round.win >= $3) AND large.amount >= large.least AND large.amount > 0
     ORDER BY large.at, round.id`,
    [since.toString(), from.stake, from.win],
  );
  return rows;
}
