import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Claim = {
  id: bigint;
  amount: bigint;
  currency: string;
  validBet: bigint;
  at: Temporal.Instant;
};

const COLUMNS = 'id, amount, currency, valid_bet AS "validBet", at';

/** Of a member's claims at once, one goes on and the others wait. */
export async function lockMember(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query('INSERT INTO rebate.member (member_id) VALUES ($1) ON CONFLICT DO NOTHING', [memberId]);
  await tx.query('SELECT member_id FROM rebate.member WHERE member_id = $1 FOR UPDATE', [memberId]);
}

/** How many valid bets were claimed for, by area. */
export async function selectTaken(db: ReadHandle, memberId: string): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ area: string; valid_bet: bigint }>(
    'SELECT area, valid_bet FROM rebate.taken WHERE member_id = $1',
    [memberId],
  );
  return new Map(rows.map(({ area, valid_bet: validBet }) => [area, validBet]));
}

/** Notes that the valid bets so far are claimed for. What is noted never falls. */
export async function take(tx: WriteHandle, memberId: string, valid: ReadonlyMap<string, bigint>): Promise<void> {
  await tx.query(
    `INSERT INTO rebate.taken AS t (member_id, area, valid_bet)
     SELECT $1, * FROM unnest($2::text[], $3::bigint[])
     ON CONFLICT (member_id, area) DO UPDATE SET valid_bet = greatest(t.valid_bet, excluded.valid_bet)`,
    [memberId, [...valid.keys()], [...valid.values()]],
  );
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
export async function selectClaims(
  db: ReadHandle,
  memberId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<Claim[]> {
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

/** Claims before a place, latest first. */
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
