import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type RowsBefore } from '../../platform/paging.ts';
import type { PlayedGame } from '../figures/index.ts';

export type Claim = {
  id: bigint;
  amount: bigint;
  currency: string;
  validBet: bigint;
  at: Temporal.Instant;
};

const COLUMNS = 'id, amount, currency, valid_bet AS "validBet", at';

/** Locks a member: of their claims at once, one goes on and the others wait. */
export async function lockMember(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('INSERT INTO rebate.member (member_id) VALUES ($1) ON CONFLICT DO NOTHING', [memberId]);
  await tx.query('SELECT member_id FROM rebate.member WHERE member_id = $1 FOR UPDATE', [memberId]);
}

/** The valid bets claimed so far, by game; and by area, from before claims were stored by game. */
export async function selectTaken(
  db: ReadHandle,
  memberId: string,
): Promise<{ games: (PlayedGame & { validBet: bigint })[]; areas: Map<string, bigint> }> {
  const { rows: games } = await db.query<PlayedGame & { validBet: bigint }>(
    `SELECT vendor_id AS "vendorId", game_code AS "gameCode", valid_bet AS "validBet"
     FROM rebate.taken_of_game WHERE member_id = $1`,
    [memberId],
  );
  const { rows: areas } = await db.query<{ area: string; validBet: bigint }>(
    'SELECT area, valid_bet AS "validBet" FROM rebate.taken WHERE member_id = $1',
    [memberId],
  );
  return { games, areas: new Map(areas.map(({ area, validBet }) => [area, validBet])) };
}

/** Notes that the valid bets on some games so far, which are all there are of some areas, are claimed for. */
export async function take(
  tx: WriteHandle,
  memberId: string,
  { games, areas }: { games: readonly (PlayedGame & { validBet: bigint })[]; areas: readonly string[] },
): Promise<void> {
  await tx.query(
    `INSERT INTO rebate.taken_of_game (member_id, vendor_id, game_code, valid_bet)
     SELECT $1, * FROM unnest($2::smallint[], $3::text[], $4::bigint[])
     ON CONFLICT (member_id, vendor_id, game_code) DO UPDATE SET valid_bet = excluded.valid_bet`,
    [
      memberId,
      games.map(({ vendorId }) => vendorId),
      games.map(({ gameCode }) => gameCode),
      games.map(({ validBet }) => validBet),
    ],
  );
  await tx.query('DELETE FROM rebate.taken WHERE member_id = $1 AND area = ANY ($2)', [memberId, areas]);
}

export async function selectClaimByKey(db: ReadHandle, memberId: string, key: string): Promise<Claim | null> {
  const { rows } = await db.query<Claim>(
    `SELECT ${COLUMNS} FROM rebate.claim WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ?? null;
}

export type NewClaim = Omit<Claim, 'id'> & { memberId: string; idempotencyKey: string; areas: object };

export async function insertClaim(tx: WriteHandle, claim: NewClaim): Promise<Claim> {
  const { rows } = await tx.query<Claim>(
    `INSERT INTO rebate.claim (member_id, idempotency_key, amount, currency, valid_bet, areas, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING ${COLUMNS}`,
    [
      claim.memberId,
      claim.idempotencyKey,
      claim.amount,
      claim.currency,
      claim.validBet,
      JSON.stringify(claim.areas),
      claim.at.toString(),
    ],
  );
  return rows[0]!;
}

/** A member's claims, latest first. */
export async function selectClaims(db: ReadHandle, memberId: string, { before, limit }: RowsBefore): Promise<Claim[]> {
  const { rows } = await db.query<Claim>(
    `SELECT ${COLUMNS}
     FROM rebate.claim
     WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC
     LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

/** Claims before a cursor, latest first. */
export async function selectClaimsBefore(
  db: ReadHandle,
  memberId: string,
  { before, limit }: { before: { at: Temporal.Instant; id: bigint }; limit: number },
): Promise<Claim[]> {
  const { rows } = await db.query<Claim>(
    `SELECT ${COLUMNS} FROM rebate.claim WHERE member_id = $1 AND (at, id) < ($2, $3) ORDER BY at DESC, id DESC LIMIT $4`,
    [memberId, before.at.toString(), before.id, limit],
  );
  return rows;
}
