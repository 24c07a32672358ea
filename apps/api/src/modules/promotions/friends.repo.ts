import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Friend = {
  promotionId: bigint;
  friendId: string;
  referrerId: string;
  cameAt: Temporal.Instant;
  deposited: Amount;
  validBet: Amount;
};

const COLUMNS = `
  f.promotion_id AS "promotionId", f.friend_id::text AS "friendId", f.referrer_id::text AS "referrerId", f.came_at AS "cameAt",
  f.deposited, f.valid_bet AS "validBet"`;

export async function insertFriends(
  tx: WriteHandle,
  friends: readonly Omit<Friend, 'deposited' | 'validBet'>[],
): Promise<void> {
  if (friends.length === 0) return;
  await tx.query(
    `INSERT INTO promotions.friend (promotion_id, friend_id, referrer_id, came_at)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[])
     ON CONFLICT DO NOTHING`,
    [
      friends.map(({ promotionId }) => promotionId),
      friends.map(({ friendId }) => friendId),
      friends.map(({ referrerId }) => referrerId),
      friends.map(({ cameAt }) => cameAt.toString()),
    ],
  );
}

/** Adds to friends' progress; friends who have met the conditions are not counted further. Each member once. */
export async function addToFriends(
  tx: WriteHandle,
  promotionId: bigint,
  did: readonly { memberId: string; deposited: Amount; validBet: Amount }[],
): Promise<Friend[]> {
  if (did.length === 0) return [];
  const { rows } = await tx.query<Friend>(
    `UPDATE promotions.friend AS f
     SET deposited = f.deposited + d.deposited, valid_bet = f.valid_bet + d.valid_bet
     FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS d (member_id, deposited, valid_bet)
     WHERE f.promotion_id = $1 AND f.friend_id = d.member_id AND f.qualified_at IS NULL
     RETURNING ${COLUMNS}`,
    [promotionId, did.map((one) => one.memberId), did.map((one) => one.deposited), did.map((one) => one.validBet)],
  );
  return rows;
}

/** @returns whether they had not met the conditions before */
export async function qualify(tx: WriteHandle, friend: Friend, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE promotions.friend SET qualified_at = $3 WHERE promotion_id = $1 AND friend_id = $2 AND qualified_at IS NULL`,
    [friend.promotionId, friend.friendId, now.toString()],
  );
  return rowCount === 1;
}

export async function countFriends(
  db: ReadHandle,
  promotionId: bigint,
  referrerId: string,
): Promise<{ friends: number; qualified: number }> {
  const { rows } = await db.query<{ friends: number; qualified: number }>(
    `SELECT count(*)::integer AS friends, count(qualified_at)::integer AS qualified
     FROM promotions.friend WHERE promotion_id = $1 AND referrer_id = $2`,
    [promotionId, referrerId],
  );
  return rows[0]!;
}
