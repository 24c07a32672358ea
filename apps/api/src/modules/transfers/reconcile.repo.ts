import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';

/** A member's wallet at a vendor according to our books: the balance, and the result of play by all moves so far. */
export type BookedWallet = { memberId: string; currency: string; placed: Amount; booked: Amount; isMoving: boolean };

/** The wallets at a vendor after a member, in the order of the members' IDs. */
export async function selectBooked(
  db: ReadHandle,
  vendor: string,
  after: string,
  limit: number,
): Promise<BookedWallet[]> {
  const { rows } = await db.query<BookedWallet>(
    `SELECT w.member_id::text AS "memberId", w.currency, w.placed, m.booked, m.moving AS "isMoving"
     FROM transfers.vendor_wallet AS w
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(o.played) FILTER (WHERE o.state = 'confirmed'), 0)::bigint AS booked,
         coalesce(bool_or(o.state IN ('created', 'sent', 'unknown')), false) AS moving
       FROM transfers.move AS o
       WHERE o.member_id = w.member_id AND o.vendor = w.vendor AND o.currency = w.currency
     ) AS m
     WHERE w.vendor = $1 AND w.member_id > $2
     ORDER BY w.member_id
     LIMIT $3`,
    [vendor, after, limit],
  );
  return rows;
}
